/** Answers that choose: cards in play, bandits, ways, battlefields, a fist, where to draw, how to spread chips. */
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Frame } from '../../../kernel/table.ts';
import { verb } from '../../../kernel/verb.ts';
import type { Face, Place } from '../faces.ts';
import { chipsLeft, type Piece, redLeft } from '../pieces.ts';
import { no } from '../refusals.ts';
import { opNow } from '../words/frame.ts';
import { ambushPlaces } from '../words/possible.ts';
import { setsFor, takesSet, whyNotSet } from '../words/sets.ts';
import { candidates, targetOf, victims } from '../words/targets.ts';
import { nameOfRow, type Revolver, rowNamed, type T } from '../zones.ts';
import { answer } from './plain.ts';

/** The cards that may be chosen one by one: for a destruction, crosshair cards before all others. */
const choosable = (t: T, f: Frame): readonly Piece[] => {
  const op = opNow(f);
  if (op.op !== 'destroy') return candidates(t, f);
  const { first, others } = victims(t, f);
  return first.length > 0 ? first : others;
};
export const choosableNow = (t: T, f: Frame): readonly Piece[] => (takesSet(opNow(f)) ? [] : choosable(t, f));
const inGang = (piece: Piece): boolean => piece.spot.zone === 'gang';

/** A card in play that is no bandit. */
export const pick = verb<Revolver, { row: 'word'; card: 'position' }>({
  name: 'pick',
  needs: { row: 'word', card: 'position' },
  notNow: () => no.notNow,
  why: (t, _seat, { row, card }, f) => {
    const fits = (piece: Piece): boolean => piece.i === card && nameOfRow(piece.spot) === row && !inGang(piece);
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
export const picks = verb<Revolver, { cards: 'positions' }>({
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
const banditsFor = (t: T, f: Frame): readonly Face[] => {
  const listed = f.vars['bandits'] as readonly Face[] | undefined;
  if (listed !== undefined) return listed;
  return targetOf(opNow(f)) === null
    ? []
    : choosableNow(t, f)
        .filter(inGang)
        .map(piece => piece.face);
};
export const bandit = verb<Revolver, { who: 'face' }>({
  name: 'bandit',
  needs: { who: 'face' },
  notNow: () => no.notNow,
  why: (t, _seat, { who }, f) => {
    if (banditsFor(t, f).includes(who as Face)) return null;
    return f.vars['bandits'] !== undefined && f.vars['lowest'] === true ? no.notTheLowest : no.ratingTooHigh;
  },
  *moves(t, _seat, f) {
    for (const who of banditsFor(t, f)) yield { who };
  },
});

/** One of the ways that the frame names. */
export const choose = verb<Revolver, { way: 'word' }>({
  name: 'choose',
  needs: { way: 'word' },
  notNow: () => no.notNow,
  why: (_t, _seat, { way }, f) => ((f.vars['ways'] as readonly string[]).includes(way) ? null : no.noSuchWay),
  *moves(_t, _seat, f) {
    for (const way of f.vars['ways'] as readonly string[]) yield { way };
  },
});
export const accept = answer('accept');
export const decline = answer('decline');
export const pass = answer('pass');
/** RV-225: the bluff is called; or he backs down. */
export const call = answer('call');
export const backDown = answer('back-down');

const words = (name: string, part: readonly string[], wrong: Refusal) =>
  verb<Revolver, { which: 'word' }>({
    name,
    needs: { which: 'word' },
    notNow: () => no.notNow,
    why: (_t, _seat, { which }) => (part.includes(which) ? null : wrong),
    moves: () => part.map(which => ({ which })),
  });
/** RV-058. */
export const draw = words('draw', ['own', 'frontier'], no.ownOrFrontier);
/** RV-276: he who controls Kane hides, his opponent guesses; both in secret. */
export const fist = words('fist', ['left', 'right'], no.leftOrRight);

/** A battlefield whose face-down ambush card is to be looked at, one after the other. */
export const scout = verb<Revolver, { at: 'word' }>({
  name: 'scout',
  needs: { at: 'word' },
  notNow: () => no.notNow,
  why: (t, _seat, { at }, f) => (unscouted(t, f).includes(at as Place) ? null : no.noAmbushThere),
  *moves(t, _seat, f) {
    for (const at of unscouted(t, f)) yield { at };
  },
});
export const unscouted = (t: T, f: Frame): readonly Place[] =>
  ambushPlaces(t).filter(place => (f.vars['scouted'] as readonly string[] | undefined)?.includes(place) !== true);

/** How many chips there are to spread, over which cards, and how many each may get. */
export const spreading = (t: T, f: Frame): { readonly cards: readonly Piece[]; readonly each: number; readonly left: number } => {
  const op = opNow(f);
  const cards = candidates(t, f);
  const each = op.op === 'chip' && 'n' in op ? op.n : 0;
  return { cards, each, left: Math.min(each * cards.length, chipsLeft(t) + redLeft(t)) };
};
/** RV-112: too few chips for all: so many on each card, in the order of the column. */
export const spread = verb<Revolver, { chips: 'positions' }>({
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
