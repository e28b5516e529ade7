/** The files of the built page without a server: for tests of everything that needs none. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { root } from '../../server/root.ts';

export const built = join(root, 'dist', 'client');

const types: { readonly [ending: string]: string } = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
/** As strict as a server of ours: only from here, nothing inline. */
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** What answers a page's socket in place of a server, see laid.ts, by a key that the page has in a cookie. */
export const speakers = new Map<string, (socket: WebSocket) => void>();
const speakerFor = ({ headers }: IncomingMessage) => speakers.get(/\bspeaker=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '');
const sockets = new WebSocketServer({ noServer: true });

/** Every other address gives the page. */
export const serveFiles = async (folder = built): Promise<{ readonly url: string; close(): void }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    response.setHeader('content-security-policy', POLICY);
    const give = async (file: string): Promise<void> => {
      const bytes = await readFile(join(folder, file));
      response.setHeader('content-type', types[extname(file)] ?? 'text/html; charset=utf-8');
      if (file.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(bytes);
    };
    if (pathname === '/api/guest' && speakerFor(request) !== undefined)
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ recovery: null }));
    else give(pathname === '/' ? 'index.html' : pathname).catch(() => give('index.html'));
  });
  server.on('upgrade', (request, socket, head) => {
    const speaker = speakerFor(request);
    if (speaker === undefined) socket.end('HTTP/1.1 200 OK\r\n\r\n');
    else sockets.handleUpgrade(request, socket, head, speaker);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  // It does not keep the process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

let files: ReturnType<typeof serveFiles> | null = null;
/** One address for all test files of a worker: scripts that one visit has fetched and compiled serve the next. */
export const filesHere = (): Promise<{ readonly url: string }> => (files ??= serveFiles());
