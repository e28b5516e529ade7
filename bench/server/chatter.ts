/** The crowd of the bare fan-out: as many sockets, four to a room; once a second, one of each room sends as much as a move. */
import { WebSocket } from 'ws';
import { SEATS } from './crowd.ts';

const PACE = 1000;
/** A move with its table and its numbers. */
const text = JSON.stringify({ id: 100, ask: 'move', table: 'ABCDE', seq: 40, move: { do: 'discard', cards: ['3', '4', '7'] } });

export class Chatter {
  readonly #address: string;
  readonly #sockets: WebSocket[] = [];
  readonly #clocks: NodeJS.Timeout[] = [];
  messages = 0;

  constructor(address: string) {
    this.#address = address;
  }
  async open(rooms: number): Promise<void> {
    for (let room = 0; room < rooms; room++) {
      const sockets = Array.from({ length: SEATS }, () => new WebSocket(`${this.#address}/${room}`, { perMessageDeflate: false }));
      await Promise.all(
        sockets.map(socket => new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))),
      );
      for (const socket of sockets) socket.on('message', () => {});
      this.#sockets.push(...sockets);
      const speak = (): void => {
        this.messages++;
        sockets[this.messages % SEATS]!.send(text);
      };
      setTimeout(() => this.#clocks.push(setInterval(speak, PACE)), Math.random() * PACE);
    }
  }
  close(): void {
    for (const clock of this.#clocks) clearInterval(clock);
    for (const socket of this.#sockets) socket.terminate();
  }
}
