/** The door for sockets: admits only known guests, from our own pages or no page at all, and not too many from one address. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { PROTOCOL } from '../../wire/protocol.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Answered, RequestOf } from '../../wire/requests.ts';
import type { Told } from '../../wire/tellings.ts';
import type { Config } from '../config.ts';
import { HeldTally } from '../limits/limits.ts';
import type { Shares } from '../limits/shares.ts';
import type { Metrics } from '../metrics.ts';
import { type GuestBook, isBanned } from '../people/guests.ts';
import type { Notices } from '../people/notices.ts';
import type { Hall } from '../tables/hall.ts';
import { addressOf, mayCall } from './caller.ts';
import { Connection, type Desk } from './connection.ts';
import { type Answering, dispatchTo } from './dispatch.ts';
import type { Lobby } from './lobby.ts';

export interface DoorSettings {
  readonly config: Config;
  readonly guests: GuestBook;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly shares: Shares;
  readonly call: Answering['call'];
  /** A guest has sat down, or waits for a chair. */
  sat(guest: string, table: string): void;
  /** Sent to every guest on connecting, so that an old page knows that it is old. */
  readonly build: string;
  fault(why: unknown): void;
}
const STATUS = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' };
/** How long closing may take. */
const LAST_WORDS = 1000;

export class Door {
  readonly #is: DoorSettings;
  readonly #sockets: WebSocketServer;
  readonly #desk: Desk;
  readonly #perAddress: HeldTally;
  readonly #connections = new Set<Connection>();
  readonly #byGuest = new Map<string, Set<Connection>>();
  #isOpen = false;

  constructor(http: HttpServer, settings: DoorSettings) {
    this.#is = settings;
    const { config, guests, hall, lobby, metrics, shares, call, fault } = settings;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: config.MESSAGE_BYTES,
      perMessageDeflate: false,
      clientTracking: false,
    });
    this.#perAddress = shares.shareHeld('sockets', new HeldTally(config.CONNECTIONS_PER_ADDRESS));
    const answer = dispatchTo({ guests, hall, lobby, shares, call, costlyPerSecond: config.REQUESTS_PER_SECOND });
    this.#desk = {
      metrics,
      messagesPerSecond: config.MESSAGES_PER_SECOND,
      fault,
      answer: (visitor, request, arrival) => {
        const given = answer(visitor, request, arrival);
        if (request.ask === 'enter' || request.ask === 'sit') this.#meets(visitor, request, given).catch(fault);
        return given;
      },
    };
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {});
      this.#knock(request, socket, head).catch(why => {
        fault(why);
        turnAway(socket, 503, refusals.fault);
      });
    });
  }
  get connections(): number {
    return this.#connections.size;
  }
  /** Does this guest have a page open here? */
  isHere(guest: string): boolean {
    return this.#byGuest.has(guest);
  }
  tellGuest(guest: string, told: Told): void {
    for (const connection of this.#byGuest.get(guest) ?? []) connection.send(told);
  }
  /** The operators' notice has changed: for all guests, or for some. */
  announce(): void {
    for (const guest of this.#byGuest.keys()) {
      const { id, text } = this.#is.notices.saidTo(guest) ?? { id: '', text: '' };
      this.tellGuest(guest, { tell: 'notice', id, text });
    }
  }
  /** A guest who takes a chair at a table with a notice gets it too. */
  async #meets(
    visitor: Connection,
    { ask, table }: RequestOf<'enter' | 'sit'>,
    given: Answered | Promise<Answered>,
  ): Promise<void> {
    // The failure was reported elsewhere.
    const answer = await Promise.resolve(given).catch(() => null);
    if (answer === null || isRefusal(answer)) return;
    if (ask === 'sit') this.#is.sat(visitor.id, table);
    const said = await this.#is.notices.met(visitor.id, table);
    if (said !== null) visitor.send({ tell: 'notice', id: said.id, text: said.text });
  }
  open(): void {
    this.#isOpen = true;
  }
  /** Admits no more guests; open questions of those connected are answered. */
  async finish(): Promise<void> {
    this.#isOpen = false;
    await Promise.all([...this.#connections].map(connection => connection.finish()));
  }
  async close(): Promise<void> {
    const open = [...this.#connections];
    for (const connection of open) connection.goodbye();
    const late = performance.now() + LAST_WORDS;
    while (this.#connections.size > 0 && performance.now() < late) await new Promise(resolve => setTimeout(resolve, 10));
    for (const connection of this.#connections) connection.terminate();
  }

  async #knock(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, guests, metrics } = this.#is;
    const { pathname } = new URL(request.url ?? '', 'http://here');
    if (pathname !== '/ws') return turnAway(socket, 404, refusals.noPage);
    if (!this.#isOpen) return turnAway(socket, 503, refusals.closing);
    if (!mayCall(request, config.PUBLIC_URL)) return turnAway(socket, 403, refusals.badOrigin);
    const address = addressOf(request, config.TRUST_PROXY);
    if (!this.#perAddress.take(address)) {
      metrics.cut.add();
      return turnAway(socket, 429, refusals.tooManyConnections);
    }
    socket.once('close', () => this.#perAddress.giveBack(address));
    const guest = await guests.known(request.headers.cookie);
    if (guest === null) return turnAway(socket, 401, refusals.stranger);
    if (isBanned(guest)) return turnAway(socket, 403, refusals.banned);
    if (socket.destroyed) return;
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      const connection = new Connection(opened, socket, guest, address, this.#desk);
      this.#connections.add(connection);
      const own = this.#byGuest.get(guest.id) ?? new Set();
      this.#byGuest.set(guest.id, own.add(connection));
      this.#is.hall.arrives(connection);
      opened.once('close', () => {
        this.#connections.delete(connection);
        own.delete(connection);
        if (own.size === 0) this.#byGuest.delete(guest.id);
        this.#is.lobby.unfollow(connection);
        this.#is.hall.departs(connection);
      });
      connection.send({ tell: 'welcome', protocol: PROTOCOL, guest: guest.id, name: guest.name, build: this.#is.build });
      const said = this.#is.notices.saidTo(guest.id);
      if (said !== null) connection.send({ tell: 'notice', id: said.id, text: said.text });
      // A guest connected while the door was being closed.
      if (!this.#isOpen) connection.goodbye();
    });
  }
}

/** The answer to a refused connection. */
function turnAway(socket: Duplex, status: keyof typeof STATUS, error: Refusal): void {
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
