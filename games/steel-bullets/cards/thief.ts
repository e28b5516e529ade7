/** Thief: look at the hand of any player and take one card of it. */
import { act, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardFaced, cardsAt, type Frame, facesAt } from '../../../kernel/table.ts';
import { verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { choose, chosen, onPlayer, situation, whom } from '../words.ts';
import { at, type Bullets, type Face, holds, type T } from '../zones.ts';

const theirs = (t: T, seat: Seat): Face[] => [...new Set(facesAt(t, at.hand(seat)))].sort();

export const take = verb<Bullets, { card: 'face' }>({
  name: 'take',
  needs: { card: 'face' },
  notNow: () => no.nothingToChoose,
  why: (t, _seat, { card }, f) => ((theirs(t, whom(f)) as string[]).includes(card) ? null : no.notTheirCard),
  moves: (t, _seat, f) => theirs(t, whom(f)).map(card => ({ card })),
});
/** SB-27: the victim's last card may have been the Will with which he answered in vain. */
const emptyHanded = (t: T, f: Frame): boolean => holds(t, whom(f)) === 0;

export const thief = {
  copies: 3,
  back: 'situation',
  verb: onPlayer('thief', no.notPhaseOne, (t, seat, target) =>
    target !== seat && t.open.alive[target] && holds(t, target) > 0 ? null : no.noVictim,
  ),
  script: situation(
    'thief',
    when<Bullets>(
      emptyHanded,
      act((d, f) => d.say('nothing-to-take', { seat: f.by, whom: whom(f) })),
    ),
    when<Bullets>(
      (t, f) => !emptyHanded(t, f),
      act((d, f) => d.look(f.by, cardsAt(d.table, at.hand(whom(f))), at.hand(whom(f)))),
      choose('take', [take], (t, f, roll) => {
        const could = facesAt(t, at.hand(whom(f)));
        return { do: 'take', card: could[roll(could.length)]! };
      }),
      act((d, f) =>
        d.move([cardFaced(d.table, at.hand(whom(f)), chosen(f, 'take')['card'] as Face)!], at.hand(whom(f)), at.hand(f.by)),
      ),
    ),
  ),
};
