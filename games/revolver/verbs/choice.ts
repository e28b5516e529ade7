/** Answers that choose: cards in play, bandits, ways, battlefields, a fist, where to draw, how to spread chips. */

import type { Refusal } from '../../../kernel/refusal.ts';
import type { Place, RevolverFace } from '../faces.ts';
import { type RevolverFrame, verb } from '../language.ts';
import { opNow } from '../machine/frame.ts';
import { ambushPlaces } from '../machine/possible.ts';
import { setsFor, takesSet, whyNotSet } from '../machine/sets.ts';
import { candidates, targetOf, victims } from '../machine/targets.ts';
import { chipsLeft, type RevolverPiece, redLeft } from '../pieces.ts';
import { no } from '../refusals.ts';
import { nameOfRow, type RevolverTable, rowNamed } from '../zones.ts';
import { answer } from './plain.ts';

/** The cards that may be chosen one by one: for a destruction, crosshair cards before all others. */
const choosable = (t: RevolverTable, f: RevolverFrame): readonly RevolverPiece[] => {
  const op = opNow(f);
  if (op.op !== 'destroy') return candidates(t, f);
  const { first, others } = victims(t, f);
  return first.length > 0 ? first : others;
};
export const choosableNow = (t: RevolverTable, f: RevolverFrame): readonly RevolverPiece[] =>
  takesSet(opNow(f)) ? [] : choosable(t, f);
const inGang = (piece: RevolverPiece): boolean => piece.spot.zone === 'gang';

/** A card in play that is no bandit. */
export const pick = verb({
  name: 'pick',
  needs: { row: 'word', card: 'position' },
  notNow: () => no.notNow,
  why: (t, _seat, { row, card }, f) => {
    const fits = (piece: RevolverPiece): boolean => piece.i === card && nameOfRow(piece.spot) === row && !inGang(piece);
    if (choosableNow(t, f).some(fits)) return null;
    const spot = rowNamed(row);
    if (spot === null || card >= (t.cards[spot.row]?.length ?? 0)) return no.noSuchCard;
    return opNow(f).op === 'destroy' && victims(t, f).others.some(fits) ? no.crosshairFirst : no.notATarget;
  },
  *moves(t, _seat, f) {
    for (const piece of choosableNow(t, f)) if (!inGang(piece)) yield { row: nameOfRow(piece.spot), card: piece.i };
  },
});
/** Several cards of the opponent's column at the current battlefield, by their positions. */
export const picks = verb({
  name: 'picks',
  needs: { cards: 'positions' },
  notNow: () => no.notNow,
  why: (t, _seat, { cards }, f) => {
    const op = opNow(f);
    if (!takesSet(op)) return no.tooMany;
    const { first, others } = victims(t, f);
    const set = [...first, ...others].filter(piece => cards.includes(piece.i));
    if (set.length !== cards.length) return no.notATarget;
    return whyNotSet(t, op, { first, others }, set);
  },
  *moves(t, _seat, f) {
    const op = opNow(f);
    if (!takesSet(op)) return;
    for (const set of setsFor(t, op, victims(t, f))) yield { cards: set.map(piece => piece.i).sort((a, b) => a - b) };
  },
});
/** The bandits that may be chosen: by a kill, as its frame says; else as targets. */
const banditsFor = (t: RevolverTable, f: RevolverFrame): readonly RevolverFace[] => {
  const listed = f.vars.bandits;
  if (listed !== undefined) return listed;
  return targetOf(opNow(f)) === null
    ? []
    : choosableNow(t, f)
        .filter(inGang)
        .map(piece => piece.face);
};
export const bandit = verb({
  name: 'bandit',
  needs: { who: 'face' },
  notNow: () => no.notNow,
  why: (t, _seat, { who }, f) => {
    if (banditsFor(t, f).includes(who)) return null;
    return f.vars.bandits !== undefined && f.vars.lowest ? no.notTheLowest : no.ratingTooHigh;
  },
  *moves(t, _seat, f) {
    for (const who of banditsFor(t, f)) yield { who };
  },
});

/** One of the ways that the frame names. */
export const choose = verb({
  name: 'choose',
  needs: { way: 'word' },
  notNow: () => no.notNow,
  why: (_t, _seat, { way }, f) => (f.vars.ways.includes(way) ? null : no.noSuchWay),
  *moves(_t, _seat, f) {
    for (const way of f.vars.ways) yield { way };
  },
});
export const accept = answer('accept');
export const decline = answer('decline');
export const pass = answer('pass');
/** RV-225: McReady calls the bluff, or backs down. */
export const call = answer('call');
export const backDown = answer('back-down');

const words = <const D extends string>(name: D, part: readonly string[], wrong: Refusal) =>
  verb({
    name,
    needs: { which: 'word' },
    notNow: () => no.notNow,
    why: (_t, _seat, { which }) => (part.includes(which) ? null : wrong),
    moves: () => part.map(which => ({ which })),
  });
/** RV-058. */
export const draw = words('draw', ['own', 'frontier'], no.ownOrFrontier);
/** RV-276: the player who controls Kane hides, the opponent guesses; both in secret. */
export const fist = words('fist', ['left', 'right'], no.leftOrRight);

/** A battlefield whose face-down ambush card is to be looked at, one after the other. */
export const scout = verb({
  name: 'scout',
  needs: { at: 'word' },
  notNow: () => no.notNow,
  why: (t, _seat, { at }, f) => (unscouted(t, f).some(place => place === at) ? null : no.noAmbushThere),
  *moves(t, _seat, f) {
    for (const at of unscouted(t, f)) yield { at };
  },
});
export const unscouted = (t: RevolverTable, f: RevolverFrame): readonly Place[] =>
  ambushPlaces(t).filter(place => f.vars.scouted?.includes(place) !== true);

/** How many chips there are to spread, over which cards, and how many each may get. */
export const spreading = (
  t: RevolverTable,
  f: RevolverFrame,
): { readonly cards: readonly RevolverPiece[]; readonly each: number; readonly left: number } => {
  const op = opNow(f);
  const cards = candidates(t, f);
  const each = op.op === 'chip' && 'n' in op ? op.n : 0;
  return { cards, each, left: Math.min(each * cards.length, chipsLeft(t) + redLeft(t)) };
};
/** RV-112: too few chips for all: how many on each card, in the order of the column. */
export const spread = verb({
  name: 'spread',
  needs: { chips: 'positions' },
  notNow: () => no.notNow,
  why: (t, _seat, { chips }, f) => {
    const { cards, each, left } = spreading(t, f);
    const all = chips.reduce((sum, n) => sum + n, 0);
    return chips.length === cards.length && all === left && chips.every(n => n <= each) ? null : no.spreadAll;
  },
  *moves(t, _seat, f) {
    const { cards, each, left } = spreading(t, f);
    function* from(chips: readonly number[], rest: number): Generator<readonly number[]> {
      if (chips.length === cards.length) {
        if (rest === 0) yield chips;
        return;
      }
      for (let n = Math.min(each, rest); n >= 0; n--) yield* from([...chips, n], rest - n);
    }
    for (const chips of from([], left)) yield { chips };
  },
});
