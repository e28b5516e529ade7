/** Which words Liar's dice needs, in every language: a key that is missing somewhere does not compile. */
import type { TellsOf } from '../../../kernel/cards/tells.ts';
import type { Same } from '../../../words/client.ts';
import type { BotWords, Each, GameTalk, QuestionWords, RuleTexts, VerbWords, WordsFor } from '../../../words/game.ts';
import type { Who } from '../../../words/phrase.ts';
import type { GamePhrases, ToldBy } from '../../../words/tell.ts';
import type { no } from '../refusals.ts';
import type { chapters, RuleId } from '../rules.ts';
import type { Liars, options } from '../zones.ts';
import type { screen } from './en/screen.ts';

/** What the poster and the buttons say. */
export interface LiarsNames {
  readonly name: string;
  readonly about: string;
  readonly zones: Each<'box'>;
  readonly facts: Each<Extract<keyof Liars['open'], string>>;
  readonly verbs: Each<'bid' | 'doubt', VerbWords>;
  readonly questions: Each<'bid', QuestionWords>;
  readonly options: { readonly [O in keyof typeof options]: WordsFor<(typeof options)[O]> };
  readonly endings: Each<'last-dice'>;
  readonly bots: Each<'counter', BotWords>;
  readonly points: (n: number) => string;
  refusal(why: string): string | null;
}
export type LiarsRefusals = Each<(typeof no)[keyof typeof no]['why']>;

/** What happens, in sentences. */
export interface LiarsPhrases {
  /** What the reader has rolled. */
  kept(dice: readonly number[]): string;
  rolled(first: Who): string;
  bid(who: Who, count: number, face: number): string;
  doubted(who: Who, count: number, face: number, there: number, loser: Who): string;
  out(who: Who): string;
}
/** The parts of each telling, read once for all languages. */
const told = (phrases: LiarsPhrases): ToldBy<Liars['tells'] & Pick<TellsOf<Liars>, 'kept'>> => ({
  kept: said => {
    const dice = said.raw('kept');
    return dice === null || dice.length === 0 ? null : phrases.kept(dice);
  },
  rolled: said => phrases.rolled(said.seat('first')),
  bid: said => phrases.bid(said.seat('seat'), said.number('count'), said.number('face')),
  doubted: said =>
    phrases.doubted(said.seat('seat'), said.number('count'), said.number('face'), said.number('there'), said.seat('loser')),
  out: said => phrases.out(said.seat('seat')),
});
/** Names and sentences as one. */
export const liarsTalk = (
  names: LiarsNames,
  phrases: LiarsPhrases,
  tell: (phrases: GamePhrases) => GameTalk['tell'],
): GameTalk => ({
  ...names,
  faces: {},
  effects: {},
  tell: tell({
    zones: names.zones,
    cards: () => '',
    moved: {},
    revealed: {},
    shuffled: {},
    told: told(phrases),
  }),
});
export type LiarsScreen = Same<typeof screen>;
export type LiarsRulebook = RuleTexts & { readonly chapters: Each<(typeof chapters)[number]>; readonly rules: Each<RuleId> };
