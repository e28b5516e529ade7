/** Bullets as an answer: to guards, to a war party, to a shot. Or a Mustang instead, or the end. */
import { handfuls } from '../../../kernel/cards/choices.ts';
import { cardFaced, cardsFaced } from '../../../kernel/cards/table.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { bulletsIn, guardsOf, isAmmo, wasteOf } from '../faces.ts';
import { no } from '../refusals.ts';
import { ammoOf, at, type CaliberTable, limitOf, lootCard, verb } from '../zones.ts';
import { notNow, plain } from './plain.ts';

/** How many bullets are needed, and how each shortcoming is refused. */
interface Need {
  of(t: CaliberTable): number;
  readonly notNow: Refusal;
  readonly onlyAmmo: Refusal;
  readonly notHeld: Refusal;
  readonly tooFew: Refusal;
  readonly overLimit: Refusal;
}
/** At least the number in one volley: the sum of the cards, capped by the cowboy's limit. More cards than needed may go. */
const volley = <const D extends string>(name: D, need: Need) =>
  verb({
    name,
    needs: { cards: 'faces' },
    notNow: notNow(need.notNow),
    why: (t, seat, { cards }) => {
      if (cards.length === 0 || !cards.every(isAmmo)) return need.onlyAmmo;
      if (cardsFaced(t, at.hand(seat), cards) === null) return need.notHeld;
      if (limitOf(t, seat) < need.of(t)) return need.overLimit;
      return bulletsIn(cards) < need.of(t) ? need.tooFew : null;
    },
    *moves(t, seat) {
      if (limitOf(t, seat) < need.of(t)) return;
      for (const cards of handfuls(ammoOf(t, seat))) if (bulletsIn(cards) >= need.of(t)) yield { cards };
    },
  });
/** C45-68: as many bullets as there are guards or warriors. */
export const meet = volley('meet', {
  of: t => guardsOf(lootCard(t)),
  notNow: no.notFacing,
  onlyAmmo: no.onlyAmmo,
  notHeld: no.bulletsNotHeld,
  tooFew: no.tooFewBullets,
  overLimit: no.overLimit,
});
/** C45-50: as many bullets as the shot has. */
export const defend = volley('defend', {
  of: t => t.open.robbery!.shot!.strength,
  notNow: no.notShotAt,
  onlyAmmo: no.defendAmmo,
  notHeld: no.defenceNotHeld,
  tooFew: no.defenceTooWeak,
  overLimit: no.defenceOverLimit,
});
/** C45-69: instead of meeting what comes. */
export const mustang = plain('mustang', notNow(no.mustangNotNow), (t, seat) =>
  cardFaced(t, at.hand(seat), 'mustang') === null ? no.noMustang : null,
);
/** C45-39: nobody must shoot. */
export const fall = plain('fall', notNow(no.nothingToFear));

/** For each strength up to the limit the volley with the least waste: fewest bullets, then fewest cards. A strength without a volley ends the list. */
export const volleysOf = (ammo: readonly string[], limit: number): (readonly string[])[] => {
  const best: (readonly string[])[] = [];
  const least: number[] = [];
  for (const cards of handfuls(ammo)) {
    const bullets = bulletsIn(cards);
    const waste = wasteOf(cards, bullets);
    for (let strength = Math.min(limit, bullets); strength > 0 && !(least[strength]! <= waste); strength--)
      [best[strength], least[strength]] = [cards, waste];
  }
  return best;
};
/** Enough bullets with the least waste; null when nothing is enough. */
export const leastWaste = (ammo: readonly string[], limit: number, needed: number): readonly string[] | null =>
  volleysOf(ammo, limit)[needed] ?? null;
/** C45-63, C45-88: what is played for a seat that does not answer. */
export const saveCowboy = (t: CaliberTable, seat: Seat, how: 'meet' | 'defend', needed: number): Move => {
  const cards = leastWaste(ammoOf(t, seat), limitOf(t, seat), needed);
  if (cards !== null) return { do: how, cards };
  return { do: cardFaced(t, at.hand(seat), 'mustang') === null ? 'fall' : 'mustang' };
};
