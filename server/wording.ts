/** Messages as frames of the WebSocket protocol. What goes to many in the same words is put into words once. */
import type { Change } from '../wire/difference.ts';
import type { Answer, Scene, Sent, SentUpdate, Told, Update } from '../wire/protocol.ts';

/** One whole text message. Those of a server are not masked. */
const TEXT = 0x81;
/** A ping with a name of four bytes after it. */
export const PING_HEAD = Buffer.from([0x89, 4]);
const SHORT = 126;
const MIDDLE = 65_536;

/** The message with its head before it, ready for the wire. */
export const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

const sentUpdate = ({ game, n, tellings, view, offers, outcome, mayUndo, moves }: Update, change: Change | null): SentUpdate =>
  change === null
    ? { game, n, tellings, scene: { view, offers, outcome, mayUndo } satisfies Scene, moves }
    : { game, n, tellings, change, moves };
const sent = (told: Told, change: Change | null): Sent =>
  told.tell === 'update' || told.tell === 'cue' ? { ...told, update: sentUpdate(told.update, change) } : told;

let last: { readonly told: Told; readonly change: Change | null; readonly frame: Buffer } | null = null;

export const frameOfTold = (told: Told, change: Change | null): Buffer => {
  if (last?.told !== told || last.change !== change) last = { told, change, frame: frameOf(JSON.stringify(sent(told, change))) };
  return last.frame;
};
export const frameOfAnswer = (answer: Answer): Buffer => frameOf(JSON.stringify(answer));
