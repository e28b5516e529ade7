/** One message and its answer, of which only the status is read. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { post } from './post.ts';

test('an endless answer is not read: its status is enough, and the connection is closed', async () => {
  const cut = new Promise<void>(resolve => {
    const server = createServer((_, answer) => {
      const more = (): void => {
        while (answer.write('x'.repeat(65_536)));
      };
      answer.writeHead(200).on('drain', more).on('close', resolve);
      more();
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    server.listen(0, '127.0.0.1', () => listening(server.address() as AddressInfo));
  });
  let listening: (address: AddressInfo) => void = () => {};
  const { port } = await new Promise<AddressInfo>(resolve => {
    listening = resolve;
  });
  const wayOut = (_: URL, options: object) => request({ ...options, host: '127.0.0.1', port });
  const posted = await post(wayOut, {
    endpoint: 'https://push.example/x',
    headers: {},
    body: Buffer.from('x'),
    signal: AbortSignal.timeout(60_000),
  });
  expect(posted).toEqual({ status: 200, retryAfter: null });
  await cut;
});
