/** A world for tests of the client: time passes only on request, and the test controls both ends of every socket. */
import type { Millis } from '../../kernel/seat.ts';
import type { Socket, World } from '../world.ts';

export class TestSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  readonly address: string;
  readonly sent: { readonly id: number; readonly ask: string; readonly [part: string]: unknown }[] = [];
  closed = false;
  /** Plays the server: answers immediately. */
  answering: (ask: TestSocket['sent'][number]) => object | null = () => null;

  constructor(address: string) {
    this.address = address;
  }
  send(text: string): void {
    const question = JSON.parse(text);
    this.sent.push(question);
    const answer = this.answering(question);
    if (answer !== null) this.say({ re: question.id, ...answer });
  }
  close(): void {
    this.closed = true;
  }
  /** The questions received, by name. */
  asked(ask: string): TestSocket['sent'] {
    return this.sent.filter(question => question.ask === ask);
  }

  opens(): this {
    this.onopen?.({} as never);
    return this;
  }
  say(message: object | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) } as never);
  }
  breaks(): void {
    this.onclose?.({} as never);
  }
}

export class TestWorld implements World {
  readonly sockets: TestSocket[] = [];
  #clock = 0;
  #due: { readonly at: Millis; readonly run: () => void }[] = [];

  open(address: string): TestSocket {
    const socket = new TestSocket(address);
    this.sockets.push(socket);
    return socket;
  }
  now(): Millis {
    return this.#clock;
  }
  wake(after: Millis, run: () => void): () => void {
    const due = { at: this.#clock + after, run };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(other => other !== due);
    };
  }
  entropy(): string {
    return 'ab'.repeat(16);
  }
  chance(): number {
    return 0.5;
  }
  /** The newest connection. */
  get socket(): TestSocket {
    return this.sockets.at(-1)!;
  }
  async pass(millis: Millis): Promise<void> {
    const until = this.#clock + millis;
    for (;;) {
      for (let i = 0; i < 20; i++) await Promise.resolve();
      const next = this.#due.filter(due => due.at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due = this.#due.filter(due => due !== next);
      this.#clock = Math.max(this.#clock, next.at);
      next.run();
    }
    this.#clock = until;
  }
}
