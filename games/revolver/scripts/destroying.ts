/** Destruction: the victims are chosen, leave play together, and then their texts happen (RV-097). */

import type { CardId } from '../../../kernel/sealed.ts';
import { EXPRESS, textsOf } from '../faces.ts';
import { act, call, each, type RevolverDealer, type RevolverFrame, type Ruin, script } from '../language.ts';
import { isNeutral, opAs, opNow, textOf } from '../machine/frame.ts';
import { setsFor, takesSet } from '../machine/sets.ts';
import { chooserOf, isDestroyable, victims } from '../machine/targets.ts';
import { active, columnOf, discardFor, leave, locate, mark, pieceAt, type RevolverPiece } from '../pieces.ts';
import { choosableNow, pick, picks } from '../verbs/choice.ts';
import { answeredBy, question } from '../verbs/plain.ts';
import { COLTY, MCREADY, nameOfRow, type RevolverTable, rowNamed } from '../zones.ts';

/** The only choice, where there is just one; null where a player must choose. */
const forced = (t: RevolverTable, f: RevolverFrame): readonly RevolverPiece[] | null => {
  const op = opAs(f, 'destroy');
  if ('every' in op)
    return [COLTY, MCREADY]
      .flatMap(seat => columnOf(t, seat, EXPRESS))
      .filter(piece => isDestroyable(t, piece, f.by, isNeutral(f)));
  if (takesSet(op)) {
    const sets = setsFor(t, op, victims(t, f));
    const [first, second] = [sets.next(), sets.next()];
    return first.done === true ? [] : second.done === true ? first.value : null;
  }
  const cards = choosableNow(t, f);
  return cards.length > 1 ? null : cards;
};
const chosen = (t: RevolverTable, f: RevolverFrame): readonly RevolverPiece[] => {
  const one = answeredBy(f, pick);
  if (one !== null) return [pieceAt(t, rowNamed(one.row)!, one.card)];
  const several = answeredBy(f, picks);
  if (several === null) return forced(t, f) ?? [];
  const { first, others } = victims(t, f);
  return [...first, ...others].filter(piece => several.cards.includes(piece.i));
};
/** RV-114: one token saves; all others leave play before the first text happens. */
const ruin = (d: RevolverDealer, ids: readonly CardId[]): Ruin[] => {
  const out: Ruin[] = [];
  for (const id of ids) {
    const piece = locate(d.table, id)!;
    if (piece.on !== null && piece.on.grit > 0) {
      mark(d, piece, { grit: piece.on.grit - 1 });
      d.say('saved', { card: piece.face, by: 'grit' });
      continue;
    }
    const speaks = active(d.table, piece);
    d.say('destroyed', { card: piece.face, row: nameOfRow(piece.spot) });
    leave(d, piece, discardFor(d.table, piece.face));
    if (speaks) for (const { n } of textsOf(piece.face, 'destroyed')) out.push({ face: piece.face, seat: piece.seat, n });
  }
  return out;
};
export const destroy = script([
  question('target', (t, f) => (forced(t, f) === null ? [chooserOf(opNow(f), f.by)] : []), [pick, picks]),
  act((d, f) => {
    const ids = chosen(d.table, f).map(piece => piece.id);
    d.note('ruins', ruin(d, ids));
  }),
  each(
    (_t, f) => f.vars.ruins,
    'ruin',
    call('effect', {
      by: (_t, f) => f.vars.ruin.seat,
      vars: (_t, f) => {
        const { face, n } = f.vars.ruin;
        return textOf(face, n, null);
      },
    }),
  ),
]);
