/** The choices on a turn in a shoot-out other than arming: shoot or flee. */
import { handfuls } from '../../../kernel/cards/choices.ts';
import { cardsFaced } from '../../../kernel/cards/table.ts';
import { isAmmo } from '../faces.ts';
import { no } from '../refusals.ts';
import { enemiesOf } from '../teams.ts';
import { ammoOf, at, verb } from '../zones.ts';
import { notNow, plain } from './plain.ts';

/** C45-49: at any rider of another team. */
export const shoot = verb({
  name: 'shoot',
  needs: { whom: 'seat', cards: 'faces' },
  notNow: notNow(no.notYourMove),
  why: (t, seat, { whom, cards }) => {
    if (!enemiesOf(t, seat).includes(whom)) return no.notAnEnemy;
    if (cards.length === 0 || !cards.every(isAmmo)) return no.shootAmmo;
    return cardsFaced(t, at.hand(seat), cards) === null ? no.shotNotHeld : null;
  },
  *moves(t, seat) {
    for (const whom of enemiesOf(t, seat)) for (const cards of handfuls(ammoOf(t, seat))) yield { whom, cards };
  },
});
/** C45-70: free. */
export const flee = plain('flee', notNow(no.fleeNotNow));
