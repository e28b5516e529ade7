/** Messages as frames of the WebSocket protocol. A message to many is serialised once. */
import type { Change } from '../../wire/difference.ts';
import type { SentUpdate, Update, UpdateScene } from '../../wire/protocol.ts';
import type { Answer } from '../../wire/requests.ts';
import type { Sent, Told } from '../../wire/tellings.ts';

/** Each character is a byte. A buffer would need memory outside the heap, much of which only a full garbage collection frees. */
export type WireText = string;

const byte = String.fromCharCode;
const two = (value: number): WireText => byte(value >>> 8, value & 255);
const four = (value: number): WireText => two(value >>> 16) + two(value & 65_535);
/** One whole text message. A server's messages are not masked. */
const TEXT = byte(0x81);
/** A ping, followed by a name of four bytes. */
const PING = byte(0x89, 4);
const SHORT = 126;
const MIDDLE = 65_536;

/** The message with its header, ready for the wire. */
export const frameOf = (text: string): WireText => {
  const length = Buffer.byteLength(text);
  const size =
    length < SHORT ? byte(length) : length < MIDDLE ? byte(SHORT) + two(length) : byte(SHORT + 1) + four(0) + four(length);
  return TEXT + size + (length === text.length ? text : Buffer.from(text).toString('latin1'));
};
export const pingOf = (name: number): WireText => PING + four(name);

const sentUpdate = (
  { game, n, tellings, facts, view, offers, outcome, mayUndo, moves }: Update,
  change: Change | null,
): SentUpdate =>
  change === null
    ? { game, n, tellings, facts, scene: { view, offers, outcome, mayUndo } satisfies UpdateScene, moves }
    : { game, n, tellings, facts, change, moves };
const sent = (told: Told, change: Change | null): Sent =>
  told.tell === 'update' || told.tell === 'cue' ? { ...told, update: sentUpdate(told.update, change) } : told;

let lastTold: { readonly told: Told; readonly change: Change | null; readonly text: string } | null = null;
let lastFrame: { readonly text: string; readonly frame: WireText } | null = null;

/** The serialised telling. */
export const textOfTold = (told: Told, change: Change | null): string => {
  if (lastTold?.told !== told || lastTold.change !== change) lastTold = { told, change, text: JSON.stringify(sent(told, change)) };
  return lastTold.text;
};
export const frameOfText = (text: string): WireText => {
  if (lastFrame?.text !== text) lastFrame = { text, frame: frameOf(text) };
  return lastFrame.frame;
};
export const frameOfTold = (told: Told, change: Change | null): WireText => frameOfText(textOfTold(told, change));
export const frameOfAnswer = (answer: Answer): WireText => frameOf(JSON.stringify(answer));
