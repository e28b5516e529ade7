/** What the server provides to a correspondence table: its players' hours, their orders, and a wake-up time in the store. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import type { Slow } from '../../kernel/slow.ts';
import { type KeptRest, newRest, type RestTimes } from '../../table/play/rest.ts';
import type { Days, Sleep } from '../../table/runtime.ts';
import type { Seating } from '../../table/seats/seating.ts';
import { refusals } from '../../wire/refusals.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import type { TableOrders } from '../store/shape/tables.ts';
import type { Store } from '../store/store.ts';

/** How many correspondence games a guest may play at once: this many, plus one for each finished game. */
export const DAYS_AT_ONCE = { first: 3, most: 20 } as const;

export const restOf = ({ rest }: Pick<StoredGuest, 'rest'>): KeptRest => ({
  ...newRest,
  ...(JSON.parse(rest) as Partial<KeptRest>),
});
export const guestsOn = ({ chairs }: Seating): readonly string[] =>
  chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : []));

interface KeptDays {
  /** The id of the table. */
  readonly table: string;
  readonly fence: number;
  readonly wokenFor: Millis;
  readonly orders: readonly TableOrders[];
}

export class RoomDays implements Days {
  readonly slow: Slow | null;
  readonly wokenFor: Millis;
  readonly #store: Store;
  readonly #table: string;
  readonly #fence: number;
  readonly #rests = new Map<string, RestTimes>();
  readonly #orders: Map<string, readonly string[]>;

  constructor(store: Store, slow: Slow | null, { table, fence, wokenFor, orders }: KeptDays) {
    this.#store = store;
    this.slow = slow;
    this.#table = table;
    this.#fence = fence;
    this.wokenFor = wokenFor;
    this.#orders = new Map(orders.map(each => [each.guest, JSON.parse(each.orders) as readonly string[]]));
  }
  rest(guest: string): RestTimes {
    return this.#rests.get(guest) ?? newRest;
  }
  async lookAtRests(seating: Seating): Promise<void> {
    for (const id of guestsOn(seating)) {
      const guest = await this.#store.guests.find(id);
      if (guest !== null) this.#rests.set(id, restOf(guest));
    }
  }
  async sleep({ until, asked }: Sleep): Promise<void> {
    await this.#store.tables.update(this.#table, this.#fence, { dueAt: until, asked: JSON.stringify(asked) }, Date.now());
  }
  orders(guest: string): readonly string[] {
    return this.#orders.get(guest) ?? [];
  }
  async order(guest: string, orders: readonly string[]): Promise<void> {
    await this.#store.tables.order(this.#table, { guest, orders: JSON.stringify(orders) });
    this.#orders.set(guest, orders);
  }
  async whyNotOneMore(guest: string): Promise<Refusal | null> {
    const { tables, results } = this.#store;
    const playing = (await tables.daysOf(guest)).filter(({ id }) => id !== this.#table).length;
    if (playing < DAYS_AT_ONCE.first) return null;
    const player = { kind: 'guest', id: guest } as const;
    const finished = (await results.ofPlayer(player, { tables: 'all', limit: DAYS_AT_ONCE.most, after: null })).length;
    return playing < Math.min(DAYS_AT_ONCE.most, DAYS_AT_ONCE.first + finished) ? null : refusals.tooManyDays;
  }
}
