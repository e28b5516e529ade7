/**
 * A connection that reconnects by itself. It waits longer after every failure, with jitter, so that a server
 * coming back up is not hit by all clients at once. A server that leaves something unanswered for too long is considered gone.
 */
import type { Millis } from '../kernel/seat.ts';
import type { Socket, World } from './world.ts';

const PAUSE: { readonly first: Millis; readonly longest: Millis } = { first: 200, longest: 10_000 };
const PATIENCE: Millis = 8000;

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

/** Listens to the events of a link. */
export interface LinkEar {
  heard(text: string): void;
  changed(state: LinkState): void;
}

export class Link {
  readonly address: string;
  readonly #world: World;
  readonly #ear: LinkEar;
  #state: LinkState = 'waiting';
  #socket: Socket | null = null;
  #failures = 0;
  #retry: (() => void) | null = null;
  #silence: (() => void) | null = null;

  constructor(address: string, world: World, ear: LinkEar) {
    this.address = address;
    this.#world = world;
    this.#ear = ear;
  }
  get state(): LinkState {
    return this.#state;
  }
  /** Connects now: for the first time, or before the pause is over. */
  connect(): void {
    if (this.#state !== 'waiting') return;
    this.#retry?.();
    this.#retry = null;
    this.#become('connecting');
    const socket = this.#world.open(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#become('open');
    };
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      if (this.#socket !== socket) return;
      this.#failures = 0;
      this.#hush();
      this.#ear.heard(String(data));
    };
    socket.onclose = () => this.#lose(socket);
    socket.onerror = () => this.#lose(socket);
  }
  send(text: string): void {
    if (this.#state !== 'open') return;
    this.#socket!.send(text);
    this.#silence ??= this.#world.wake(PATIENCE, () => {
      this.#silence = null;
      if (this.#socket !== null) this.#lose(this.#socket);
    });
  }
  close(): void {
    if (this.#state === 'closed') return;
    this.#retry?.();
    this.#hush();
    const socket = this.#socket;
    this.#socket = null;
    this.#become('closed');
    socket?.close();
  }

  #lose(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#hush();
    socket.close();
    const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** this.#failures) * (0.5 + this.#world.chance() / 2);
    this.#failures++;
    this.#retry = this.#world.wake(pause, () => this.connect());
    this.#become('waiting');
  }
  #hush(): void {
    this.#silence?.();
    this.#silence = null;
  }
  #become(state: LinkState): void {
    this.#state = state;
    this.#ear.changed(state);
  }
}
