/**
 * Calls: a guest without an open page is notified on the devices they registered, of the kinds they chose. No table
 * waits for any of this, and undeliverable messages are dropped.
 */
import { createHash } from 'node:crypto';
import { boxes } from '../../games/index.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import { no } from '../../table/seats/seating.ts';
import { type CallKind, callWishes } from '../../wire/lists.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Nothing } from '../../wire/requests.ts';
import { called, type Naming } from '../../words/called.ts';
import type { Language } from '../../words/language.ts';
import { noticeWords } from '../../words/notices.ts';
import { Buckets } from '../limits/limits.ts';
import type { Shares } from '../limits/shares.ts';
import type { Counter } from '../metrics.ts';
import type { Courier } from '../push/courier.ts';
import type { StoredDevice } from '../store/shape/devices.ts';
import type { StoredAnswer } from '../store/shape/evenings.ts';
import type { Store } from '../store/store.ts';
import { isOf } from '../tables/hall.ts';
import type { CallAbout } from '../tables/room.ts';
import { headerOf, nameAtTable } from '../tables/table-header.ts';
import type { Presence } from './presence.ts';

export interface CallSettings {
  readonly store: Store;
  readonly presence: Presence;
  readonly courier: Courier;
  readonly shares: Shares;
  readonly metrics: { readonly calls: Counter; readonly callsAnswered: Counter };
  /** The delay before a guest is notified: a page that only reloads is back by then. */
  readonly grace: Millis;
  /** The names of the games in use. */
  readonly naming: Naming;
  fault(why: unknown): void;
}

const MINUTE = 60;
/** Calls that one guest sends to others, and to one of them. */
const CALLS = { perSecond: 1 / MINUTE, burst: 10 };
const SAME = { perSecond: 1 / (10 * MINUTE), burst: 1 };
/** Messages to one guest, from any sender. */
const TOLD = { perSecond: 1 / MINUTE, burst: 15 };
/** The most messages waiting for their delay; further ones are dropped. */
const MOST_PENDING = 5000;
/** How long, in milliseconds, a called guest may take to count as having come, and how many are remembered. */
const ANSWERED_WITHIN = 3_600_000;
const MOST_AWAITED = 5000;
const DAY = 24 * 60 * MINUTE;
/** Seconds a message is kept for a device that is off. */
const KEPT: { readonly [K in CallKind]: number } = {
  move: 60 * MINUTE,
  sat: 10 * MINUTE,
  call: 10 * MINUTE,
  evening: 20 * MINUTE,
  hand: DAY,
};
/** In correspondence games a message may be a day late. */
const KEPT_BY_DAYS = DAY;

/** An evening to which a guest may come. */
interface EveningAbout {
  readonly kind: 'evening';
  readonly game: string;
  readonly evening: string;
  /** The house table, if absent. */
  readonly table: string | null;
}
/** A hand that this guest shared has been played. */
interface HandAbout {
  readonly kind: 'hand';
  readonly game: string;
  readonly link: string;
  readonly by: string;
}
type About = CallAbout | EveningAbout | HandAbout;
/** Where it leads, and which older message on the same subject it replaces. */
const placeOf = (about: About): { readonly path: string; readonly tag: string } => {
  // The page that made the link knows it; the server does not.
  if (about.kind === 'hand') return { path: '/beat', tag: `hand ${about.link}` };
  const { kind, table, game } = about;
  if (kind !== 'evening') return { path: `/t/${table}`, tag: table };
  return { path: table === null ? `/house/${game}` : `/t/${table}?sit=1`, tag: about.evening };
};
const bodyOf = (about: About, language: Language): string => {
  const words = noticeWords[language];
  return 'by' in about ? words[about.kind](about.by) : words[about.kind];
};
/** What the browser shows, as Declarative Web Push, which some browsers show by themselves; our worker reads the same. */
const textFor = ({ site, language }: StoredDevice, about: About, naming: Naming): string => {
  const words = (boxes as { readonly [game: string]: (typeof boxes)[keyof typeof boxes] })[about.game]?.words[language as Language];
  const title = words === undefined ? 'Sixgun' : called(words, naming).name;
  const body = bodyOf(about, language as Language);
  const { path, tag } = placeOf(about);
  return JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: `${site}${path}`, tag, lang: language },
  });
};
/** Different for each device, so that two messages do not reveal that they are about one table. */
const topicFor = ({ endpoint }: StoredDevice, about: About): string =>
  createHash('sha256')
    .update(`${endpoint} ${placeOf(about).tag}`)
    .digest('base64url')
    .slice(0, 32);

export class GuestCalls {
  readonly #is: CallSettings;
  readonly #callers: Buckets;
  readonly #pairs: Buckets;
  readonly #told: Buckets;
  readonly #pending = new Map<string, NodeJS.Timeout>();
  /** Who was called where, and when. */
  readonly #awaited = new Map<string, Millis>();
  /** Tells other processes who was called where. */
  tellOthers: (guest: string, table: string) => void = () => {};

