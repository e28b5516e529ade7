/** Messages as frames of the WebSocket protocol. What goes to many in the same words is put into words once. */
import type { Change } from '../wire/difference.ts';
import type { Answer, Scene, Sent, SentUpdate, Told, Update } from '../wire/protocol.ts';

/** Each letter is a byte: strings leave less behind than buffers, which only a full collection of garbage takes away. */
export type Frame = string;

const byte = String.fromCharCode;
const bytes = (count: number, value: number): Frame => {
  let frame = '';
  for (let shift = 8 * (count - 1); shift >= 0; shift -= 8) frame += byte(Math.floor(value / 2 ** shift) % 256);
  return frame;
};
/** One whole text message. Those of a server are not masked. */
const TEXT = byte(0x81);
/** A ping with a name of four bytes after it. */
const PING = byte(0x89, 4);
const SHORT = 126;
const MIDDLE = 65_536;

/** The message with its head before it, ready for the wire. */
export const frameOf = (text: string): Frame => {
  const length = Buffer.byteLength(text);
  const size =
    length < SHORT ? byte(length) : length < MIDDLE ? byte(SHORT) + bytes(2, length) : byte(SHORT + 1) + bytes(8, length);
  return TEXT + size + (length === text.length ? text : Buffer.from(text).toString('latin1'));
};
export const pingOf = (name: number): Frame => PING + bytes(4, name);

const sentUpdate = ({ game, n, tellings, view, offers, outcome, mayUndo, moves }: Update, change: Change | null): SentUpdate =>
  change === null
    ? { game, n, tellings, scene: { view, offers, outcome, mayUndo } satisfies Scene, moves }
    : { game, n, tellings, change, moves };
const sent = (told: Told, change: Change | null): Sent =>
  told.tell === 'update' || told.tell === 'cue' ? { ...told, update: sentUpdate(told.update, change) } : told;

let last: { readonly told: Told; readonly change: Change | null; readonly frame: Frame } | null = null;

export const frameOfTold = (told: Told, change: Change | null): Frame => {
  if (last?.told !== told || last.change !== change) last = { told, change, frame: frameOf(JSON.stringify(sent(told, change))) };
  return last.frame;
};
export const frameOfAnswer = (answer: Answer): Frame => frameOf(JSON.stringify(answer));
