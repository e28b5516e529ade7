/** A slow link to a test server: every byte is delayed, in both directions. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A timer may fire this much early. */
const EARLY = 1;

/** The address at which the server is at least `oneWay` milliseconds away. */
export async function farFrom(port: number, oneWay: number): Promise<string> {
  const carry = (from: Socket, to: Socket): void => {
    from.on('data', (bytes: Buffer) => setTimeout(() => to.write(bytes), oneWay + EARLY));
    from.on('close', () => to.destroy());
    from.on('error', () => {});
  };
  const relay = createServer(near => {
    const far = connect(port, '127.0.0.1');
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void relay.close());
  return `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
}
