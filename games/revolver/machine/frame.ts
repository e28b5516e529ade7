/** How a text is remembered while it is carried out: not as code, but by the card that it stands on and how far it has got. */

import type { CardId } from '../../../kernel/sealed.ts';
import type { Speaker } from '../conditions.ts';
import { effectOf, type Source } from '../faces.ts';
import type { RevolverFrame, TextNotes } from '../language.ts';
import { locate, type RevolverPiece } from '../pieces.ts';
import type { Op, OpName, OpOf } from '../vocabulary/effect.ts';
import type { RevolverTable } from '../zones.ts';

/** What the frame of a text is told at the beginning. */
export const textOf = (of: Source, n: number, self: CardId | null, neutral = false): TextNotes => ({
  of,
  n,
  path: [],
  i: 0,
  self: self === null ? [] : [self],
  neutral,
});
export const sourceOf = (f: RevolverFrame): Source => f.vars.of!;
/** The same text, for the frame that carries out one operation of it. */
export const sameText = (f: RevolverFrame): TextNotes => {
  const { n, path, i, self, neutral } = f.vars;
  return { of: sourceOf(f), n, path, i, self, neutral };
};
/** A way of a choice, for the frame that carries it out. */
export const deeper = (f: RevolverFrame, way: number): TextNotes => {
  const { n, path, i, self, neutral } = f.vars;
  return { of: sourceOf(f), n, path: [...path, i, way], i: 0, self, neutral };
};

export const opsOf = (f: RevolverFrame): readonly Op[] => {
  const { n, path } = f.vars;
  const effect = effectOf(sourceOf(f), n);
  let ops = 'do' in effect && effect.on !== 'static' ? effect.do : [];
  for (let p = 0; p < path.length; p += 2) {
    const op = ops[path[p]!]!;
    if (op.op === 'choose') ops = op.ways[path[p + 1]!]!.do;
    else if (op.op === 'either') ops = path[p + 1] === 0 ? op.yes : op.no;
  }
  return ops;
};
export const opNow = (f: RevolverFrame): Op => opsOf(f)[f.vars.i]!;
const isOp = <N extends OpName>(op: Op, name: N): op is OpOf<N> => op.op === name;
export const opAs = <N extends OpName>(f: RevolverFrame, name: N): OpOf<N> => {
  const op = opNow(f);
  if (!isOp(op, name)) throw new Error(`${op.op} is carried out as ${name}`);
  return op;
};
export const isNeutral = (f: RevolverFrame): boolean => f.vars.neutral;
/** The card whose text it is, where it lies in play. */
export const selfOf = (t: RevolverTable, f: RevolverFrame): RevolverPiece | null => {
  const id = f.vars.self[0];
  return id === undefined ? null : locate(t, id);
};
export const selfId = (f: RevolverFrame): CardId | null => f.vars.self[0] ?? null;
export const speakerOf = (t: RevolverTable, f: RevolverFrame): Speaker => ({ seat: f.by, piece: selfOf(t, f) });
