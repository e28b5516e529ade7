/**
 * Messages from one process to another: complete and in order, or not at all. The bus delivers at most once, so chunks are numbered; after
 * a gap, a silence, or too much unacknowledged, the trunk is broken, and both ends are told. Nothing is resent over a new one: guests whose
 * trunk broke reconnect by themselves and ask again.
 */
import { randomBytes } from 'node:crypto';

/** One message of the bus. Without data it is a heartbeat; with the number -1 it ends the session. */
export interface Chunk {
  readonly from: string;
  /** The sender's session, and the receiver's: empty until known. */
  readonly session: string;
  readonly to: string;
  readonly n: number;
  /** How many chunks of the other side the sender has received. */
  readonly heard: number;
  readonly data: string;
}
export const OVER = -1;
/** The most characters in a chunk: the bus takes a megabyte, and a character may need three bytes. */
const MOST_LETTERS = 262_144;
/** Unacknowledged characters: from the first limit on, requests wait; beyond the second the other side is given up. */
const FULL = 1_048_576;
const TOO_MUCH = 8 * FULL;
/** After this many characters receipt is acknowledged at once, and not only with the next heartbeat. */
const TELL_HEARD = 262_144;

export const chunkText = ({ from, session, to, n, heard, data }: Chunk): string =>
  `${from} ${session} ${to} ${n} ${heard}\n${data}`;
export const readChunk = (text: string): Chunk | null => {
  const end = text.indexOf('\n');
  const [from, session, to, n, heard] = text.slice(0, Math.max(0, end)).split(' ');
  if (from === undefined || session === undefined || to === undefined) return null;
  const [number, count] = [Number(n), Number(heard)];
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(count)) return null;
  return { from, session, to, n: number, heard: count, data: text.slice(end + 1) };
};

/** A record: a short head, and words that are passed on unchanged. Neither contains a line break or a tab, as JSON has none. */
export interface TrunkEar {
  heard(trunk: Trunk, head: unknown, text: string): void;
  broken(trunk: Trunk): void;
}

export class Trunk {
  readonly peer: string;
  readonly session: string = randomBytes(6).toString('hex');
  /** The other side's session, once known. */
  theirs = '';
  readonly #me: string;
  readonly #send: (text: string) => void;
  readonly #ear: TrunkEar;
  readonly #unheard: number[] = [];
  #out = '';
  #last: { readonly text: string; readonly ways: number[]; readonly head: object } | null = null;
  #sent = 0;
  #heard = 0;
  #letters = 0;
  #untold = 0;
  #rest = '';
  #lastSent: number;
  #lastHeard: number;
  #isBroken = false;
  #emptier: (() => void)[] = [];

  constructor(me: string, peer: string, send: (text: string) => void, ear: TrunkEar, now: number = performance.now()) {
    this.#me = me;
    this.peer = peer;
    this.#send = send;
    this.#ear = ear;
    this.#lastSent = now;
    this.#lastHeard = now;
  }
  get isBroken(): boolean {
    return this.#isBroken;
  }
  get isFull(): boolean {
    return this.#letters > FULL;
  }
  /** Resolves when the other side has caught up, or never will. */
  async caughtUp(): Promise<void> {
    while (this.isFull && !this.#isBroken) await new Promise<void>(resolve => this.#emptier.push(resolve));
  }

  // ---- sending

  /** Everything sent in one turn leaves in one chunk. */
  put(head: object, text = ''): void {
    if (this.#isBroken) return;
    this.#seal();
    this.#later();
    this.#out += `${JSON.stringify(head)}\t${text}\n`;
  }
  /** Equal consecutive words are sent once; the head lists their ways. */
  tell(way: number, head: object, text: string): void {
    if (this.#isBroken) return;
    const last = this.#last;
    if (last?.text === text) {
      last.ways.push(way);
      return;
    }
    this.#seal();
    this.#later();
    this.#last = { text, ways: [way], head };
  }
  flush(): void {
    this.#seal();
    const out = this.#out;
    this.#out = '';
    for (let at = 0; at < out.length && !this.#isBroken; at += MOST_LETTERS) this.#sendChunk(out.slice(at, at + MOST_LETTERS));
    if (this.#letters > TOO_MUCH) this.break();
  }
  #seal(): void {
    const last = this.#last;
    if (last === null) return;
    this.#last = null;
    this.#out += `${JSON.stringify({ ...last.head, ways: last.ways })}\t${last.text}\n`;
  }
  #later(): void {
    if (this.#out === '' && this.#last === null) process.nextTick(() => this.flush());
  }
  #sendChunk(data: string): void {
    this.#untold = 0;
    this.#lastSent = performance.now();
    const { session, theirs: to } = this;
    this.#send(chunkText({ from: this.#me, session, to, n: this.#sent, heard: this.#heard, data }));
    if (data === '') return;
    this.#sent++;
    this.#letters += data.length;
    this.#unheard.push(data.length);
  }

  // ---- receiving

  /** A chunk of the session that this trunk belongs to. */
  hear({ n, heard, data }: Chunk): void {
    if (this.#isBroken) return;
    if (n !== this.#heard) {
      this.break();
      return;
    }
    this.#lastHeard = performance.now();
    while (this.#unheard.length > this.#sent - heard) this.#letters -= this.#unheard.shift()!;
    if (!this.isFull) for (const go of this.#emptier.splice(0)) go();
    if (data === '') return;
    this.#heard++;
    this.#untold += data.length;
    const records = (this.#rest + data).split('\n');
    this.#rest = records.pop()!;
    for (const record of records) {
      const tab = record.indexOf('\t');
      this.#ear.heard(this, JSON.parse(record.slice(0, tab)), record.slice(tab + 1));
    }
    if (this.#untold > TELL_HEARD && !this.#isBroken) this.#sendChunk('');
  }

  // ---- timing

  /** Is the other side still there, and does it know that we are? */
  tick(now: number, silence: number): void {
    if (now - this.#lastHeard > silence) this.break();
    else if (now - this.#lastSent > silence / 4) this.#sendChunk('');
  }
  /** Stops sending and receiving. The other side is told, if possible. */
  break(): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#send(chunkText({ from: this.#me, session: this.session, to: this.theirs, n: OVER, heard: this.#heard, data: '' }));
    this.#out = '';
    this.#last = null;
    for (const go of this.#emptier.splice(0)) go();
    this.#ear.broken(this);
  }
}
