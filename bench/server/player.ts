/**
 * A scripted guest on a bare socket: thousands of them must cost less than the server that they load, so that what is told is only looked at
 * when a move must be chosen.
 */
import { WebSocket } from 'ws';
import type { Sent, Update } from '../../wire/protocol.ts';
import { unfolded } from '../../wire/unfold.ts';

type Answer = { readonly re: number; readonly ok?: { readonly [part: string]: unknown }; readonly no?: { readonly why: string } };

/** What all of them have seen and sent. */
export interface Tally {
  bytes: number;
  updates: number;
}

export class Player {
  readonly #socket: WebSocket;
  readonly #tally: Tally;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #lastId = 0;
  #lastSeq = -1;
  /** The last update that was read, and what came since. */
  #read: Update | null = null;
  readonly #unread: Buffer[] = [];
  #cued: (update: Update) => void = () => {};

  private constructor(socket: WebSocket, tally: Tally) {
    this.#socket = socket;
    this.#tally = tally;
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('error', () => {});
  }
  static connect(address: string, cookie: string, tally: Tally): Promise<Player> {
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    const player = new Player(socket, tally);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(player));
      socket.once('error', reject);
    });
  }
  async ask(question: object): Promise<{ readonly [part: string]: unknown }> {
    const answer = await new Promise<Answer>(resolve => this.#send(question, resolve));
    if (answer.ok === undefined) throw new Error(`${JSON.stringify(question)} is refused: ${answer.no?.why}`);
    return answer.ok;
  }
  /** Makes a move; says how many milliseconds went by until it was acknowledged. */
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
  /** The game as this seat was told last. */
  get update(): Update | null {
    for (const data of this.#unread.splice(0)) {
      const { update } = JSON.parse(String(data)) as Extract<Sent, { tell: 'update' | 'cue' }>;
      this.#read = unfolded(update, this.#read);
    }
    return this.#read;
  }
  close(): void {
    this.#socket.terminate();
  }

  #send(question: object, answered: (answer: Answer) => void): void {
    const id = ++this.#lastId;
    this.#answers.set(id, answered);
    const text = JSON.stringify({ id, ...question });
    this.#tally.bytes += text.length;
    this.#socket.send(text);
  }
  #hear(data: Buffer): void {
    this.#tally.bytes += data.length;
    const start = data.toString('latin1', 0, 16);
    if (start.startsWith('{"re"')) {
      const answer: Answer = JSON.parse(String(data));
      const answered = this.#answers.get(answer.re);
      this.#answers.delete(answer.re);
      answered?.(answer);
    } else if (start === '{"tell":"update"') {
      this.#tally.updates++;
      this.#unread.push(data);
    } else if (start.startsWith('{"tell":"cue"')) {
      this.#unread.push(data);
      this.#cued(this.update!);
    }
  }
}
