/** The themes of puzzles. A theme follows from the question and the two weighed moves, never from which of them is better. */
import type { ComponentType } from 'preact';
import type { JsonObject } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ThemeWords } from '../../words/first.ts';
import type { Language } from '../../words/language.ts';
import type { Riddle } from './riddle.ts';

/** A puzzle is of the first theme that it fits. */
export interface PuzzleTheme {
  readonly id: string;
  readonly asks: readonly string[];
  /** The verbs of both moves are among these; any, unless said. */
  readonly between?: readonly string[];
  readonly seat?: Seat;
}
/** A game's puzzle page: `puzzled.ts` in its `page/`, with the `themes` of `alone.ts` among its words. */
export interface Puzzled {
  readonly themes: readonly PuzzleTheme[];
  /** Zones whose known cards lie in the small picture before the hand: the player's own, or every player's. */
  readonly lies?: readonly string[];
  /** Other content of the picture, computed from what the player to move may know. */
  readonly Beside?: ComponentType<{ readonly zones: JsonObject }>;
}
const puzzledAt = import.meta.glob<{ readonly puzzled: Puzzled }>('../../games/*/page/puzzled.ts');
const wordsAt = import.meta.glob<{ readonly themes: ThemeWords }>('../../games/*/words/*/alone.ts');
const none: Puzzled = { themes: [] };

export const puzzledBy = async (game: string): Promise<Puzzled> =>
  (await puzzledAt[`../../games/${game}/page/puzzled.ts`]?.())?.puzzled ?? none;
export const themeWordsOf = async (game: string, language: Language): Promise<ThemeWords> =>
  (await wordsAt[`../../games/${game}/words/${language}/alone.ts`]?.())?.themes ?? {};

const verbOf = (move: string | JsonObject): string => (typeof move === 'string' ? move.split(' ')[0]! : String(move['do']));
/** Null for one that fits no theme. */
export const themeOf = (themes: readonly PuzzleTheme[], { evidence, best, seat }: Pick<Riddle, 'evidence' | 'best' | 'seat'>) => {
  if (evidence === null) return null;
  const verbs = [verbOf(best), verbOf(evidence.second.move)];
  const fits = ({ asks, between, seat: whose = seat }: PuzzleTheme): boolean =>
    asks.includes(evidence.question) && whose === seat && verbs.every(verb => between?.includes(verb) !== false);
  return themes.find(fits)?.id ?? null;
};
