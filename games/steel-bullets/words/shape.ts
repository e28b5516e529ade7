/** Which words Steel Bullets needs, in every language: a key that is missing somewhere does not compile. */

import type { CommonTells } from '../../../kernel/cards/tells.ts';
import { entriesOf, recordOf } from '../../../kernel/records.ts';
import type { Same } from '../../../words/client.ts';
import type { FirstWords } from '../../../words/first.ts';
import type { Each, GameTalk, GameWords, NamesFor, VerbWords } from '../../../words/game.ts';
import { type Cards, cardsOf, refusalIn, type Who } from '../../../words/phrase.ts';
import type { GamePhrases, ToldBy } from '../../../words/tell.ts';
import type { characters } from '../bot/bots.ts';
import {
  type Aimed,
  aimOf,
  eachAimed,
  eachCard,
  isRevolver,
  type RuleOf,
  type Situation,
  situations,
  type WhyOf,
} from '../faces.ts';
import type { CommonWhy } from '../refusals.ts';
import type { BulletsChapter, BulletsRule, CommonChapter, CommonRule } from '../rules.ts';
import type { Bullets, BulletsEnding, BulletsFace, BulletsTells, options, revolver } from '../zones.ts';
import type { school } from './en/school.ts';
import type { screen } from './en/screen.ts';

type CommonVerb = 'open' | 'pass' | 'give-up' | 'peek' | 'swap' | 'stop' | 'fetch' | 'take';
type Verb = Situation | CommonVerb;
type Question = 'turn' | 'answer' | 'bang' | 'open' | 'peek' | 'swap' | 'fetch' | 'take';

/** Everything but the sentences and the rulebook. */
export interface BulletsNames
  extends NamesFor<{
    kinds: Bullets;
    effect: Situation;
    verb: Verb;
    question: Question;
    options: typeof options;
    ending: BulletsEnding;
    characters: typeof characters;
  }> {
  /** Who went out later did better; nothing is counted. */
  readonly points: null;
}
export type CommonRefusals = Each<CommonWhy>;
export interface BulletsRulebook {
  readonly chapters: Each<BulletsChapter>;
  readonly rules: Each<BulletsRule>;
}

/** What every language says of a card; each adds the forms of the name that its sentences need. */
interface CardWords {
  readonly name: string;
  readonly effect: string;
  /** Why it alone is refused, by the English reason; English has none. */
  readonly refusals?: { readonly [why: string]: string };
}
/** `a Lawyer`, `two Lawyers`. */
export interface EnglishCard extends CardWords {
  readonly one: string;
  readonly many: string;
}
/** What one plays: `Адвоката`. */
export interface DeclinedCard extends CardWords {
  readonly taken: string;
}
/** A card that is played on somebody asks whom. */
type Asking<S extends Situation> = S extends Aimed ? { readonly whom: string } : unknown;
/** A card with reasons of its own to be refused says them in every other language. */
type Refusing<S extends Situation> = [WhyOf<S>] extends [never] ? unknown : { readonly refusals: Each<WhyOf<S>> };
type Translating<W extends CardWords, S extends Situation> = W extends DeclinedCard ? Refusing<S> : unknown;
export type SituationTexts<W extends CardWords> = {
  readonly [S in Situation]: W & Asking<S> & Translating<W, S> & { readonly rules: Each<RuleOf<S>> };
};

/** The names that are about no single card. */
export interface CommonNames extends Omit<BulletsNames, 'faces' | 'effects' | 'verbs'> {
  readonly faces: Each<(typeof revolver)[number]>;
  readonly verbs: Each<CommonVerb, VerbWords>;
}
export const namesWith = <W extends CardWords>(
  cards: SituationTexts<W>,
  plays: (card: W) => VerbWords,
  others: CommonNames,
): BulletsNames => ({
  ...others,
  faces: { ...eachCard(card => cards[card].name), ...others.faces },
  effects: eachCard(card => cards[card].effect),
  verbs: { ...eachCard(card => plays(cards[card])), ...others.verbs },
  refusal: why =>
    others.refusal(why) ?? refusalIn(recordOf(situations.flatMap(card => entriesOf(cards[card].refusals ?? {}))))(why),
});
/** What each card asks that is played on somebody. */
export const whomWith = (cards: SituationTexts<CardWords>): Each<Aimed> => eachAimed(card => cards[card].whom);
/** The rulebook: the chapters of the cards, called by their names, and the others. */
export const rulebookWith = <W extends CardWords>(
  cards: SituationTexts<W>,
  titled: (name: string) => string,
  others: { readonly chapters: Each<CommonChapter>; readonly rules: Each<CommonRule> },
): BulletsRulebook => ({
  chapters: { ...others.chapters, ...eachCard(card => titled(cards[card].name)) },
  rules: {
    ...others.rules,
    ...recordOf(situations.flatMap(card => entriesOf(cards[card].rules))),
  },
});

