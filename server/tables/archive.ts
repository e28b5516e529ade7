/**
 * Stores finished games as witnessed, so that they can be watched when their rules are no longer known. Every game by rules that
 * this program knows is stored once it is over, by the process that served it, one at a time and in small pieces. Work left by a killed
 * process is done by others, when they look for it.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '../store/shape/results.ts';
import type { Store } from '../store/store.ts';
import { packed } from './kept-log.ts';
import type { Replays } from './replay.ts';
import type { ServedGames } from './served-games.ts';

/** Games that are looked up at once. */
const BATCH = 20;
/** Games of this process waiting here; further ones are queried from the store. */
const MOST_WAITING = 1000;

export class Archive {
  readonly #store: Store;
  readonly #games: ServedGames;
  readonly #replays: Replays;
  readonly #fault: (why: unknown) => void;
  /** Games that cannot be replayed: not tried twice. */
  readonly #hopeless = new Set<string>();
  readonly #waiting: Result[] = [];
  #working: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  constructor(store: Store, games: ServedGames, replays: Replays, fault: (why: unknown) => void) {
    this.#store = store;
    this.#games = games;
    this.#replays = replays;
    this.#fault = fault;
  }
  /** A game served here is over and stored. */
  finished(result: Result): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(result);
    else this.#isAsked = true;
    this.#begin();
  }
  /** Other processes may have left games to store. */
  look(): void {
    this.#isAsked = true;
    this.#begin();
  }
  #begin(): void {
    this.#working ??= this.#work()
      .catch(this.#fault)
      .finally(() => {
        this.#working = null;
        if (this.#waiting.length > 0 && !this.#isStopped) this.#begin();
      });
  }
  /** Stores pending games, as time allows. */
  async stop(millis: number): Promise<void> {
    await Promise.race([this.#working, pause(millis, null, { ref: false })]);
    this.#isStopped = true;
    await this.#working;
  }
  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const result = this.#waiting.shift();
      if (result !== undefined) await this.#keep(result);
      else if (this.#isAsked) await this.#keepOthers();
      else return;
    }
  }
  async #keepOthers(): Promise<void> {
    this.#isAsked = false;
    for (const { game, playedSince = game.version } of this.#games.values())
      for (let rules = playedSince; rules <= game.version; rules++) await this.#keepAll(game.id, String(rules));
  }
  async #keepAll(game: string, rules: string): Promise<void> {
    for (;;) {
      const unkept = await this.#store.results.unkept(game, rules, BATCH + this.#hopeless.size);
      const todo = unkept.filter(({ id }) => !this.#hopeless.has(id));
      for (const result of todo) {
        if (this.#isStopped) return;
        await this.#keep(result);
      }
      if (todo.length < BATCH) return;
    }
  }
  async #keep(result: Result): Promise<void> {
    try {
      const recorded = await this.#replays.witnessed(result);
      if (recorded !== null) await this.#store.results.keep(result.id, await packed(recorded));
    } catch (why) {
      this.#hopeless.add(result.id);
      this.#fault(why);
    }
  }
}
