/**
 * A scripted guest on its own connection: thousands of them must cost less than the server they load, so messages are only parsed
 * when a move must be chosen.
 */
import type { Change } from '../../wire/difference.ts';
import { Pledges } from '../../wire/pledges.ts';
import type { SentUpdate, Update } from '../../wire/protocol.ts';
import type { Sent } from '../../wire/tellings.ts';
import { unfolded } from '../../wire/unfold.ts';
import { LoadLine } from './line.ts';

type Answer = { readonly re: number; readonly ok?: { readonly [part: string]: unknown }; readonly no?: { readonly why: string } };

/** What all of them have seen and sent. */
export interface LoadTally {
  bytes: number;
  updates: number;
}

/** The part of an update that a script reads: who is asked, and for what. Storing the cards of thousands would be wasted. */
const glimpse = (sent: SentUpdate): SentUpdate => {
  if ('scene' in sent)
    return { ...sent, tellings: [], facts: [], scene: { ...sent.scene, view: { zones: {}, open: {}, ask: sent.scene.view.ask } } };
  const { view, ...rest } = sent.change as { readonly view?: { readonly ask?: Change } };
  return { ...sent, tellings: [], facts: [], change: view?.ask === undefined ? rest : { ...rest, view: { ask: view.ask } } };
};

/** Unread texts, one after another in reused bytes: thousands of them leave no garbage. */
class UnreadQueue {
  #bytes = Buffer.alloc(4096);
  #ends: number[] = [];

  put(bytes: Buffer, from: number, to: number): void {
    const start = this.#ends.at(-1) ?? 0;
    const end = start + to - from;
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * end);
    bytes.copy(this.#bytes, start, from, to);
    this.#ends.push(end);
  }
  take(): string[] {
    const texts = this.#ends.map((end, i) => this.#bytes.toString('utf8', this.#ends[i - 1] ?? 0, end));
    this.#ends.length = 0;
    return texts;
  }
}

export class LoadPlayer {
  #line: LoadLine | null = null;
  readonly #tally: LoadTally;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #lastId = 0;
  #lastSeq = -1;
  /** A load test needs no secrets. */
  readonly #pledges = new Pledges(() => 'ab'.repeat(16));
  /** The last update read, and the texts since. */
  #read: Update | null = null;
  readonly #unread = new UnreadQueue();
  #cued: (update: Update) => void = () => {};

  private constructor(tally: LoadTally) {
    this.#tally = tally;
  }
  static async connect(address: string, cookie: string, tally: LoadTally, from?: string): Promise<LoadPlayer> {
    const player = new LoadPlayer(tally);
    player.#line = await LoadLine.open(address, cookie, (bytes, start, end) => player.#hear(bytes, start, end), from);
    return player;
  }
  async ask(question: object): Promise<{ readonly [part: string]: unknown }> {
    const answer = await new Promise<Answer>(resolve => this.#send(question, resolve));
    if (answer.ok === undefined) throw new Error(`${JSON.stringify(question)} is refused: ${answer.no?.why}`);
    return answer.ok;
  }
  /** Becomes ready for the next game, unless one is played. The pledge is revealed in due time. */
  async ready(table: string): Promise<boolean> {
    const pledge = this.#pledges.pledge(table);
    if (pledge !== null) await this.ask({ ask: 'ready', table, ready: true, pledge });
    return pledge !== null;
  }
  /** Makes a move; returns the milliseconds until it was acknowledged. */
  move(table: string, move: object, acknowledged: (millis: number) => void): void {
    const sent = performance.now();
    this.#send({ ask: 'move', table, seq: ++this.#lastSeq, move }, () => acknowledged(performance.now() - sent));
  }
  press(table: string, claim: number): void {
    this.#send({ ask: 'press', table, claim }, () => {});
  }
  onCue(cued: (update: Update) => void): void {
    this.#cued = cued;
  }
  /** The game as last told to this seat. */
  get update(): Update | null {
    for (const text of this.#unread.take()) {
      const { update } = JSON.parse(text) as Extract<Sent, { tell: 'update' | 'cue' }>;
      this.#read = unfolded(glimpse(update), this.#read);
    }
    return this.#read;
  }
  close(): void {
    this.#line?.close();
  }

  #send(question: object, answered: (answer: Answer) => void): void {
    const id = ++this.#lastId;
    this.#answers.set(id, answered);
    const text = JSON.stringify({ id, ...question });
    this.#tally.bytes += text.length;
    this.#line?.say(text);
  }
  #hear(bytes: Buffer, from: number, to: number): void {
    this.#tally.bytes += to - from;
    const start = bytes.toString('latin1', from, from + 16);
    if (start.startsWith('{"re"')) {
      const answer: Answer = JSON.parse(bytes.toString('utf8', from, to));
      const answered = this.#answers.get(answer.re);
      this.#answers.delete(answer.re);
      answered?.(answer);
    } else if (start === '{"tell":"table",') {
      const { table } = JSON.parse(bytes.toString('utf8', from, to)) as Extract<Sent, { tell: 'table' }>;
      const due = this.#pledges.see(table);
      if (due !== null && 'reveal' in due) this.#send({ ask: 'reveal', table: table.code, entropy: due.reveal }, () => {});
    } else if (start === '{"tell":"update"') {
      this.#tally.updates++;
      this.#unread.put(bytes, from, to);
    } else if (start.startsWith('{"tell":"cue"')) {
      this.#unread.put(bytes, from, to);
      this.#cued(this.update!);
    }
  }
}
