/** Guests who play at several tables through the balancer, and can ask their tables continuously whether they are there. */
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '../../kernel/refusal.ts';
import { CrashPlayer, type Random, randomOf } from '../crash/player.ts';
import type { Promised } from '../crash/witness.ts';

const SEATED = 2;
const BOTS = ['gunhand'];
const ASK_EVERY = 25;

/** From one answer of a guest's table to the next. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

export class ClusterCrowd {
  readonly tables: string[] = [];
  readonly #players: CrashPlayer[] = [];
  readonly #gaps: Gap[][] = [];
  /** Requests refused because a server could not serve them. */
  refused = 0;
  #isOver = false;

  static async arrive(url: string, tables: number, seed = 1): Promise<ClusterCrowd> {
    const crowd = new ClusterCrowd();
    const random: Random = randomOf(`cluster ${seed}`);
    for (let table = 0; table < tables; table++) await crowd.#sitDown(url, table % 3 === 0 ? 'reflex' : 'draw', random);
    return crowd;
  }
  get promised(): readonly Promised[] {
    return this.#players.flatMap(({ witness }) => witness.promised);
  }
  get size(): number {
    return this.#players.length;
  }
  /** From now on all guests ask continuously; before that, they only play. */
  watch(): void {
    for (const [i, player] of this.#players.entries()) void this.#askOn(player, this.tables[Math.floor(i / SEATED)]!);
  }
  /** For each guest the longest time between two answers, of those that overlap this span. */
  longest(from: number, to: number): number[] {
    return this.#gaps.map(gaps => {
      const within = gaps.filter(gap => gap.to >= from && gap.from <= to).map(gap => gap.to - gap.from);
      return Math.max(0, ...within);
    });
  }
  /** Resolves when every guest has an answer to a question asked after this moment. */
  async allAnswered(since: number): Promise<void> {
    while (this.#gaps.some(gaps => (gaps.at(-1)?.from ?? 0) < since)) await pause(ASK_EVERY);
  }
  stop(): void {
    this.#isOver = true;
    for (const player of this.#players) player.stop();
  }

  async #sitDown(url: string, race: 'reflex' | 'draw', random: Random): Promise<void> {
    const seated: CrashPlayer[] = [];
    for (let seat = 0; seat < SEATED; seat++) seated.push(await CrashPlayer.arrive(url, random));
    const code = await seated[0]!.create(SEATED + BOTS.length, BOTS, race);
    for (const player of seated) await player.join(code);
    this.tables.push(code);
    this.#players.push(...seated);
  }
  async #askOn({ client }: CrashPlayer, table: string): Promise<void> {
    const gaps: Gap[] = [];
    this.#gaps.push(gaps);
    let from = performance.now();
    while (!this.#isOver) {
      const answer = await client.ask({ ask: 'moves', table, do: 'pass' });
      if (this.#isOver) return;
      const to = performance.now();
      gaps.push({ from, to });
      from = to;
      if (isRefusal(answer) && /^(server|wire):/.test(answer.rule)) this.refused++;
      await pause(ASK_EVERY);
    }
  }
}
