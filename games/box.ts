/**
 * A game as everything outside its folder knows it. The page is not in the box: the web client finds `page/` by itself, and loads it when a
 * player sits down.
 */
import type { Mind } from '../bots/mind.ts';
import type { PuzzleSetting } from '../bots/puzzles/form.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Described } from '../kernel/described.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Report } from '../kernel/report.ts';
import type { Slow } from '../kernel/slow.ts';
import type { GameWords } from '../words/game.ts';
import type { Language } from '../words/language.ts';

/** The numbered rules, in the order in which a newcomer reads them, and every reason for which the game refuses a move. */
export interface Rulebook {
  readonly chapters: readonly string[];
  readonly rules: {
    readonly [id: string]: { readonly chapter: string; readonly from: readonly string[]; readonly option?: string };
  };
  readonly refusals: readonly Refusal[];
}
export interface HouseSetting {
  readonly seats: number;
  readonly options: Json;
}
export interface Box {
  readonly game: Game<Kinds>;
  /** The oldest version of its rules whose games go on, by the edition that was kept of it; where it is not said, only today's do. */
  readonly playedSince?: number;
  /** The bots that know the game: its levels, from the weakest to the strongest, then its characters. */
  readonly bots: readonly Bot<Kinds>[];
  /**
   * Players that only arenas meet, from the weakest to the strongest: earlier versions, against which all bots are measured, or one that
   * taught itself.
   */
  readonly references?: readonly Bot<Kinds>[];
  /** How it is played by days, where it can be. */
  readonly slow?: Slow;
  /** How moves are weighed, where they can be. */
  readonly mind?: Mind<Kinds>;
  /** Where puzzles are looked for, where there are any. */
  readonly puzzles?: PuzzleSetting;
  /**
   * What is played at the tables of the house: soon over, so that nobody waits long for the next game. Four chairs or so and the usual
   * options, unless said.
   */
  readonly house?: HouseSetting;
  readonly rulebook: Rulebook;
  readonly words: { readonly [L in Language]: GameWords };
  readonly described: Described;
  /** What simulations count, where there is something to count. */
  readonly report?: Report;
}
