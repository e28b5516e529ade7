/** A push service on this machine that answers as configured; and a device that reads its messages. */
import { createDecipheriv, createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { CURVE, messageKeys, type ReaderKeys } from '../encrypt.ts';
import type { WayOut } from '../post.ts';

const SALT = 16;
const TAG = 16;

export class Device {
  readonly keys: ReaderKeys;
  readonly #own: ECDH;
  readonly #auth: Buffer;

  constructor(own = createECDH(CURVE), auth: Buffer = randomBytes(16)) {
    this.#own = own;
    this.#auth = auth;
    this.keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
  }
  static fresh(): Device {
    const own = createECDH(CURVE);
    own.generateKeys();
    return new Device(own);
  }
  /** Decrypts like a browser does before its page is told (RFC 8291, 3.4). */
  read(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const length = body.readUInt8(SALT + 4);
    const [writer, record] = [body.subarray(SALT + 5, SALT + 5 + length), body.subarray(SALT + 5 + length)];
    const { key, nonce } = messageKeys(this.#own.computeSecret(writer), this.#own.getPublicKey(), writer, this.#auth, salt);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

export interface Pushed {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** A status, with headers; 'never' keeps the caller waiting. */
export type ServiceAnswer = number | readonly [status: number, headers: { readonly [name: string]: string }] | 'never';

export class PushService {
  readonly pushed: Pushed[] = [];
  /** By path; others are accepted. */
  readonly answers = new Map<string, ServiceAnswer>();
  readonly #ears = new Set<() => void>();
  #port = 0;
  /** Every host name resolves to this service. */
  readonly wayOut: WayOut = (endpoint, { method = 'POST', headers, signal }) =>
    request({
      host: '127.0.0.1',
      port: this.#port,
      path: endpoint.pathname,
      method,
      agent: false,
      headers: { ...(headers as { readonly [name: string]: string }), host: endpoint.host },
      ...(signal === undefined ? {} : { signal }),
    });

  static async open(): Promise<PushService> {
    const service = new PushService();
    const server = createServer((asked, answer) => {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => parts.push(part));
      asked.on('end', () => {
        const { headers, url: path = '' } = asked;
        service.#take({ host: headers.host ?? '', path, headers, body: Buffer.concat(parts) }, answer);
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    service.#port = (server.address() as AddressInfo).port;
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return service;
  }
  /** Waits until this many have come. */
  async hears(count: number): Promise<readonly Pushed[]> {
    while (this.pushed.length < count) await new Promise<void>(resolve => this.#ears.add(resolve));
    return this.pushed;
  }
  #take(pushed: Pushed, answer: ServerResponse): void {
    this.pushed.push(pushed);
    const how = this.answers.get(pushed.path) ?? 201;
    if (how !== 'never') {
      const [status, headers] = typeof how === 'number' ? [how, {}] : how;
      answer.writeHead(status, headers).end();
    }
    for (const ear of this.#ears) ear();
    this.#ears.clear();
  }
}
