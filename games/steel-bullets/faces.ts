/** What is printed on the situation cards, except their texts, and how valuable they are to hold. A new card begins here. */

import { eachOf, entriesOf, keysOf } from '../../kernel/records.ts';

/** Blue ones are played on your own turn; the red and the yellow one are answers. */
export type Colour = 'blue' | 'red' | 'yellow';
/** Where a rule comes from: the printed book, an analogy with another of its rules, or the house where the book is silent. */
type RuleSource = 'book' | 'analogy' | 'house';
export type RuleSources = readonly [RuleSource, ...RuleSource[]];
interface PrintedRefusal {
  readonly rule: string;
  readonly why: string;
}
interface Printed {
  readonly colour: Colour;
  /** The card worth most is held first in the hand, and taken first by bots. */
  readonly worth: number;
  /** Whether it does a favour or harm to the player it is played on, if it is played on one. */
  readonly aim?: 'for' | 'against';
  /** Its chapter of the rulebook: its rules in reading order, the one that explains it first. */
  readonly rules: { readonly [id: string]: RuleSources };
  /** Reasons to refuse it that no other card has: first why it cannot be played at all. */
  readonly refusals?: { readonly [name: string]: PrintedRefusal };
}
export const printed = {
  lawyer: {
    colour: 'blue',
    worth: 1,
    rules: {
      'SB-22a': ['book', 'analogy'],
      'SB-22b': ['analogy'],
      'SB-22c': ['house'],
      'SB-47': ['analogy'],
      'SB-22d': ['analogy'],
    },
    refusals: {
      emptyDiscard: { rule: 'SB-22a', why: 'There is nothing in the discard that the Lawyer may take.' },
      notInDiscard: {
        rule: 'SB-22c',
        why: 'The Lawyer cannot take that: it is not in the discard, or it is a Lawyer of this turn.',
      },
    },
  },
  medium: { colour: 'blue', worth: 4, rules: { 'SB-23': ['book', 'house'], 'SB-46': ['house'] } },
  panic: {
    colour: 'blue',
    worth: 8,
    rules: { 'SB-21a': ['book', 'house'], 'SB-21b': ['analogy'], 'SB-21c': ['analogy'], 'SB-21d': ['analogy'] },
  },
  nerves: { colour: 'blue', worth: 3, rules: { 'SB-25': ['book'], 'SB-8': ['analogy'] } },
  hat: {
    colour: 'blue',
    worth: 7,
    aim: 'for',
    rules: { 'SB-26a': ['book'], 'SB-26b': ['analogy'], 'SB-26c': ['book'], 'SB-26d': ['book'], 'SB-26e': ['analogy'] },
    refusals: { nobodyRicher: { rule: 'SB-26a', why: 'The Hat goes to a player with more cards than you will have left.' } },
  },
  thief: {
    colour: 'blue',
    worth: 2,
    aim: 'against',
    rules: { 'SB-27': ['book', 'analogy', 'house'] },
    refusals: {
      noVictim: { rule: 'SB-27', why: 'The Thief needs a living opponent with at least one card.' },
      notTheirCard: { rule: 'SB-27', why: 'That card is not in the hand you look at.' },
    },
  },
  cardsharp: { colour: 'blue', worth: 5, rules: { 'SB-24': ['book', 'house'] } },
  misfire: {
    colour: 'red',
    worth: 9,
    rules: {
      'SB-20a': ['book'],
      'SB-14': ['book', 'house'],
      'SB-48': ['analogy'],
      'SB-15': ['analogy'],
      'SB-20b': ['analogy'],
    },
  },
  will: {
    colour: 'yellow',
    worth: 6,
    rules: {
      'SB-28': ['book', 'analogy', 'house'],
      'SB-28a': ['book'],
      'SB-28b': ['analogy'],
      'SB-28d': ['book'],
      'SB-28e': ['analogy'],
      'SB-28g': ['analogy'],
      'SB-28h': ['house'],
      'SB-28i': ['house'],
    },
  },
} as const satisfies { readonly [card: string]: Printed };

export type Situation = keyof typeof printed;
type Blue = { readonly [S in Situation]: (typeof printed)[S]['colour'] extends 'blue' ? S : never }[Situation];
/** Cards that are played on another player: "who?" is asked first. */
export type Aimed = { readonly [S in Situation]: (typeof printed)[S] extends { readonly aim: string } ? S : never }[Situation];
export type RuleOf<S extends Situation> = Extract<keyof (typeof printed)[S]['rules'], string>;
type RefusalsOf<S extends Situation> = S extends Situation
  ? (typeof printed)[S] extends { readonly refusals: infer R }
    ? R[keyof R]
    : never
  : never;
/** Why this card alone is refused, where it has such reasons. */
export type WhyOf<S extends Situation> = Extract<RefusalsOf<S>, { readonly why: string }>['why'];
export type CardRule = { readonly [S in Situation]: RuleOf<S> }[Situation];

const known: { readonly [S in Situation]: Printed } = printed;
export const situations = keysOf(printed);
export const refusalsOf = (card: Situation): readonly PrintedRefusal[] => Object.values(known[card].refusals ?? {});
const isAimed = (card: Situation): card is Aimed => known[card].aim !== undefined;
export const aimed = situations.filter(isAimed);
const isBlue = (card: Situation): card is Blue => printed[card].colour === 'blue';
export const blue = situations.filter(isBlue);
/** As a hand is sorted. */
export const byWorth: readonly Situation[] = situations.toSorted((a, b) => printed[b].worth - printed[a].worth);
/** As the rulebook goes through them: red, blue, yellow. */
export const byColour: readonly Situation[] = (['red', 'blue', 'yellow'] as const).flatMap(colour =>
  byWorth.filter(card => printed[card].colour === colour),
);
export const aimOf = (card: Situation): 'for' | 'against' | null => known[card].aim ?? null;
export const rulesOf = (card: Situation): readonly (readonly [CardRule, RuleSources])[] => entriesOf(printed[card].rules);
/** A value for each card that is played on another player. */
export const eachAimed = <V>(of: (card: Aimed) => V): { readonly [S in Aimed]: V } => eachOf(aimed, of);
/** Something for each card. */
export const eachCard = <V>(of: (card: Situation) => V): { readonly [S in Situation]: V } => eachOf(situations, of);
/** What lies in a chamber is no situation. */
export const isRevolver = (face: string): face is 'click' | 'bang' => face === 'click' || face === 'bang';
