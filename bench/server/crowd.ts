/**
 * Tables of four scripted guests each, or of fewer and bots. Guests play at human pace: one move a second at every table, and hands in
 * every race.
 */
import { request } from 'node:http';
import type { Move } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import { LoadPlayer, type LoadTally } from './player.ts';

export const SEATS = 4;
const PACE = 1000;
/** After this many paces without a new game, its start was called off. */
const CALLED_OFF = 10;
/** How many tables are being set up at the same time. */
const AT_ONCE = 16;

export const anyOf = <X>(list: readonly X[]): X => list[Math.floor(Math.random() * list.length)]!;

/** Any verb that answers the question, then any of its moves. Hands have their own timing. */
const chosen = ({ offers, moves }: Update): Move | null => {
  const verbs = offers.filter(offer => offer.question !== null && offer.do !== 'slap');
  if (verbs.length === 0) return null;
  const verb = anyOf(verbs).do;
  return anyOf(moves?.filter(move => move.do === verb) ?? [{ do: verb }]);
};

class CrowdedTable {
  readonly #players: readonly LoadPlayer[];
  readonly #code: string;
  readonly #made: (millis: number) => void;
  #clock: NodeJS.Timeout | null = null;
  /** When the next move is due, however late the last one was: tables that waited together must not continue in step. */
  #due = 0;
  /** Paces since the start of the next game, whose cards are dealt once all pages have revealed. */
  #waited: number | null = null;

  constructor(code: string, players: readonly LoadPlayer[], made: (millis: number) => void) {
    this.#code = code;
    this.#players = players;
    this.#made = made;
    for (const player of players) player.onCue(update => this.#race(player, update));
  }
  async start(): Promise<void> {
    let areReady = true;
    for (const player of this.#players) areReady &&= await player.ready(this.#code);
    // A start that was given up may have come late: then they already play.
    if (areReady) await this.#players[0]!.ask({ ask: 'start', table: this.#code });
    this.#waited = 0;
    this.#due = performance.now() + (Math.random() - 1) * PACE;
    this.#next();
  }
  stop(): void {
    if (this.#clock !== null) clearTimeout(this.#clock);
    for (const player of this.#players) player.close();
  }
  #next(): void {
    this.#due += PACE;
    this.#clock = setTimeout(() => this.#turn(), this.#due - performance.now());
  }
  #turn(): void {
    const first = this.#players[0]!.update;
    const isOver = first !== null && first.outcome !== null;
    if (!isOver) this.#waited = null;
    else if (this.#waited === null || this.#waited++ >= CALLED_OFF) {
      void this.start();
      return;
    }
    this.#next();
    if (isOver || first === null) return;
    for (const seat of (first.view.ask?.waiting ?? []) as readonly number[]) {
      const update = seat === 0 ? first : this.#players[seat]?.update;
      const move = update == null ? null : chosen(update);
      if (move === null) continue;
      this.#players[seat]!.move(this.#code, move, this.#made);
      return;
    }
  }
  #race(player: LoadPlayer, { offers }: Update): void {
    if (!offers.some(offer => offer.do === 'slap')) return;
    const claim = 220 + Math.random() * 300;
    setTimeout(() => player.press(this.#code, claim), claim);
  }
}

/** A new guest. */
export const newCookie = (address: string, from?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const way = { method: 'POST', ...(from === undefined ? {} : { localAddress: from }) };
    const asked = request(`${address}/api/guest`, way, answer => {
      answer.resume();
      const cookies = answer.headers['set-cookie'] ?? [];
      if (cookies.length === 0) reject(new Error(`no guest: ${answer.statusCode}`));
      else resolve(cookies.map(each => each.split(';')[0]).join('; '));
    });
    asked.on('error', reject);
    asked.end();
  });

export class Crowd {
  readonly tally: LoadTally = { bytes: 0, updates: 0 };
  readonly #address: string;
  readonly #from: (guest: number) => string | undefined;
  readonly #bots: readonly string[];
  #guests = 0;
  readonly #tables: CrowdedTable[] = [];
  #acknowledged: number[] = [];

  /** The address of the server's pages, that of each guest if it matters, and the bots on each table's remaining chairs. */
  constructor(address: string, from: (guest: number) => string | undefined = () => undefined, bots: readonly string[] = []) {
    this.#address = address;
    this.#from = from;
    this.#bots = bots;
  }
  get size(): number {
    return this.#tables.length;
  }
  async growTo(tables: number): Promise<void> {
    let left = tables - this.#tables.length;
    const furnish = async (): Promise<void> => {
      while (left-- > 0) await this.#addTable();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, furnish));
  }
  /** The latencies of moves acknowledged since the last call, in milliseconds. */
  takeAcknowledged(): number[] {
    const taken = this.#acknowledged;
    this.#acknowledged = [];
    return taken;
  }
  close(): void {
    for (const table of this.#tables) table.stop();
  }

  async #addTable(): Promise<void> {
    const players = await Promise.all(Array.from({ length: SEATS - this.#bots.length }, () => this.#guest()));
    const created = await players[0]!.ask({ ask: 'create', game: 'wright-gang', seats: SEATS, visibility: 'private' });
    const code = created['table'] as string;
    for (const [seat, player] of players.entries()) {
      await player.ask({ ask: 'enter', table: code });
      if (seat > 0) await player.ask({ ask: 'sit', table: code, seat });
    }
    for (const [i, bot] of this.#bots.entries())
      await players[0]!.ask({ ask: 'arrange', table: code, how: { change: 'bot', seat: players.length + i, bot } });
    const table = new CrowdedTable(code, players, millis => this.#acknowledged.push(millis));
    await table.start();
    this.#tables.push(table);
  }
  async #guest(): Promise<LoadPlayer> {
    const from = this.#from(this.#guests++);
    return LoadPlayer.connect(`${this.#address}/ws`, await newCookie(this.#address, from), this.tally, from);
  }
}
