/** Verbs that name cards: throw, pick, meet, shoot, defend. */
import { handfuls } from '../../../kernel/choices.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsFaced, countAt } from '../../../kernel/table.ts';
import { type Verb, verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { ammoOf, at, type Caliber, guardsOf, handOf, hasCowboy, isAmmo, lootCard, strengthOf, type T } from '../zones.ts';

const FULL = 6;

/** C45-16 … C45-19: with six cards, one is thrown before one is drawn; a Coyote goes only together with an ammunition card. */
const mayThrow = (cards: readonly string[]): boolean =>
  cards.length === 1 ? cards[0] !== 'coyote' : cards.length === 2 && cards.includes('coyote') && cards.some(isAmmo);
export const swap = verb<Caliber, { cards: 'faces' }>({
  name: 'swap',
  needs: { cards: 'faces' },
  notNow: () => no.notArming,
  why: (t, seat, { cards }) => {
    if (!hasCowboy(t, seat)) return no.noCowboy;
    if (countAt(t, at.hand(seat)) < FULL) return no.handNotFull;
    if (countAt(t, at.weapons) === 0 && t.open.robbery !== null) return no.noWeapons;
    if (cardsFaced(t, at.hand(seat), cards) === null) return no.notInHand;
    return mayThrow(cards) ? null : no.throwOne;
  },
  *moves(t, seat) {
    if (!hasCowboy(t, seat) || countAt(t, at.hand(seat)) < FULL || (countAt(t, at.weapons) === 0 && t.open.robbery !== null))
      return;
    const kinds = [...new Set(handOf(t, seat))].sort();
    for (const face of kinds) if (face !== 'coyote') yield { cards: [face] };
    if (kinds.includes('coyote')) for (const face of kinds) if (isAmmo(face)) yield { cards: [face, 'coyote'] };
  },
});

/** C45-8: any card of the spread. */
export const pick = verb<Caliber, { card: 'position' }>({
  name: 'pick',
  needs: { card: 'position' },
  notNow: () => no.notPicking,
  why: (t, _seat, { card }) => (card < countAt(t, at.spread) ? null : no.noSuchCard),
  *moves(t) {
    for (let card = 0; card < countAt(t, at.spread); card++) yield { card };
  },
});

const volley = (name: string, notNow: Refusal, needed: (t: T, seat: Seat) => number): Verb<Caliber> => {
  const why = (t: T, seat: Seat, cards: readonly string[]): Refusal | null => {
    if (cards.length === 0 || !cards.every(isAmmo)) return no.onlyAmmo;
    if (cardsFaced(t, at.hand(seat), cards) === null) return no.notInHand;
    return strengthOf(t, seat, cards) >= needed(t, seat) ? null : no.tooWeak;
  };
  return verb<Caliber, { cards: 'faces' }>({
    name,
    needs: { cards: 'faces' },
    notNow: () => notNow,
    why: (t, seat, { cards }) => why(t, seat, cards),
    *moves(t, seat) {
      for (const cards of handfuls(ammoOf(t, seat))) if (why(t, seat, cards) === null) yield { cards };
    },
  });
};
/** C45-68: guards or a war party are met with at least as many bullets as there are of them. */
export const meet = volley('meet', no.notFacing, t => guardsOf(lootCard(t)));
/** C45-50: a shot is answered with at least its strength. */
export const defend = volley('defend', no.notFacing, t => t.open.robbery!.shot!.strength);

/** C45-49: at any rider of another team. */
export const shoot = verb<Caliber, { whom: 'seat'; cards: 'faces' }>({
  name: 'shoot',
  needs: { whom: 'seat', cards: 'faces' },
  notNow: () => no.notYourShot,
  why: (t, seat, { whom, cards }) => {
    if (!enemies(t, seat).includes(whom)) return no.notAnEnemy;
    if (cards.length === 0 || !cards.every(isAmmo)) return no.onlyAmmo;
    return cardsFaced(t, at.hand(seat), cards) === null ? no.notInHand : null;
  },
  *moves(t, seat) {
    for (const whom of enemies(t, seat)) for (const cards of handfuls(ammoOf(t, seat))) yield { whom, cards };
  },
});
export const enemies = (t: T, seat: Seat): Seat[] =>
  t.open.robbery!.riders.filter(other => t.open.teams[other] !== t.open.teams[seat]);

/** C45-63: enough bullets with the least waste: fewest bullets, then fewest cards; null when nothing is enough. */
export const leastWaste = (t: T, seat: Seat, needed: number): readonly string[] | null => {
  const cost = (cards: readonly string[]): number => cards.reduce((n, face) => n + Number(face.slice(-1)), 0) * 10 + cards.length;
  let best: readonly string[] | null = null;
  for (const cards of handfuls(ammoOf(t, seat)))
    if (strengthOf(t, seat, cards) >= needed && (best === null || cost(cards) < cost(best))) best = cards;
  return best;
};
