/** A guest who always plays: answers every question, lays a hand in every race, and wants another game when one is over. */

import { below, diceFrom } from '../../kernel/chance/dice.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { type Client, connect } from '../../wire/client.ts';
import type { TableView, Update } from '../../wire/protocol.ts';
import { Witness } from './witness.ts';

/** Seeded chance: a whole number from 0 to n-1. */
export type Random = (n: number) => number;

export const randomOf = (seed: string): Random => {
  const dice = diceFrom(seed);
  return n => below(dice, n);
};

const THINKING = 10;
const AGAIN = 20;

export class CrashPlayer {
  readonly witness: Witness;
  readonly client: Client;
  readonly #random: Random;
  #table: string | null = null;
  #view: TableView | null = null;
  #update: Update | null = null;
  #busy = false;
  #stopped = false;

  private constructor(address: string, witness: Witness, random: Random) {
    this.witness = witness;
    this.#random = random;
    this.client = connect({
      url: `${address.replace('http', 'ws')}/ws`,
      open: socket => witness.open(socket),
      now: () => performance.now(),
      wake: (after, run) => clearTimeout.bind(null, setTimeout(run, after)),
      chance: () => random(1000) / 1000,
      entropy: () => Array.from({ length: 32 }, () => random(16).toString(16)).join(''),
    });
    this.client.on('table', ({ table }) => {
      this.#view = table;
      this.#stir();
    });
    this.client.on('update', ({ update }) => this.#see(update));
    this.client.on('cue', ({ update, table }) => {
      this.#see(update);
      setTimeout(() => void this.client.press(table), 150 + random(200));
    });
  }
  static async arrive(address: string, random: Random): Promise<CrashPlayer> {
    const response = await fetch(`${address}/api/guest`, { method: 'POST' });
    const { guest } = (await response.json()) as { guest: string };
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
    return new CrashPlayer(address, new Witness(guest, cookie), random);
  }
  async create(seats: number, bots: readonly string[], race: 'reflex' | 'draw'): Promise<string> {
    const made = await this.client.ask({
      ask: 'create',
      game: 'wright-gang',
      seats,
      bots: [...bots],
      options: { rounds: 2, race },
    });
    if (isRefusal(made)) throw new Error(made.why);
    return made.table;
  }
  /** Joins the table, takes a chair, and plays from then on. */
  async join(table: string): Promise<void> {
    this.#table = table;
    await this.client.ask({ ask: 'enter', table });
    await this.client.ask({ ask: 'sit', table });
    this.#stir();
  }
  stop(): void {
    this.#stopped = true;
    this.client.close();
  }

  #see(update: Update): void {
    this.#update = update;
    this.#stir();
  }
  #stir(): void {
    if (this.#busy || this.#stopped || this.#table === null) return;
    this.#busy = true;
    setTimeout(() => void this.#act(this.#table!).finally(() => this.#rest()), THINKING + this.#random(THINKING));
  }
  #rest(): void {
    this.#busy = false;
    // Between games, and after a lost answer, no message wakes the player.
    if (!this.#stopped) setTimeout(() => this.#stir(), AGAIN);
  }
  async #act(table: string): Promise<void> {
    const { client } = this;
    if (this.#view?.status !== 'playing') {
      const chair = this.#view?.you === null || this.#view === null ? undefined : this.#view.chairs[this.#view.you];
      if (chair?.ready === false) await client.ask({ ask: 'ready', table, ready: true });
      else if (this.#view?.host === this.witness.guest) await client.ask({ ask: 'start', table });
      return;
    }
    const { offers, moves } = this.#update ?? { offers: [], moves: [] };
    const asked = offers.filter(offer => offer.question !== null && offer.do !== 'slap');
    const verb = asked.length === 0 ? null : asked[this.#random(asked.length)]!.do;
    const among = moves?.filter(move => move.do === verb) ?? [];
    if (among.length > 0) await client.ask({ ask: 'move', table, move: among[this.#random(among.length)]! });
  }
}
