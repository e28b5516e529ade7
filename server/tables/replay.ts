/**
 * Finished games as files that any player can replay and verify, made from their rows in the log. One is made at a time, in small pieces,
 * so that a caller who asks for many delays only others who ask for files; the latest ones are cached.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Recorded, recordOf } from '../../table/play/record.ts';
import type { Entry } from '../../table/runtime.ts';
import { Onlooker } from '../../table/viewers/past.ts';
import type { Result } from '../store/shape/results.ts';
import type { Store } from '../store/store.ts';
import { editionOf } from './editions.ts';
import { unpacked } from './kept-log.ts';
import type { ServedGames } from './served-games.ts';
import { missingRow } from './table-header.ts';

/** The total characters of all cached files. */
const MOST_KEPT = 16_777_216;

export class Replays {
  readonly #store: Store;
  readonly #games: ServedGames;
  readonly #kept = new Map<string, Recorded>();
  #size = 0;
  /** How often the cache was cleared: files begun before are not cached after. */
  #times = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, games: ServedGames) {
    this.#store = store;
    this.#games = games;
  }
  /** The cached file, if any. */
  kept(id: string): Recorded | undefined {
    return this.#kept.get(id);
  }
  /** A guest named in some of them was deleted. */
  forget(): void {
    this.#times++;
    this.#kept.clear();
    this.#size = 0;
  }
  /** A game of unknown rules comes as witnessed; null when that was not stored. */
  of(result: Result): Promise<Recorded | null> {
    return this.#inTurn(async () => {
      const times = this.#times;
      const known = this.#kept.get(result.id) ?? (await this.#make(result, false)) ?? (await this.#recalled(result));
      if (known !== null && times === this.#times) this.#keep(result.id, known);
      return known;
    });
  }
  /** A game of known rules, with everything that was witnessed. */
  witnessed(result: Result): Promise<Recorded | null> {
    return this.#inTurn(() => this.#make(result, true));
  }
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
  async #recalled(result: Result): Promise<Recorded | null> {
    const packed = await this.#store.results.kept(result.id);
    return packed === null ? null : unpacked(packed, result);
  }
  async #make(result: Result, isWitnessed: boolean): Promise<Recorded | null> {
    const served = this.#games.get(result.game);
    const edition = served === undefined ? null : await editionOf(served, Number(result.rules));
    if (edition === null) return null;
    const { game } = edition;
    const table = await this.#store.tables.find(result.tableId);
    const rows = (await this.#store.log.read(result.tableId, result.firstSeq)).filter(({ seq }) => seq <= result.lastSeq);
    const missing = missingRow(rows, result.firstSeq, result.lastSeq);
    if (missing !== null) throw new Error(`row ${missing} of the log of result ${result.id} is missing`);
    const [first, ...rest] = rows.map(({ entry }) => JSON.parse(entry) as Entry);
    if (first === undefined || !('start' in first) || table === null)
      throw new Error(`the log of result ${result.id} has no beginning`);
    const taken = rest.filter(entry => 'in' in entry);
    const witness = isWitnessed ? new Onlooker(game, first.start.players.length) : null;
    return recordOf(game, table.code, first.start, taken, () => breathe(), witness);
  }
  #keep(id: string, recorded: Recorded): void {
    if (this.#kept.has(id)) return;
    this.#kept.set(id, recorded);
    this.#size += recorded.log.length;
    for (const [oldest, { log }] of this.#kept) {
      if (this.#size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
      this.#size -= log.length;
    }
  }
}
