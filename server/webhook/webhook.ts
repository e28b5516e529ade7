/**
 * A word in the group's own chat: when a table is open to all and waits, when somebody sits down at a table of the house. Only what the saloon
 * shows anyway, without names; one message for each table, few in an hour, and nobody waits for the answer.
 */
import type { Millis } from '../../kernel/seat.ts';
import { Bucket } from '../limits/limits.ts';
import { post, type WayOut } from '../push/post.ts';

interface ChatNews {
  /** What is told once: a table, by its code. */
  readonly about: string;
  /** By the time when it is told; null when there is nothing to tell any more. */
  text(): Promise<string | null>;
}
interface WebhookSettings {
  readonly url: string;
  readonly wayOut: WayOut;
  /** A table that is gone again by then is not worth a word. */
  readonly grace: Millis;
  /** How long an answer is waited for. */
  readonly patience: Millis;
  fault(why: unknown): void;
}
/** Messages in the long run and at once. */
const PACE = { perSecond: 1 / 600, burst: 4 };
const MOST_WAITING = 20;
/** What was told is not told again while it is among the last so many. */
const REMEMBERED = 500;

/** Discord has a field of its own, and would call people whom a text names; Slack, Matrix and the others take `text`. */
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
  /** What waits is forgotten. */
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
