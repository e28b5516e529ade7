/** The list of open tables, live: sent again whenever it changes, but no more often than people can read. */
import type { LobbyTable } from '../../wire/protocol.ts';
import type { Told } from '../../wire/tellings.ts';
import type { Store } from '../store/store.ts';
import { headerOf, lobbyTable, nameAtTable } from '../tables/table-header.ts';

export interface Follower {
  readonly isGone: boolean;
  send(told: Told): void;
}
const PAUSE = 250;
/** How often to check for changes by other processes, without and with announcements. */
const POLL = { deaf: 1500, told: 15_000 };
const MOST = 100;

export class Lobby {
  readonly #store: Store;
  readonly #fault: (why: unknown) => void;
  readonly #followers = new Set<Follower>();
  readonly #poll: NodeJS.Timeout | null;
  #told: { readonly text: string; readonly told: Told } | null = null;
  #soon: NodeJS.Timeout | null = null;
  #stale = true;
  /** One list after another: a slow one never replaces a newer one. */
  #reading: Promise<void> = Promise.resolve();

  /** Whether `others` serve tables of the same store: no, yes without announcing changes, or yes and announcing them. */
  constructor(store: Store, others: 'none' | keyof typeof POLL, fault: (why: unknown) => void) {
    this.#store = store;
    this.#fault = fault;
    this.#poll = others === 'none' ? null : setInterval(() => this.changed(), POLL[others]);
  }
  async list(): Promise<readonly LobbyTable[]> {
    const headers = (await this.#store.tables.lobby(MOST)).map(headerOf);
    const tables = await Promise.all(
      headers.map(async header => {
        const { host } = header.seating;
        const name = nameAtTable(header.seating, host) ?? (await this.#store.guests.find(host))?.name ?? '';
        return lobbyTable(header, name);
      }),
    );
    // An abandoned table is not open any more.
    return tables.filter(({ house }) => house === undefined || house.length > 0);
  }
  async follow(follower: Follower): Promise<void> {
    await this.#refresh();
    if (follower.isGone) return;
    this.#followers.add(follower);
    follower.send(this.#told!.told);
  }
  unfollow(follower: Follower): void {
    this.#followers.delete(follower);
  }
  changed(): void {
    this.#stale = true;
    if (this.#followers.size === 0) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      this.#refresh().catch(this.#fault);
    }, PAUSE);
  }
  stop(): void {
    if (this.#poll !== null) clearInterval(this.#poll);
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#followers.clear();
  }
  #refresh(): Promise<void> {
    const read = this.#reading.then(() => this.#read());
    this.#reading = read.catch(() => {});
    return read;
  }
  async #read(): Promise<void> {
    if (!this.#stale) return;
    this.#stale = false;
    const tables = await this.list().catch((why: unknown) => {
      this.#stale = true;
      throw why;
    });
    const text = JSON.stringify(tables);
    if (text === this.#told?.text) return;
    this.#told = { text, told: { tell: 'lobby', tables } };
    for (const follower of this.#followers) follower.send(this.#told.told);
  }
}
