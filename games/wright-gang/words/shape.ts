/** Which words Wright Brothers' Gang needs, in every language: a key that is missing somewhere does not compile. */
import type { Same } from '../../../words/client.ts';
import type { FirstWords } from '../../../words/first.ts';
import type { Each, GameTalk, GameWords, NamesFor } from '../../../words/game.ts';
import type { Cards, Who } from '../../../words/phrase.ts';
import type { GamePhrases, ToldBy } from '../../../words/tell.ts';
import type { characters } from '../bot/bots.ts';
import type { WrightEvent } from '../faces.ts';
import type { WrightWhy } from '../refusals.ts';
import type { WrightChapter, WrightRule } from '../rules.ts';
import type { options, Wright, WrightEnding, WrightFace, WrightTells } from '../zones.ts';
import type { school } from './en/school.ts';
import type { screen } from './en/screen.ts';

type Verb =
  | 'discard'
  | 'swap'
  | 'give'
  | 'sidekick'
  | 'war-party'
  | 'shootout'
  | 'duel'
  | 'pass'
  | 'slap'
  | 'ready'
  | 'miss'
  | 'load';
type Question = 'turn' | 'give' | 'race' | 'ready' | 'aim';

/** Everything but the sentences and the rulebook. */
export type WrightNames = NamesFor<{
  kinds: Wright;
  effect: WrightEvent | 'joker' | 'miss' | 'sheriff';
  verb: Verb;
  question: Question;
  options: typeof options;
  ending: WrightEnding;
  characters: typeof characters;
}>;
export type WrightRefusals = Each<WrightWhy>;
export interface WrightRulebook {
  readonly chapters: Each<WrightChapter>;
  readonly rules: Each<WrightRule>;
}

/** Every way a card goes in this game. */
type Path =
  | 'deck>bonus'
  | 'deck>hand'
  | 'deck>sheriffs'
  | 'deck>duel'
  | 'deck>loot'
  | 'hand>loot'
  | 'hand>played'
  | 'hand>hand'
  | 'hand>sidekicks'
  | 'hand>revolver'
  | 'played>loot'
  | 'revolver>deck'
  | 'revolver>cancelled'
  | 'duel>loot'
  | 'duel>hand'
  | 'duel>deck'
  | 'bonus>revolver'
  | 'loot>won';
export interface WrightPhrases {
  cards(cards: Cards<WrightFace>): string;
  readonly moved: Each<Path, (cards: Cards<WrightFace>, who: Who, other: Who) => string>;
  readonly revealed: Each<'revolver' | 'duel', (cards: Cards<WrightFace>, who: Who) => string>;
  readonly shuffled: Each<'deck'>;
  round(round: number, first: Who): string;
  passed(who: Who): string;
  shootOut(who: Who): string;
  /** Two players fight a duel instead. */
  fourthSheriff(players: number): string;
  readonly deadlock: string;
  duel(who: Who, whom: Who): string;
  /** The challenger's card was not higher than the other. */
  duelOff(challenger: number, other: number): string;
  falseSlap(who: Who, challenger: number, other: number): string;
  hands(hands: readonly Who[], missing: readonly Who[]): string;
  missed(who: Who, whom: Who): string;
  /** Who takes how much, who was left out, and what nobody gets. */
  ranked(shares: readonly (readonly [Who, number])[], out: readonly Who[], lost: number): string;
}

/** The parts of this game's own tellings, read once for all languages. */
const told = (p: WrightPhrases): ToldBy<WrightTells> => ({
  round: said => p.round(said.number('round'), said.seat('first')),
  passed: said => p.passed(said.seat('seat')),
  'shoot-out': said => p.shootOut(said.seat('seat')),
  'fourth-sheriff': said => p.fourthSheriff(said.players),
  deadlock: () => p.deadlock,
  duel: said => p.duel(said.seat('seat'), said.who(1 - said.number('seat'))),
  'duel-off': said => p.duelOff(...said.raw('values')),
  'false-slap': said => p.falseSlap(said.seat('seat'), ...said.raw('values')),
  hands: said => p.hands(said.seats('hands'), said.seats('missing')),
  missed: said => p.missed(said.seat('seat'), said.seat('whom')),
  ranked: said => {
    const share = said.ofSeats('shares');
    const ranking = said.raw('ranking');
    return p.ranked(
      ranking.map(seat => [said.who(seat), share(seat)]),
      said.seats('out'),
      ranking.reduce((left, seat) => left - share(seat), said.number('loot')),
    );
  },
});

/** Names, rulebook and sentences as one. */
export const wrightTalk = (
  names: WrightNames,
  phrases: WrightPhrases,
  tell: (phrases: GamePhrases) => GameWords['tell'],
): GameTalk => ({
  ...names,
  tell: tell({
    zones: names.zones,
    cards: phrases.cards,
    moved: phrases.moved,
    revealed: phrases.revealed,
    shuffled: phrases.shuffled,
    told: told(phrases),
  }),
});

/** What a newcomer to Wright Brothers' Gang is told. */
export type WrightFirst = FirstWords<'question:turn' | 'zone:revolver' | 'zone:sheriffs' | 'zone:sidekicks' | 'question:give'>;

/** The shape of what the school of Wright Brothers' Gang says: every key of the English words. */
export type WrightSchool = Same<typeof school>;

/** The shape of what the screen of Wright Brothers' Gang says: every key of the English words, with the same parameters. */
export type WrightScreen = Same<typeof screen>;

/** A sum as the rulebook writes it: `2 + 5 = 7`. */
export const sum = (...parts: readonly number[]): string => `${parts.join(' + ')} = ${parts.reduce((all, part) => all + part, 0)}`;
