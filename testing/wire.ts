/** A wire between a browser and a server that can be cut, and mended again. */
import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  readonly url: string;
  /** Everything that goes through it breaks off, and nothing comes through any more. */
  cut(): void;
  mend(): void;
  /** From now on it leads to another server. */
  lead(to: string): void;
  close(): Promise<void>;
}

export async function wireTo(first: string): Promise<Wire> {
  let to = new URL(first);
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer(near => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(to.port), to.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const breakOff = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    cut: () => {
      isCut = true;
      breakOff();
    },
    mend: () => {
      isCut = false;
    },
    lead: url => {
      to = new URL(url);
      breakOff();
    },
    close: () =>
      new Promise(resolve => {
        breakOff();
        server.close(() => resolve());
      }),
  };
}
