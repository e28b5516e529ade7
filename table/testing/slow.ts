/** A correspondence table of Steel Bullets, in a test: players come and go, and the table is woken when it asked for it, as on a server. */
import { bots } from '../../games/steel-bullets/bot/bots.ts';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import { slow } from '../../games/steel-bullets/orders.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Millis } from '../../kernel/seat.ts';
import { DAY } from '../../wire/lists.ts';
import { TableActor } from '../actor.ts';
import { noRest, type RestTimes } from '../play/rest.ts';
import type { Days, Header, Sleep } from '../runtime.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from './runtime.ts';
import { ask, headerFor } from './table.ts';

export const bullets = steelBullets as unknown as Game<Kinds>;
const keepers = bots as unknown as readonly Bot<Kinds>[];

export class SlowTable {
  readonly runtime: TestRuntime;
  readonly guests = new Map<string, TestGuest>();
  readonly rests = new Map<string, RestTimes>();
  readonly orders = new Map<string, readonly string[]>();
  table: TableActor;
  asleep: Sleep = { until: null, asked: {} };
  #wokenFor: Millis = 0;

  constructor(names: readonly string[], more: Partial<Header> = {}, seed = 'slow') {
    this.runtime = new TestRuntime(seed);
    for (const name of names) this.guests.set(name, new TestGuest(name));
    const seating = emptyTable(names[0]!, names.length);
    const options = { window: 3, outHand: 'discard', first: 0 };
    this.table = this.#load(
      headerFor(names.length, { game: 'steel-bullets', options, time: { kind: 'days', days: 3 }, seating, ...more }),
    );
  }
  /** Each player comes, is ready and goes, one after another; those who return reveal their part of the shuffle. */
  static async started(names: readonly string[], more: Partial<Header> = {}, seed = 'slow'): Promise<SlowTable> {
    const at = new SlowTable(names, more, seed);
    for (const [seat, name] of names.entries()) {
      await at.comes(name);
      await at.asks(name, { ask: 'sit', seat });
      await at.asks(name, { ask: 'ready', ready: true });
      await at.goes(name);
    }
    for (const name of names.slice(0, -1)) {
      await at.comes(name);
      await at.goes(name);
    }
    return at;
  }
  #load(header: Header): TableActor {
    const days: Days = {
      slow,
      wokenFor: this.#wokenFor,
      rest: guest => this.rests.get(guest) ?? noRest,
      sleep: async sleep => {
        this.asleep = sleep;
      },
      orders: guest => this.orders.get(guest) ?? [],
      order: async (guest, orders) => {
        this.orders.set(guest, orders);
      },
      whyNotOneMore: async () => null,
    };
    this.runtime.days = days;
    const save = TestRuntime.prototype.save.bind(this.runtime);
    this.runtime.save = async saved => {
      await save(saved);
      // As a server stores it, without waiting for players.
      if (saved.status !== 'playing' && saved.seating.pledges === undefined) this.asleep = { until: null, asked: {} };
    };
    return new TableActor(bullets, keepers, this.runtime, header);
  }
  /** The table leaves memory and is reloaded from storage. */
  async again(): Promise<void> {
    await this.table.stop();
    this.#wokenFor = this.asleep.until ?? 0;
    const kept = JSON.parse(JSON.stringify(this.table.header)) as Header;
    this.table = this.#load(kept);
    await this.table.recall(this.runtime.log);
  }
  async comes(name: string): Promise<void> {
    await this.table.enter(this.guests.get(name)!, null);
    await this.runtime.settle();
  }
  async goes(name: string): Promise<void> {
    await this.table.leave(this.guests.get(name)!);
    await this.runtime.settle();
  }
  asks(name: string, question: object) {
    return ask(this.table, this.guests.get(name)!, this.runtime, question);
  }
  /** Lets days pass; the table is reloaded for each moment it asked for, and is not in memory in between. */
  async days(days: number): Promise<void> {
    const end = this.runtime.date() + days * DAY;
    for (;;) {
      const { until } = this.asleep;
      if (until === null || until > end) break;
      await this.again();
      await this.runtime.pass(Math.max(0, until - this.runtime.date()));
      await this.table.rouse();
      // Windows close, and orders speak.
      await this.runtime.pass(10_000);
      if (this.asleep.until === until) throw new Error('a deadline was not handled');
    }
    await this.runtime.pass(Math.max(0, end - this.runtime.date()));
  }
}