/** Every way a card goes in this game. */
type Path =
  | 'hand>played'
  | 'played>discard'
  | 'cylinder>cylinder'
  | 'discard>hand'
  | 'deck>hand'
  | 'hand>hand'
  | 'hand>discard'
  | 'hand>out';
export interface BulletsPhrases {
  cards(cards: Cards<BulletsFace>): string;
  readonly moved: Each<Path, (cards: Cards<BulletsFace>, who: Who, other: Who) => string | null>;
  readonly revealed: Each<'cylinder', (cards: Cards<BulletsFace>) => string>;
  readonly shuffled: Each<'deck'>;
  /** What was played on whom. */
  aimed(who: Who, card: Situation, whom: Who): string;
  answered(who: Who, whom: Who, card: Situation): string;
  readonly unanswered: string;
  cancelled(who: Who, card: Situation, by: Who): string;
  opened(who: Who, chamber: number): string;
  saved(who: Who): string;
  out(who: Who): string;
  passedOn(who: Who, whom: Who): string;
  lookedInto(who: Who, chamber: string, seen: Cards<BulletsFace>): string;
  lookedAtHand(who: Who, whom: Who, seen: Cards<BulletsFace>): string;
  swapped(who: Who, one: number, other: number): string;
  nothingToTake(whom: Who): string;
  noCard(who: Who): string;
  reloaded(bullets: number): string;
}

/** Of these the next telling says more than that they are played: what they answer, or on whom they are played. */
export const saysMore = (face: BulletsFace): boolean => face === 'will' || (!isRevolver(face) && aimOf(face) !== null);

/** The parts of this game's own tellings, read once for all languages. */
const told = (p: BulletsPhrases): ToldBy<BulletsTells & Pick<CommonTells<BulletsFace>, 'looked' | 'unanswered'>> => ({
  aimed: said => p.aimed(said.seat('seat'), said.raw('card'), said.seat('whom')),
  answered: said => p.answered(said.seat('seat'), said.seat('whom'), said.raw('card')),
  unanswered: () => p.unanswered,
  cancelled: said => p.cancelled(said.seat('seat'), said.raw('card'), said.seat('by')),
  opened: said => p.opened(said.seat('seat'), said.number('chamber')),
  saved: said => p.saved(said.seat('seat')),
  out: said => p.out(said.seat('seat')),
  'passed-on': said => p.passedOn(said.seat('seat'), said.seat('whom')),
  looked: said => {
    const { seat, place } = said.raw('from');
    const seen = cardsOf(said.raw('cards'));
    return seat === null ? p.lookedInto(said.seat('seat'), place!, seen) : p.lookedAtHand(said.seat('seat'), said.who(seat), seen);
  },
  swapped: said => {
    const [one, other] = said.raw('chambers');
    return p.swapped(said.seat('seat'), one, other);
  },
  'nothing-to-take': said => p.nothingToTake(said.seat('whom')),
  'no-card': said => p.noCard(said.seat('seat')),
  reloaded: said => p.reloaded(said.number('bullets')),
});

/** Names, rulebook and sentences as one. */
export const bulletsTalk = (
  names: BulletsNames,
  phrases: BulletsPhrases,
  tell: (phrases: GamePhrases) => GameWords['tell'],
): GameTalk => ({
  ...names,
  tell: tell({
    zones: names.zones,
    cards: phrases.cards,
    moved: phrases.moved,
    revealed: phrases.revealed,
    // A cylinder that is loaded says so itself, with its bullets.
    shuffled: { ...phrases.shuffled, loading: null },
    told: told(phrases),
  }),
});

/** What a newcomer to Steel Bullets is told. */
export type SteelFirst = FirstWords<'question:turn' | 'question:answer' | 'question:bang' | 'tell:reloaded'>;

/** The shape of what the school of Steel Bullets says: every key of the English words. */
export type BulletsSchool = Same<typeof school>;

/** The shape of what the screen of Steel Bullets says: every key of the English words, with the same parameters. */
export type BulletsScreen = Same<typeof screen>;
