/** The trunks of this process: one to each other process that it talks to. */
import { type Chunk, chunkText, OVER, readChunk, Trunk, type TrunkEar } from './trunk.ts';

/** Carries chunks: the bus, or in a test any lossy medium. */
export interface Carrier {
  isUp(): boolean;
  send(to: string, text: string): void;
}

export class Trunks {
  readonly #me: string;
  readonly #carrier: Carrier;
  readonly #ear: TrunkEar;
  readonly #silence: number;
  readonly #trunks = new Map<string, Trunk>();
  /** Processes given up as silent, and when to try them again. */
  readonly #silent = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #ticked: number = performance.now();

  /** A process silent for `silence` milliseconds is considered gone. */
  constructor(me: string, carrier: Carrier, silence: number, ear: TrunkEar) {
    this.#me = me;
    this.#carrier = carrier;
    this.#silence = silence;
    this.#ear = {
      heard: (trunk, head, text) => ear.heard(trunk, head, text),
      broken: trunk => {
        if (this.#trunks.get(trunk.peer) === trunk) this.#trunks.delete(trunk.peer);
        ear.broken(trunk);
      },
    };
    this.#timer = setInterval(() => this.#tick(), silence / 4);
  }
  get size(): number {
    return this.#trunks.size;
  }
  /** The trunk to a process; null while the bus is away, or while that process was recently given up. */
  to(peer: string): Trunk | null {
    if (!this.#carrier.isUp() || (this.#silent.get(peer) ?? 0) > performance.now()) return null;
    return this.#trunks.get(peer) ?? this.#open(peer);
  }
  hear(text: string): void {
    const chunk = readChunk(text);
    if (chunk === null) return;
    this.#silent.delete(chunk.from);
    if (chunk.n === OVER) this.#ended(chunk);
    else {
      const trunk = this.#trunkFor(chunk);
      if (trunk === null) this.#refuse(chunk);
      else trunk.hear(chunk);
    }
  }
  /** The bus is away: it is unknown what arrived. */
  breakAll(): void {
    for (const trunk of [...this.#trunks.values()]) trunk.break();
  }
  close(): void {
    clearInterval(this.#timer);
    for (const trunk of this.#trunks.values()) trunk.flush();
    this.breakAll();
  }

  #open(peer: string): Trunk {
    const trunk = new Trunk(this.#me, peer, text => this.#carrier.send(peer, text), this.#ear);
    this.#trunks.set(peer, trunk);
    return trunk;
  }
  /** The trunk that a chunk belongs to: one we have, or a new one that the other side begins. */
  #trunkFor({ from, session, to, n }: Chunk): Trunk | null {
    const known = this.#trunks.get(from);
    const isForUs = to === '' || to === known?.session;
    if (known?.theirs === session && isForUs) return known;
    if (known?.theirs === '' && isForUs && n === 0) {
      known.theirs = session;
      return known;
    }
    if (to !== '' || n !== 0) return null;
    // They have restarted: messages on the old trunk are lost.
    known?.break();
    const trunk = this.#open(from);
    trunk.theirs = session;
    return trunk;
  }
  #ended({ from, session, to }: Chunk): void {
    const known = this.#trunks.get(from);
    if (known !== undefined && (known.session === to || known.theirs === session)) known.break();
  }
  /** Tells a process that still uses a session that it is over. */
  #refuse({ from, session }: Chunk): void {
    this.#carrier.send(from, chunkText({ from: this.#me, session: 'none', to: session, n: OVER, heard: 0, data: '' }));
  }
  #tick(): void {
    const now = performance.now();
    // After a pause of this process, pending messages are read first.
    const stoodStill = now - this.#ticked > this.#silence / 2;
    this.#ticked = now;
    if (stoodStill) return;
    for (const trunk of [...this.#trunks.values()]) {
      trunk.tick(now, this.#silence);
      if (trunk.isBroken) this.#silent.set(trunk.peer, now + this.#silence);
    }
    for (const [peer, until] of this.#silent) if (until < now) this.#silent.delete(peer);
  }
}
