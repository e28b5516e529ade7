/** How the crowd joins a server and plays there. Each server has one: ours is here, the others are in `others/`. */
import { WebSocket } from 'ws';
import { isRefusal } from '../../kernel/refusal.ts';
import { type Client, connect } from '../../wire/client.ts';

export const SEATS = 4;
/** What a seat was told: the number of moves made, and the cards it may lay now, on its turn. */
export type HeardMove = (seat: number, moves: number, choices: readonly unknown[]) => void;
export interface CrowdSeats {
  /** What is needed to come back later. */
  readonly key: unknown;
  lay(seat: number, card: unknown): void;
  close(): void;
}
export interface CrowdDoor {
  open(address: string, heard: HeardMove): Promise<CrowdSeats>;
  /** The number of moves made at an earlier table, or null when it is gone. */
  look(address: string, key: unknown): Promise<number | null>;
}

const entropy = (): string => 'ab'.repeat(16);
const newcomer = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/api/guest`, { method: 'POST' });
  return (response.headers.get('set-cookie') ?? '').split(';')[0]!;
};
const come = (address: string, cookie: string): Client =>
  connect({
    url: `${address.replace('http', 'ws')}/ws`,
    open: url => new WebSocket(url, { headers: { cookie }, perMessageDeflate: false }),
    now: () => performance.now(),
    wake: (after, run) => clearTimeout.bind(null, setTimeout(run, after)),
    chance: Math.random,
    entropy,
  });
const movesOf = (open: object): number => (open as { readonly moves: number }).moves;

export const door: CrowdDoor = {
  async open(address, heard) {
    const cookies = await Promise.all(Array.from({ length: SEATS }, () => newcomer(address)));
    const clients = cookies.map(cookie => come(address, cookie));
    const [host] = clients;
    const made = await host!.ask({ ask: 'create', game: 'hands', seats: SEATS, visibility: 'private' });
    if (isRefusal(made)) throw new Error(made.why);
    const { table } = made as { readonly table: string };
    for (const [seat, client] of clients.entries()) {
      client.on('update', ({ update }) => {
        heard(
          seat,
          movesOf(update.view.open),
          (update.moves ?? []).map(({ face }) => face),
        );
      });
      await client.ask({ ask: 'enter', table });
      if (seat > 0) await client.ask({ ask: 'sit', table, seat });
      await client.ask({ ask: 'ready', table, ready: true });
    }
    await host!.ask({ ask: 'start', table });
    return {
      key: { cookie: cookies[0], table },
      lay: (seat, face) => void clients[seat]!.ask({ ask: 'move', table, move: { do: 'lay', face: face as string } }),
      close: () => {
        for (const client of clients) client.close();
      },
    };
  },
  async look(address, key) {
    const { cookie, table } = key as { readonly cookie: string; readonly table: string };
    const client = come(address, cookie);
    try {
      return await new Promise<number | null>(resolve => {
        client.on('update', ({ update }) => resolve(movesOf(update.view.open)));
        void client.ask({ ask: 'enter', table }).then(answer => {
          if (isRefusal(answer)) resolve(null);
        });
      });
    } finally {
      client.close();
    }
  },
};
