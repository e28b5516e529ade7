/** Operations on one card in play, or on every card that fits: chips, tokens, moves, returns. */

import { cardsAt, faceOf } from '../../../kernel/cards/table.ts';
import { backOf } from '../faces.ts';
import { neverBack } from '../hands.ts';
import { act, type RevolverDealer, type RevolverFrame, script, when } from '../language.ts';
import { opAs, opNow, selfId, selfOf } from '../machine/frame.ts';
import { candidates, chooserOf, targetOf } from '../machine/targets.ts';
import {
  discardFor,
  leave,
  locate,
  mark,
  pieceAt,
  previousPlace,
  putChips,
  putGrit,
  putUnder,
  type RevolverPiece,
  shift,
} from '../pieces.ts';
import { bandit, choose, pick, spread, spreading } from '../verbs/choice.ts';
import { answeredBy, question } from '../verbs/plain.ts';
import type { Op, OpName } from '../vocabulary/effect.ts';
import { at, deckAt, nameOfRow, type RevolverTable, rowNamed, seatOfSide } from '../zones.ts';

const takesAll = (f: RevolverFrame): boolean => targetOf(opNow(f))?.pick === 'all';
const mustChoose = (t: RevolverTable, f: RevolverFrame): boolean =>
  !takesAll(f) && targetOf(opNow(f)) !== null && candidates(t, f).length > 1;
/** RV-112: too few chips for every card that fits. */
const mustSpread = (t: RevolverTable, f: RevolverFrame): boolean => {
  if (opNow(f).op !== 'chip' || !takesAll(f)) return false;
  const { cards, each, left } = spreading(t, f);
  return left > 0 && left < each * cards.length;
};
const chosen = (t: RevolverTable, f: RevolverFrame): readonly RevolverPiece[] => {
  const hit = answeredBy(f, bandit);
  if (hit !== null) return candidates(t, f).filter(piece => piece.face === hit.who);
  const picked = answeredBy(f, pick);
  if (picked !== null) return [pieceAt(t, rowNamed(picked.row)!, picked.card)];
  return mustChoose(t, f) ? [] : candidates(t, f);
};

const COLORS = ['black', 'white'] as const;
/** RV-110, RV-111: base chips are black on Colty's cards and white on McReady's; red ones are both. */
const unchipColor = (d: RevolverDealer, piece: RevolverPiece, color: string): void => {
  const base = COLORS[piece.seat] === color;
  const on = piece.on!;
  const gone = on.red + (base ? on.chips : 0);
  mark(d, piece, { red: 0, chips: base ? 0 : on.chips });
  if (gone > 0) d.say('chips', { card: piece.face, row: nameOfRow(piece.spot), n: -gone });
};
/** RV-263: the token leaves the game. */
const ungrit = (d: RevolverDealer, f: RevolverFrame, piece: RevolverPiece): void => {
  const grit = piece.on?.grit ?? 0;
  if (grit > 0 && answeredBy(f, choose, 'token')?.way !== 'hostage') {
    mark(d, piece, { grit: grit - 1 });
    d.open({ gritGone: d.table.open.gritGone + 1 });
  } else d.open({ hostage: null });
  d.say('grit', { card: piece.face, row: nameOfRow(piece.spot), n: -1 });
};
/** RV-179: there is one Eagle. */
const blank = (d: RevolverDealer, piece: RevolverPiece): void => {
  for (const on of d.table.open.tokens) if (on.eagle) mark(d, { spot: rowNamed(on.row)!, i: on.card }, { eagle: false });
  mark(d, piece, { eagle: true });
  d.say('eagle', { card: piece.face, row: nameOfRow(piece.spot) });
};
/** RV-188, RV-219: into the deck it came from, no matter who controlled it. */
const shuffleIn = (d: RevolverDealer, piece: RevolverPiece): void => {
  const back = backOf(piece.face);
  const deck = back === 'colty' || back === 'mcready' ? deckAt(seatOfSide(back)) : at.frontier;
  const stays = !neverBack(piece.face);
  leave(d, piece, stays ? deck : at.removed);
  if (stays) d.shuffle(deck);
};
/** RV-239: the guard belongs to no deck; returned, it leaves the game. */
const takeBack = (d: RevolverDealer, piece: RevolverPiece): void =>
  leave(d, piece, discardFor(d.table, piece.face) === at.removed ? at.removed : at.hand(piece.seat));
