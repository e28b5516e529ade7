/**
 * Delivers messages to push services. Each service has its own lane: a service that is slow, wants a pause or never answers delays only its
 * own messages, and waiting messages are bounded in number and time. Callers never wait.
 */
import type { Millis } from '../../kernel/seat.ts';
import type { Counter } from '../metrics.ts';
import { type ReaderKeys, sealed } from './encrypt.ts';
import { type Posted, post, type WayOut } from './post.ts';
import type { Vapid } from './vapid.ts';

export interface Addressee extends ReaderKeys {
  readonly endpoint: string;
  /** The origin of the page that subscribed. */
  readonly site: string;
}
export interface Letter {
  readonly to: Addressee;
  readonly text: string;
  /** A newer message with the same topic replaces one waiting at the service. */
  readonly topic: string;
  /** Seconds the service keeps it for a device that is away. */
  readonly keep: number;
  readonly urgency: 'normal' | 'high';
}
interface Waiting {
  readonly letter: Letter;
  /** When it expires. */
  readonly until: Millis;
  readonly tries: number;
}
interface Lane {
  readonly waiting: Waiting[];
  underWay: number;
  /** The lane pauses until then. */
  from: Millis;
  /** The number of consecutive failures. */
  failures: number;
  cancel: () => void;
}
export interface CourierSettings {
  readonly wayOut: WayOut;
  readonly vapid: Vapid;
  readonly metrics: { readonly pushSent: Counter; readonly pushGone: Counter; readonly pushFailed: Counter };
  /** The device at this address is gone. */
  gone(endpoint: string): void;
  readonly clock: {
    now(): Millis;
    /** Answers with what cancels it. */
    wake(after: Millis, run: () => void): () => void;
  };
  /** How long to wait for an answer. */
  readonly patience: Millis;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The most messages waiting or under way, in all lanes; further ones are dropped. */
const MOST = 2000;
/** The most messages under way at once: per lane, so that a hanging service holds few, and in all. */
const AT_ONCE = { lane: 8, all: 64 };
const TRIES = 3;
/** A message that has waited longer is not tried. */
const LATE = 5 * MINUTE;
/** The pause of a lane after a failure, doubled after each, and the longest pause, whatever a service requests. */
const REST = { first: 2 * SECOND, most: LATE };

export class Courier {
  readonly #is: CourierSettings;
  readonly #lanes = new Map<string, Lane>();
  readonly #end = new AbortController();
  #held = 0;
  #underWay = 0;

  constructor(settings: CourierSettings) {
    this.#is = settings;
  }
  /** The number of messages waiting or under way. */
  get held(): number {
    return this.#held;
  }
  send(letter: Letter): void {
    if (this.#held >= MOST || this.#end.signal.aborted) {
      this.#is.metrics.pushFailed.add();
      return;
    }
    this.#held++;
    const lane = this.#laneTo(letter.to.endpoint);
    lane.waiting.push({ letter, until: this.#is.clock.now() + LATE, tries: 0 });
    this.#go();
  }
  /** Drops waiting messages. */
  close(): void {
    for (const { cancel } of this.#lanes.values()) cancel();
    this.#lanes.clear();
    this.#held = 0;
    this.#end.abort();
  }
  #laneTo(endpoint: string): Lane {
    const { origin } = new URL(endpoint);
    const lane = this.#lanes.get(origin) ?? { waiting: [], underWay: 0, from: 0, failures: 0, cancel: () => {} };
    // Lanes just served come last: no lane is always first.
    this.#lanes.delete(origin);
    this.#lanes.set(origin, lane);
    return lane;
  }
  #go(): void {
    for (const [origin, lane] of this.#lanes) {
      this.#goAlong(lane);
      const isIdle = lane.waiting.length === 0 && lane.underWay === 0 && lane.from <= this.#is.clock.now();
      if (isIdle) this.#lanes.delete(origin);
    }
  }
  #goAlong(lane: Lane): void {
    const now = this.#is.clock.now();
    lane.cancel();
    if (lane.from > now) {
      lane.cancel = this.#is.clock.wake(lane.from - now, () => this.#go());
      return;
    }
    while (lane.underWay < AT_ONCE.lane && this.#underWay < AT_ONCE.all) {
      const next = lane.waiting.shift();
      if (next === undefined) return;
      if (next.until < now) this.#settle('pushFailed');
      else void this.#carry(lane, next);
    }
  }
  #settle(how: 'pushSent' | 'pushGone' | 'pushFailed'): void {
    this.#held--;
    this.#is.metrics[how].add();
  }
  async #carry(lane: Lane, waiting: Waiting): Promise<void> {
    lane.underWay++;
    this.#underWay++;
    const posted = await this.#post(waiting.letter);
    lane.underWay--;
    this.#underWay--;
    if (this.#end.signal.aborted) return;
    this.#hear(lane, waiting, posted);
    this.#go();
  }
  #hear(lane: Lane, { letter, until, tries }: Waiting, { status, retryAfter }: Posted): void {
    const isGone = status === 404 || status === 410;
    const isOver = status !== null && status !== 429 && status < 500;
    if (isOver) {
      lane.failures = 0;
      if (isGone) this.#is.gone(letter.to.endpoint);
      this.#settle(isGone ? 'pushGone' : status >= 200 && status < 300 ? 'pushSent' : 'pushFailed');
      return;
    }
    const now = this.#is.clock.now();
    // Simultaneous failures count once.
    if (lane.from <= now) lane.failures++;
    const rest = Math.min(REST.most, Math.max(retryAfter ?? 0, REST.first * 2 ** (lane.failures - 1)));
    lane.from = Math.max(lane.from, now + rest);
    if (tries + 1 < TRIES) lane.waiting.unshift({ letter, until, tries: tries + 1 });
    else this.#settle('pushFailed');
  }
  async #post({ to, text, topic, keep, urgency }: Letter): Promise<Posted> {
    const { vapid, wayOut, patience } = this.#is;
    const { endpoint, site } = to;
    try {
      return await post(wayOut, {
        endpoint,
        headers: {
          authorization: vapid.authorization(endpoint, site, Date.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(keep),
          topic,
          urgency,
        },
        body: sealed(Buffer.from(text), to),
        signal: AbortSignal.any([this.#end.signal, AbortSignal.timeout(patience)]),
      });
    } catch {
      return { status: null, retryAfter: null };
    }
  }
}
