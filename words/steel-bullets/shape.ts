/** Which words Steel Bullets needs, in every language: a key that is missing somewhere does not compile. */
import type { Why } from '../../games/steel-bullets/refusals.ts';
import type { Chapter, RuleId } from '../../games/steel-bullets/rules.ts';
import type { Bullets, Ending, Face, Open, options, Situation } from '../../games/steel-bullets/zones.ts';
import type { BotWords, Each, GameTalk, GameWords, QuestionWords, VerbWords, WordsFor } from '../game.ts';
import { type Cards, cardsOf, type Said, type Who } from '../phrase.ts';
import type { GamePhrases } from '../tell.ts';

type Zone = Extract<keyof Bullets['zones'], string> | 'box';
type Verb = Situation | 'open' | 'pass' | 'give-up' | 'peek' | 'swap' | 'stop' | 'fetch' | 'take';
type Question = 'turn' | 'answer' | 'bang' | 'open' | 'peek' | 'swap' | 'fetch' | 'take';
type Bot = 'greenhorn' | 'gunhand' | 'sharpshooter';
type Options = typeof options;

/** Everything but the sentences and the rulebook. */
export interface BulletsNames {
  readonly name: string;
  readonly about: string;
  readonly faces: Each<Face>;
  readonly effects: Each<Situation>;
  readonly zones: Each<Zone>;
  readonly facts: Each<Extract<keyof Open, string>>;
  readonly verbs: Each<Verb, VerbWords>;
  readonly questions: Each<Question, QuestionWords>;
  readonly options: { readonly [O in keyof Options]: WordsFor<Options[O]> };
  readonly endings: Each<Ending>;
  readonly bots: Each<Bot, BotWords>;
  refusal(why: string): string | null;
}
export type BulletsRefusals = Each<Why>;
export interface BulletsRulebook {
  readonly chapters: Each<Chapter>;
  readonly rules: Each<RuleId>;
}

/** Every way a card goes in this game. */
type Path = 'hand>played' | 'played>discard' | 'discard>hand' | 'deck>hand' | 'hand>hand' | 'hand>discard' | 'hand>out';
export interface BulletsPhrases {
  cards(cards: Cards): string;
  readonly moved: Each<Path, (cards: Cards, who: Who, other: Who) => string>;
  readonly revealed: Each<'cylinder', (cards: Cards) => string>;
  readonly shuffled: Each<'deck' | 'loading'>;
  aimed(card: Situation, whom: Who): string;
  answered(who: Who, whom: Who, card: Situation): string;
  readonly unanswered: string;
  cancelled(who: Who, card: Situation, by: Who): string;
  opened(who: Who, chamber: number): string;
  saved(who: Who): string;
  out(who: Who): string;
  passedOn(who: Who, whom: Who): string;
  lookedInto(who: Who, chamber: string, seen: Cards): string;
  lookedAtHand(who: Who, whom: Who, seen: Cards): string;
  swapped(who: Who, one: number, other: number): string;
  nothingToTake(whom: Who): string;
  reloaded(bullets: number): string;
}

/** The parts of this game's own tellings, read once for all languages. */
const told = (p: BulletsPhrases): Each<string, (said: Said) => string> => {
  const card = (said: Said): Situation => said.raw('card') as Situation;
  return {
    aimed: said => p.aimed(card(said), said.seat('whom')),
    answered: said => p.answered(said.seat('seat'), said.seat('whom'), card(said)),
    unanswered: () => p.unanswered,
    cancelled: said => p.cancelled(said.seat('seat'), card(said), said.seat('by')),
    opened: said => p.opened(said.seat('seat'), said.number('chamber')),
    saved: said => p.saved(said.seat('seat')),
    out: said => p.out(said.seat('seat')),
    'passed-on': said => p.passedOn(said.seat('seat'), said.seat('whom')),
    looked: said => {
      const { seat, place } = said.raw('from') as { readonly seat: number | null; readonly place: string | null };
      const seen = cardsOf(said.raw('cards') as readonly (string | null)[]);
      return seat === null
        ? p.lookedInto(said.seat('seat'), place!, seen)
        : p.lookedAtHand(said.seat('seat'), said.who(seat), seen);
    },
    swapped: said => {
      const [one, other] = said.raw('chambers') as readonly [number, number];
      return p.swapped(said.seat('seat'), one, other);
    },
    'nothing-to-take': said => p.nothingToTake(said.seat('whom')),
    reloaded: said => p.reloaded(said.number('bullets')),
  };
};

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
    shuffled: phrases.shuffled,
    told: told(phrases),
  }),
});
