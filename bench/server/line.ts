/**
 * One connection of a crowd: the part of the WebSocket protocol that a scripted guest needs, with no data that outlive a message. Thousands
 * of these share one core, and every delay in them would be measured as slowness of the server.
 */
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** Kinds of frames, each whole (RFC 6455, 5.2). */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** A client's frames are masked, by any four bytes; zeros change nothing. */
const MASKED = 0x80;
const MASK = '\0\0\0\0';
const SHORT = 126;

const byte = String.fromCharCode;
const frame = (kind: number, text: string): string => {
  const size = text.length < SHORT ? byte(MASKED | text.length) : byte(MASKED | SHORT, text.length >> 8, text.length & 255);
  return byte(kind) + size + MASK + text;
};
/** A message was received: it spans these bytes, and is valid only during the call. */
type Heard = (bytes: Buffer, from: number, to: number) => void;

export class LoadLine {
  readonly #socket: Socket;
  readonly #heard: Heard;
  #rest: Buffer | null = null;

  private constructor(socket: Socket, heard: Heard) {
    this.#socket = socket;
    this.#heard = heard;
    socket.setNoDelay();
    socket.on('data', chunk => this.#take(chunk));
    socket.on('error', () => {});
  }
  /** `from` is the local address to connect from, if that matters. */
  static open(address: string, cookie: string, heard: Heard, from?: string): Promise<LoadLine> {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      cookie,
    };
    return new Promise((resolve, reject) => {
      const asked = request(address, { headers, agent: false, ...(from === undefined ? {} : { localAddress: from }) });
      asked.on('upgrade', (_, socket: Socket, head) => {
        const line = new LoadLine(socket, heard);
        if (head.length > 0) line.#take(head);
        resolve(line);
      });
      asked.on('response', ({ statusCode }) => reject(new Error(`the server answered ${statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
  }
  /** Letters beyond ASCII would need more than a byte each; scripts have none. */
  say(text: string): void {
    this.#socket.write(frame(TEXT, text), 'latin1');
  }
  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const size = bytes[at + 1];
      const head = size === SHORT ? 4 : size === SHORT + 1 ? 10 : 2;
      if (size === undefined || at + head > bytes.length) break;
      const from = at + head;
      const to = from + (head === 2 ? size : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2)));
      if (to > bytes.length) break;
      if (bytes[at] === TEXT) this.#heard(bytes, from, to);
      else if (bytes[at] === PING) this.#socket.write(frame(PONG, bytes.toString('latin1', from, to)), 'latin1');
      at = to;
    }
    this.#rest = at === bytes.length ? null : bytes.subarray(at);
  }
}