const moveChip = (d: RevolverDealer, f: RevolverFrame, piece: RevolverPiece): void => {
  const from = selfOf(d.table, f)!;
  const { chips, red } = from.on!;
  const isRed = red > 0;
  mark(d, from, isRed ? { red: red - 1 } : { chips: chips - 1 });
  const on = piece.on;
  mark(d, piece, isRed ? { red: (on?.red ?? 0) + 1 } : { chips: (on?.chips ?? 0) + 1 });
  d.say('chips', { card: piece.face, row: nameOfRow(piece.spot), n: 1 });
};
const discarded = (t: RevolverTable, seat: number, face: string): number =>
  cardsAt(t, at.discard(seat)).filter(id => faceOf(t, id) === face).length;

const chip = (d: RevolverDealer, f: RevolverFrame, piece: RevolverPiece, which: number): void => {
  const op = opAs(f, 'chip');
  const spreadOut = answeredBy(f, spread, 'spread')?.chips;
  const n = 'perDiscarded' in op ? discarded(d.table, f.by, op.perDiscarded) : (spreadOut?.[which] ?? op.n);
  putChips(d, piece, n, 'color' in op && op.color === 'red');
};
type Applied = (d: RevolverDealer, f: RevolverFrame, piece: RevolverPiece, which: number) => void;
type Name = 'chip' | 'unchip' | 'move-chip' | 'grit' | 'ungrit' | 'blank' | 'return' | 'shuffle-in' | 'move' | 'under';
const applied: { readonly [N in Name]: Applied } = {
  chip,
  unchip: (d, f, piece) => unchipColor(d, piece, answeredBy(f, choose, 'color')!.way),
  'move-chip': moveChip,
  grit: (d, _f, piece) => putGrit(d, piece),
  ungrit,
  blank: (d, _f, piece) => blank(d, piece),
  return: (d, _f, piece) => takeBack(d, piece),
  'shuffle-in': (d, _f, piece) => shuffleIn(d, piece),
  move: (d, f, piece) => {
    const place = opAs(f, 'move').to === 'current' ? d.table.open.place : previousPlace(d.table)!;
    shift(d, piece, at.column(piece.seat, place));
  },
  under: (d, f, piece) => {
    d.say('under', { card: faceOf(d.table, selfId(f)!), host: piece.face, row: nameOfRow(piece.spot) });
    putUnder(d, selfId(f)!, at.played, piece);
  },
};
const each: { readonly [N in OpName]?: Applied } = applied;
const appliedAs = (op: Op): Applied => each[op.op]!;
/** The bandit who holds the hostage may have both kinds of token. */
const hasBoth = (t: RevolverTable, f: RevolverFrame): boolean =>
  opNow(f).op === 'ungrit' && chosen(t, f).some(piece => piece.face === t.open.hostage && piece.on !== null && piece.on.grit > 0);
const wantsColor = (f: RevolverFrame): boolean => opNow(f).op === 'unchip';

export const targeted = script([
  question('target', (t, f) => (mustChoose(t, f) ? [chooserOf(opNow(f), f.by)] : []), [pick, bandit]),
  when(
    hasBoth,
    act(d => d.note('ways', ['grit', 'hostage'])),
    question('token', (_t, f) => [f.by], [choose], 'token'),
  ),
  when(
    (t, f) => wantsColor(f) && candidates(t, f).length > 0,
    act(d => d.note('ways', COLORS)),
    question('color', (_t, f) => [f.by], [choose], 'color'),
  ),
  question('spread', (t, f) => (mustSpread(t, f) ? [f.by] : []), [spread], 'spread'),
  act((d, f) => {
    const ids = chosen(d.table, f).map(piece => piece.id);
    for (const [which, id] of ids.entries()) appliedAs(opNow(f))(d, f, locate(d.table, id)!, which);
  }),
]);
