/** Records what a server has promised: every acknowledged move, by guest and number, even if the connection broke. */
import { WebSocket } from 'ws';
import type { Move } from '../../kernel/seat.ts';

export interface Promised {
  readonly table: string;
  readonly guest: string;
  readonly seq: number;
  readonly move: Move;
}
interface Sent {
  readonly id: number;
  readonly ask: string;
  readonly table: string;
  readonly seq: number;
  readonly move: Move;
}

export class Witness {
  readonly guest: string;
  readonly promised: Promised[] = [];
  readonly #cookie: string;
  readonly #moves = new Map<number, Sent>();
  #back: { readonly since: number; readonly resolve: () => void } | null = null;

  constructor(guest: string, cookie: string) {
    this.guest = guest;
    this.#cookie = cookie;
  }
  /** Resolves on an answer over a connection made after this moment. */
  back(since: number): Promise<void> {
    return new Promise(resolve => {
      this.#back = { since, resolve };
    });
  }
  /** A socket whose traffic is overheard. */
  open(address: string): WebSocket {
    const opened = performance.now();
    const socket = new WebSocket(address, { headers: { cookie: this.#cookie }, perMessageDeflate: false });
    const send = socket.send.bind(socket) as (text: string) => void;
    socket.send = (text: string) => {
      const sent = JSON.parse(text) as Sent;
      if (sent.ask === 'move') this.#moves.set(sent.id, sent);
      send(text);
    };
    socket.on('message', (data: Buffer) => this.#overhear(JSON.parse(data.toString()), opened));
    return socket;
  }
  #overhear(message: { readonly re?: number; readonly ok?: object }, opened: number): void {
    if (message.re === undefined) return;
    const sent = this.#moves.get(message.re);
    this.#moves.delete(message.re);
    if (message.ok === undefined) return;
    if (sent !== undefined) this.promised.push({ table: sent.table, guest: this.guest, seq: sent.seq, move: sent.move });
    if (this.#back === null || opened < this.#back.since) return;
    this.#back.resolve();
    this.#back = null;
  }
}
