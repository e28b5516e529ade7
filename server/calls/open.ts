/** Puts together everything needed for calls; without `PUSH` there is none of it. */
import type { Millis } from '../../kernel/seat.ts';
import type { Config } from '../config.ts';
import type { Shares } from '../limits/shares.ts';
import type { Metrics } from '../metrics.ts';
import { Courier } from '../push/courier.ts';
import { toTheWeb, type WayOut } from '../push/post.ts';
import { Vapid } from '../push/vapid.ts';
import type { Store } from '../store/store.ts';
import { GuestCalls } from './calls.ts';
import { type Pages, Presence } from './presence.ts';

/** Where messages go, and with which delay. Only tests change the defaults. */
export interface PushWay {
  readonly wayOut: WayOut;
  /** A page that only reloads is back by then. */
  readonly grace: Millis;
}
export const usualPushWay: PushWay = { wayOut: toTheWeb, grace: 5000 };
/** How long a push service may take to answer. */
const PATIENCE = 10_000;

interface Calling {
  readonly config: Config;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly shares: Shares;
  readonly pages: Pages;
  readonly way: PushWay;
  fault(what: string): (why: unknown) => void;
}
export interface OpenCalls {
  readonly presence: Presence;
  readonly calls: GuestCalls | null;
  /** The key browsers bind their subscriptions to. */
  readonly key: string | null;
}
export async function openCalls({ config, store, metrics, shares, pages, way, fault }: Calling): Promise<OpenCalls> {
  const presence = new Presence(pages);
  if (config.PUSH === 'off') return { presence, calls: null, key: null };
  const vapid = new Vapid(await store.secrets.keep('push', Vapid.freshKey()));
  const wake = (after: Millis, run: () => void): (() => void) => {
    const timer = setTimeout(run, after);
    return () => clearTimeout(timer);
  };
  const courier = new Courier({
    wayOut: way.wayOut,
    vapid,
    metrics,
    gone: endpoint => void store.devices.gone(endpoint).catch(fault('a device was not forgotten')),
    clock: { now: () => performance.now(), wake },
    patience: PATIENCE,
  });
  const calls = new GuestCalls({
    store,
    presence,
    courier,
    shares,
    metrics,
    grace: way.grace,
    naming: config.GAME_NAMES,
    fault: fault('a guest was not called'),
  });
  return { presence, calls, key: vapid.publicKey };
}
