/** A hostile guest with their own address: as many connections and requests as they like, and one long finished game. */
import { request } from 'node:http';
import { WebSocket } from 'ws';
import { newCookie } from '../server/crowd.ts';

export const ADDRESS = '127.0.66.6';

/** The longest possible game, played by bots; its host watches. */
const LONG = { game: 'caliber-45', seats: 9, options: { teams: 'three' }, visibility: 'open' };
const BOT = 'greenhorn';

export interface Prey {
  readonly address: string;
  readonly cookie: string;
  /** Where the long game was played, and its replay. */
  readonly table: string;
  readonly replay: string;
}

/** One connection; it is reopened when the server closes it. */
export class Caller {
  readonly #prey: Pick<Prey, 'address' | 'cookie'>;
  readonly #answers = new Map<number, (answer: { readonly [part: string]: unknown }) => void>();
  #socket: WebSocket | null = null;
  #lastId = 0;
  told: (message: { readonly [part: string]: unknown }) => void = () => {};

  constructor(prey: Pick<Prey, 'address' | 'cookie'>) {
    this.#prey = prey;
  }
  open(): Promise<void> {
    const { address, cookie } = this.#prey;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie }, localAddress: ADDRESS });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { readonly [part: string]: unknown };
      const answered = this.#answers.get(message['re'] as number);
      this.#answers.delete(message['re'] as number);
      if (answered === undefined) this.told(message);
      else answered(message);
    });
    return new Promise(resolve => socket.once('open', () => resolve()));
  }
  /** Sends any text; reconnects if disconnected. */
  say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    else if (this.#socket?.readyState === WebSocket.CLOSED) void this.open();
  }
  ask(question: object): Promise<{ readonly [part: string]: unknown }> {
    const id = ++this.#lastId;
    const answer = new Promise<{ readonly [part: string]: unknown }>(resolve => this.#answers.set(id, resolve));
    this.say(JSON.stringify({ id, ...question }));
    return answer;
  }
  close(): void {
    this.#socket?.terminate();
  }
}

/** Reads the whole answer of an address. */
export const fetched = (url: string, cookie = '', method = 'GET'): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { cookie }, localAddress: ADDRESS }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', part => {
        text += part;
      });
      answer.on('end', () => resolve(text));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });

/** Lets bots play a long game to its end. */
export async function findPrey(address: string): Promise<Prey> {
  const cookie = await newCookie(address, ADDRESS);
  const caller = new Caller({ address, cookie });
  await caller.open();
  const made = (await caller.ask({ ask: 'create', ...LONG }))['ok'] as { readonly table: string };
  const { table } = made;
  const over = new Promise<void>(resolve => {
    caller.told = message => {
      if (message['tell'] === 'table' && (message['table'] as { readonly status: string }).status === 'over') resolve();
    };
  });
  await caller.ask({ ask: 'enter', table });
  await caller.ask({ ask: 'stand', table });
  for (let seat = 0; seat < LONG.seats; seat++) await caller.ask({ ask: 'arrange', table, how: { change: 'bot', seat, bot: BOT } });
  await caller.ask({ ask: 'start', table });
  await over;
  caller.close();
  const { games } = JSON.parse(await fetched(`${address}/api/tables/${table}/history`)) as { games: { id: string }[] };
  return { address, cookie, table, replay: games[0]!.id };
}