  constructor(settings: CallSettings) {
    this.#is = settings;
    const { shares } = settings;
    this.#callers = shares.share('calls', new Buckets(CALLS.perSecond, CALLS.burst));
    this.#pairs = shares.share('calls to one', new Buckets(SAME.perSecond, SAME.burst));
    this.#told = shares.share('told', new Buckets(TOLD.perSecond, TOLD.burst));
  }
  /** An event at a table for an absent guest. `still`: is it still relevant when they are told? */
  misses(guest: string, about: CallAbout, still: () => boolean): void {
    const { grace, fault } = this.#is;
    const name = `${guest} ${about.table} ${about.kind}`;
    if (this.#pending.has(name) || this.#pending.size >= MOST_PENDING) return;
    const run = (): void => {
      this.#pending.delete(name);
      if (still()) this.#tell(guest, about, still).catch(fault);
    };
    this.#pending.set(name, setTimeout(run, grace));
  }
  /** A guest at a waiting table calls another with whom they have sat. The caller is not told whether it reaches them. */
  async call(caller: { readonly id: string; readonly name: string }, code: string, guest: string): Promise<Nothing | Refusal> {
    const { tables, moderation } = this.#is.store;
    const table = await tables.findByCode(code);
    if (table === null) return refusals.noTable;
    const { seating, status, game } = headerOf(table);
    if (!isOf(seating, caller.id)) return no.notSeated;
    if (status === 'playing') return no.playing;
    if (guest === caller.id || !(await moderation.haveSat(caller.id, guest))) return refusals.notCompany;
    const pair = `${caller.id} ${guest}`;
    if (!this.#pairs.allows(pair)) return refusals.calledAlready;
    if (!this.#callers.take(caller.id) || !this.#pairs.take(pair)) return refusals.tooFast;
    const isApart = await Promise.all([moderation.hasBlocked(caller.id, guest), moderation.hasBlocked(guest, caller.id)]);
    if (isApart.includes(true) || seating.barred?.includes(guest) === true) return {};
    const by = nameAtTable(seating, caller.id) ?? caller.name;
    this.#is.metrics.calls.add();
    this.awaits(guest, code);
    this.tellOthers(guest, code);
    this.#tell(guest, { kind: 'call', table: code, game, by }, () => true).catch(this.#is.fault);
    return {};
  }
  /** A guest was called to a table, here or through another process. */
  awaits(guest: string, table: string, now = performance.now()): void {
    const [first] = this.#awaited.keys();
    if (this.#awaited.size >= MOST_AWAITED && first !== undefined) this.#awaited.delete(first);
    this.#awaited.set(`${guest} ${table}`, now);
  }
  /** A guest has sat down: counted, if they were called. */
  sat(guest: string, table: string, now = performance.now()): void {
    const name = `${guest} ${table}`;
    const at = this.#awaited.get(name);
    if (at === undefined) return;
    this.#awaited.delete(name);
    if (now - at <= ANSWERED_WITHIN) this.#is.metrics.callsAnswered.add();
  }
  /** Calls made here since the start, and calls from any process that were answered here. */
  get tally(): { readonly all: number; readonly answered: number } {
    const { calls, callsAnswered } = this.#is.metrics;
    return { all: calls.value, answered: callsAnswered.value };
  }
  /** Before an evening: also where a page is open, since its worker knows whether it is visible. */
  remind({ guest, evening, game, code }: StoredAnswer): void {
    this.#send(guest, { kind: 'evening', evening, game, table: code }, async () => true).catch(this.#is.fault);
  }
  /** A shared hand was played by this link: sent like a reminder of an evening. */
  played(
    by: { readonly id: string; readonly name: string },
    { game, deal }: { readonly game: string; readonly deal: string },
    link: string,
  ): void {
    const { store, fault } = this.#is;
    const tell = async (): Promise<void> => {
      for (const guest of await store.feats.sharers(link, deal, by.id))
        await this.#send(guest, { kind: 'hand', game, link, by: by.name }, async () => true);
    };
    tell().catch(fault);
  }
  close(): void {
    for (const timer of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
    this.#is.courier.close();
  }
  #tell(guest: string, about: CallAbout, still: () => boolean): Promise<void> {
    const { presence } = this.#is;
    return this.#send(guest, about, async () => {
      const isHere = await presence.isHere(guest);
      if (isHere && about.kind === 'call')
        presence.tell(guest, { tell: 'called', table: about.table, game: about.game, by: about.by });
      return !isHere && still();
    });
  }
  /** Sends to the devices that want it, if it is still relevant once they are found. */
  async #send(guest: string, about: About, isDue: () => Promise<boolean>): Promise<void> {
    const { store, courier, naming } = this.#is;
    const wants = ({ kinds }: StoredDevice): boolean => (JSON.parse(kinds) as readonly string[]).includes(callWishes[about.kind]);
    const devices = (await store.devices.ofGuest(guest)).filter(wants);
    if (devices.length === 0) return;
    if (!(await isDue()) || !this.#told.take(guest)) return;
    for (const to of devices)
      courier.send({
        to,
        text: textFor(to, about, naming),
        topic: topicFor(to, about),
        keep: 'byDays' in about && about.byDays === true ? KEPT_BY_DAYS : KEPT[callWishes[about.kind]],
        urgency: about.kind === 'sat' || about.kind === 'hand' ? 'normal' : 'high',
      });
  }
}
