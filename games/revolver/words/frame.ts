/** How a text is remembered while it is carried out: not as code, but by the card that it stands on and how far it has got. */
import type { CardId } from '../../../kernel/secret.ts';
import type { Frame } from '../../../kernel/table.ts';
import { effectOf, type Source } from '../faces.ts';
import { locate, type Piece } from '../pieces.ts';
import type { T } from '../zones.ts';
import type { Speaker } from './conditions.ts';
import type { Op, OpName, OpOf } from './effect.ts';

/** Which text of which card; `path` leads into a choice: for each choice its operation, then the way taken. */
export type Ref = {
  readonly of: Source;
  readonly n: number;
  readonly path: readonly number[];
  /** The operation that is being carried out. */
  readonly i: number;
  /** The card itself, where it is one. */
  readonly self: readonly CardId[];
  /** No player's doing (RV-204). */
  readonly neutral: boolean;
};
/** What the frame of a text is told at the beginning. */
export const textOf = (of: Source, n: number, self: CardId | null, neutral = false): Frame['vars'] => ({
  of,
  n,
  path: [],
  i: 0,
  self: self === null ? [] : [self],
  neutral,
});
const refOf = (f: Frame): Ref => f.vars as unknown as Ref;
/** The same text, for the frame that carries out one operation of it. */
export const sameText = (f: Frame): Frame['vars'] => {
  const { of, n, path, i, self, neutral } = refOf(f);
  return { of, n, path, i, self, neutral };
};
/** A way of a choice, for the frame that carries it out. */
export const deeper = (f: Frame, way: number): Frame['vars'] => {
  const { of, n, path, i, self, neutral } = refOf(f);
  return { of, n, path: [...path, i, way], i: 0, self, neutral };
};

export const opsOf = (f: Frame): readonly Op[] => {
  const { of, n, path } = refOf(f);
  const effect = effectOf(of, n);
  let ops = 'do' in effect && effect.on !== 'static' ? effect.do : [];
  for (let p = 0; p < path.length; p += 2) {
    const op = ops[path[p]!]!;
    if (op.op === 'choose') ops = op.ways[path[p + 1]!]!.do;
    else if (op.op === 'either') ops = path[p + 1] === 0 ? op.yes : op.no;
  }
  return ops;
};
export const opNow = (f: Frame): Op => opsOf(f)[refOf(f).i]!;
export const opAs = <N extends OpName>(f: Frame, _name: N): OpOf<N> => opNow(f) as OpOf<N>;
export const isNeutral = (f: Frame): boolean => refOf(f).neutral;
export const sourceOf = (f: Frame): Source => refOf(f).of;
/** The card whose text it is, where it lies in play. */
export const selfOf = (t: T, f: Frame): Piece | null => {
  const id = refOf(f).self[0];
  return id === undefined ? null : locate(t, id);
};
export const selfId = (f: Frame): CardId | null => refOf(f).self[0] ?? null;
export const speakerOf = (t: T, f: Frame): Speaker => ({ seat: f.by, piece: selfOf(t, f) });
