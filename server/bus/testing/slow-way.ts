/** A slow route to another port: data in either direction arrive n milliseconds later. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SlowWay {
  readonly port: number;
  close(): void;
}

const carry = (from: Socket, to: Socket, delay: number): void => {
  from.on('data', data => setTimeout(() => to.write(data), delay));
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
};

export async function slowWayTo(port: number, delay: number): Promise<SlowWay> {
  const open = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) open.add(socket.setNoDelay(true));
    carry(near, far, delay);
    carry(far, near, delay);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
