/** One message to a push service: one request, bounded in time, of whose answer only the status is read. No redirect is followed. */
import type { ClientRequest, RequestOptions } from 'node:http';
import { request } from 'node:https';
import type { Millis } from '../../kernel/seat.ts';
import { lookupPublic } from './address.ts';

/** The outgoing connection. Only tests replace it. */
export type WayOut = (endpoint: URL, options: RequestOptions) => ClientRequest;
export const toTheWeb: WayOut = (endpoint, options) => request(endpoint, { ...options, lookup: lookupPublic });

export interface Posted {
  /** Null without an answer. */
  readonly status: number | null;
  /** The pause the service requests. */
  readonly retryAfter: Millis | null;
}
const NO_ANSWER: Posted = { status: null, retryAfter: null };
const SECOND = 1000;

/** Seconds, or a moment. */
export const pauseOf = (header: string | undefined, now: number): Millis | null => {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

interface Post {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
  readonly signal: AbortSignal;
}
export const post = (wayOut: WayOut, { endpoint, headers, body, signal }: Post): Promise<Posted> =>
  new Promise(resolve => {
    const asked = wayOut(new URL(endpoint), {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': String(body.length) },
      signal,
    });
    asked.on('error', () => resolve(NO_ANSWER));
    asked.on('response', response => {
      const { statusCode = null, headers: answered } = response;
      resolve({ status: statusCode, retryAfter: pauseOf(answered['retry-after'], Date.now()) });
      // Ignores the rest of the answer.
      response.on('error', () => {}).destroy();
    });
    asked.end(body);
  });
