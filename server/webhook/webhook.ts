/**
 * Messages to the group's own chat: when an open table waits, and when a guest sits down at a house table. Only what the saloon
 * shows anyway, without names; one message per table, few per hour, and no table waits for the answer.
 */
import type { Millis } from '../../kernel/seat.ts';
import { Bucket } from '../limits/limits.ts';
import { post, type WayOut } from '../push/post.ts';

interface ChatNews {
  /** The key of a message sent once: a table's code. */
  readonly about: string;
  /** Builds the text when it is sent; null when outdated. */
  text(): Promise<string | null>;
}
interface WebhookSettings {
  readonly url: string;
  readonly wayOut: WayOut;
  /** A table that is gone by then is not announced. */
  readonly grace: Millis;
  /** How long to wait for an answer. */
  readonly patience: Millis;
  fault(why: unknown): void;
}
/** Messages in the long run and at once. */
const PACE = { perSecond: 1 / 600, burst: 4 };
const MOST_WAITING = 20;
/** The number of latest messages that are not repeated. */
const REMEMBERED = 500;

/** Discord has its own field, and would ping people named in a text; Slack, Matrix and the others take `text`. */
export const bodyFor = (url: string, text: string): string => {
  const isDiscord = /(^|\.)discord(app)?\.com$/.test(new URL(url).hostname);
  return JSON.stringify(isDiscord ? { content: text, allowed_mentions: { parse: [] } } : { text });
};

export class Webhook {
  readonly #is: WebhookSettings;
  readonly #pace = new Bucket(PACE.perSecond, PACE.burst, performance.now());
  readonly #told = new Set<string>();
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #end = new AbortController();

  constructor(settings: WebhookSettings) {
    this.#is = settings;
  }
  tell(told: ChatNews): void {
    const { grace, fault } = this.#is;
    if (this.#told.has(told.about) || this.#waiting.size >= MOST_WAITING || this.#end.signal.aborted) return;
    this.#told.add(told.about);
    const [first] = this.#told;
    if (this.#told.size > REMEMBERED && first !== undefined) this.#told.delete(first);
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      this.#send(told).catch(fault);
    }, grace);
    this.#waiting.add(timer);
  }
  /** Drops waiting messages. */
  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    this.#end.abort();
  }
  async #send({ text }: ChatNews): Promise<void> {
    const { url, wayOut, patience } = this.#is;
    const said = await text();
    if (said === null || !this.#pace.take(performance.now())) return;
    const body = Buffer.from(bodyFor(url, said));
    const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(patience)]);
    const { status } = await post(wayOut, { endpoint: url, headers: { 'content-type': 'application/json' }, body, signal });
    if (status === null || status >= 300) throw new Error(`the webhook answered ${status ?? 'nothing'}`);
  }
}
