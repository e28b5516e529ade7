/**
 * Calls: what concerns a guest who has no page open is told on the devices that they named for it, if they want to hear of that. No table
 * waits for any of this, and what cannot be told is forgotten.
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
  /** How long after something has happened somebody is told: a page that only loads again is back by then. */
  readonly grace: Millis;
  /** Which names of the games are shown. */
  readonly naming: Naming;
  fault(why: unknown): void;
}

const MINUTE = 60;
/** Calls that one guest sends to others, and to one of them. */
const CALLS = { perSecond: 1 / MINUTE, burst: 10 };
const SAME = { perSecond: 1 / (10 * MINUTE), burst: 1 };
/** What one guest is told, by whomever. */
const TOLD = { perSecond: 1 / MINUTE, burst: 15 };
/** What waits for its grace to pass; when there is more, it is not told. */
const MOST_PENDING = 5000;
/** How long, in milliseconds, somebody who was called may take to be counted as having come, and of how many that is known. */
const ANSWERED_WITHIN = 3_600_000;
const MOST_AWAITED = 5000;
const DAY = 24 * 60 * MINUTE;
/** Seconds that a message waits for a device that is off. */
const KEPT: { readonly [K in CallKind]: number } = {
  move: 60 * MINUTE,
  sat: 10 * MINUTE,
  call: 10 * MINUTE,
  evening: 20 * MINUTE,
  hand: DAY,
};
/** Where a move may take days, a message may be a day late. */
const KEPT_BY_DAYS = DAY;

/** An evening to which a guest may come. */
interface EveningAbout {
  readonly kind: 'evening';
  readonly game: string;
  readonly evening: string;
  /** The table of the house, if there is none. */
  readonly table: string | null;
}
/** Somebody has played a hand that this guest has sent around. */
interface HandAbout {
  readonly kind: 'hand';
  readonly game: string;
  readonly link: string;
  readonly by: string;
}
type About = CallAbout | EveningAbout | HandAbout;
/** Where it leads, and what a newer message about the same takes the place of. */
const placeOf = (about: About): { readonly path: string; readonly tag: string } => {
  // The page that has made the link knows it by heart; the server does not.
  if (about.kind === 'hand') return { path: '/beat', tag: `hand ${about.link}` };
  const { kind, table, game } = about;
  if (kind !== 'evening') return { path: `/t/${table}`, tag: table };
  return { path: table === null ? `/house/${game}` : `/t/${table}?sit=1`, tag: about.evening };
};
const bodyOf = (about: About, language: Language): string => {
  const words = noticeWords[language];
  return 'by' in about ? words[about.kind](about.by) : words[about.kind];
};
/** What the browser shows, in the form that it shows by itself where it can (Declarative Web Push); our worker reads the same. */
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
/** Another for each device: two of them do not show that they are at one table. */
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
  /** Something has happened at a table while somebody was not there. `still`: does it concern them when they are told? */
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
  /** Somebody at a table that waits calls somebody with whom they have sat. Whether that reaches them nobody is told. */
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
  /** Somebody was called to a table, here or by way of another process. */
  awaits(guest: string, table: string, now = performance.now()): void {
    const [first] = this.#awaited.keys();
    if (this.#awaited.size >= MOST_AWAITED && first !== undefined) this.#awaited.delete(first);
    this.#awaited.set(`${guest} ${table}`, now);
  }
  /** Somebody has sat down: counted, where they were called. */
  sat(guest: string, table: string, now = performance.now()): void {
    const name = `${guest} ${table}`;
    const at = this.#awaited.get(name);
    if (at === undefined) return;
    this.#awaited.delete(name);
    if (now - at <= ANSWERED_WITHIN) this.#is.metrics.callsAnswered.add();
  }
  /** Calls that were made here since the start, and those of them and of other processes that were answered here. */
  get tally(): { readonly all: number; readonly answered: number } {
    const { calls, callsAnswered } = this.#is.metrics;
    return { all: calls.value, answered: callsAnswered.value };
  }
  /** Before an evening: also where a page is open, for its worker knows whether anybody looks at it. */
  remind({ guest, evening, game, code }: StoredAnswer): void {
    this.#send(guest, { kind: 'evening', evening, game, table: code }, async () => true).catch(this.#is.fault);
  }
  /** A hand was played that others have sent around by this link: told as an evening is. */
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
  /** To the devices that want it, if it is still to be sent once they are found. */
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
