/** Thief: look at the hand of any player and take one card of it. */

import { cardFaced, cardsAt, facesAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { printed } from '../faces.ts';
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { choose, onPlayer, situation } from '../vocabulary.ts';
import { act, answer, at, type BulletsFace, type BulletsFrame, type BulletsTable, cause, holds, verb, when } from '../zones.ts';

const steal = onPlayer('thief', no.notPhaseOne, (t, seat, target) =>
  target !== seat && t.open.alive[target] && holds(t, target) > 0 ? null : printed.thief.refusals.noVictim,
);
const whom = (f: BulletsFrame): Seat => cause(f, steal).whom;
const theirs = (t: BulletsTable, seat: Seat): BulletsFace[] => [...new Set(facesAt(t, at.hand(seat)))].sort();

export const take = verb({
  name: 'take',
  needs: { card: 'face' },
  notNow: () => no.nothingToChoose,
  why: (t, _seat, { card }, f) => (theirs(t, whom(f)).includes(card) ? null : printed.thief.refusals.notTheirCard),
  moves: (t, _seat, f) => theirs(t, whom(f)).map(card => ({ card })),
});
/** SB-27: the victim's last card may have been the Will that was cancelled. */
const emptyHanded = (t: BulletsTable, f: BulletsFrame): boolean => holds(t, whom(f)) === 0;

export const thief = {
  copies: copies.situation,
  back: 'situation',
  verb: steal,
  script: situation(
    'thief',
    when(
      emptyHanded,
      act((d, f) => d.say('nothing-to-take', { seat: f.by, whom: whom(f) })),
    ),
    when(
      (t, f) => !emptyHanded(t, f),
      act((d, f) => d.look(f.by, cardsAt(d.table, at.hand(whom(f))), at.hand(whom(f)))),
      choose('take', [take], (t, f, roll) => {
        const could = facesAt(t, at.hand(whom(f)));
        return { do: 'take', card: could[roll(could.length)]! };
      }),
      act((d, f) =>
        d.move([cardFaced(d.table, at.hand(whom(f)), answer(f, 'take', f.by, take)!.card)!], at.hand(whom(f)), at.hand(f.by)),
      ),
    ),
  ),
};
