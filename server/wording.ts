/** Messages as bytes. What goes to many in the same words is put into words once. */
import { updateText } from '../table/stream.ts';
import type { Told } from '../wire/protocol.ts';

const textOf = (told: Told): string => {
  if (told.tell !== 'update' && told.tell !== 'cue') return JSON.stringify(told);
  const { update, ...rest } = told;
  return `${JSON.stringify(rest).slice(0, -1)},"update":${updateText(update)}}`;
};

let last: { readonly told: Told; readonly bytes: Buffer } | null = null;

export const bytesOf = (told: Told): Buffer => {
  if (last?.told !== told) last = { told, bytes: Buffer.from(textOf(told)) };
  return last.bytes;
};
