/** Which words Wright Brothers' Gang needs, in every language: a key that is missing somewhere does not compile. */
import type { Why } from '../../games/wright-gang/refusals.ts';
import type { Chapter, RuleId } from '../../games/wright-gang/rules.ts';
import type { Ending, events, Face, Open, options, Wright } from '../../games/wright-gang/zones.ts';
import type { BotWords, Each, GameTalk, GameWords, QuestionWords, VerbWords, WordsFor } from '../game.ts';
import type { Cards, Said, Who } from '../phrase.ts';
import type { GamePhrases } from '../tell.ts';

type Zone = Extract<keyof Wright['zones'], string> | 'box';
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
type Bot = 'greenhorn' | 'gunhand' | 'sharpshooter';
type Options = typeof options;

/** Everything but the sentences and the rulebook. */
export interface WrightNames {
  readonly name: string;
  readonly about: string;
  readonly faces: Each<Face>;
  readonly effects: Each<(typeof events)[number] | 'joker' | 'miss' | 'sheriff'>;
  readonly zones: Each<Zone>;
  readonly facts: Each<Extract<keyof Open, string>>;
  readonly verbs: Each<Verb, VerbWords>;
  readonly questions: Each<Question, QuestionWords>;
  readonly options: { readonly [O in keyof Options]: WordsFor<Options[O]> };
  readonly endings: Each<Ending>;
  readonly bots: Each<Bot, BotWords>;
  refusal(why: string): string | null;
}
export type WrightRefusals = Each<Why>;
export interface WrightRulebook {
  readonly chapters: Each<Chapter>;
  readonly rules: Each<RuleId>;
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
  cards(cards: Cards): string;
  readonly moved: Each<Path, (cards: Cards, who: Who, other: Who) => string>;
  readonly revealed: Each<'revolver' | 'duel', (cards: Cards, who: Who) => string>;
  readonly shuffled: Each<'deck'>;
  round(round: number, first: Who): string;
  passed(who: Who): string;
  shootOut(who: Who): string;
  /** Two players fight a duel instead. */
  fourthSheriff(players: number): string;
  readonly deadlock: string;
  duel(who: Who, whom: Who): string;
  readonly duelOff: string;
  falseSlap(who: Who): string;
  hands(hands: readonly Who[], missing: readonly Who[]): string;
  missed(who: Who, whom: Who): string;
  ranked(shares: readonly (readonly [Who, number])[]): string;
}

/** The parts of this game's own tellings, read once for all languages. */
const told = (p: WrightPhrases): Each<string, (said: Said) => string> => ({
  round: said => p.round(said.number('round'), said.seat('first')),
  passed: said => p.passed(said.seat('seat')),
  'shoot-out': said => p.shootOut(said.seat('seat')),
  'fourth-sheriff': said => p.fourthSheriff(said.players),
  deadlock: () => p.deadlock,
  duel: said => p.duel(said.seat('seat'), said.who(1 - said.number('seat'))),
  'duel-off': () => p.duelOff,
  'false-slap': said => p.falseSlap(said.seat('seat')),
  hands: said => p.hands(said.seats('hands'), said.seats('missing')),
  missed: said => p.missed(said.seat('seat'), said.seat('whom')),
  ranked: said => {
    const share = said.ofSeats('shares');
    return p.ranked((said.raw('ranking') as readonly number[]).map(seat => [said.who(seat), share(seat)]));
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
