/** Hat: pass the turn to a player who has more cards than you have left. */
import { act } from '../../../kernel/script.ts';
import { no } from '../refusals.ts';
import { onPlayer, situation, whom } from '../words.ts';
import { type Bullets, holds } from '../zones.ts';

export const hat = {
  copies: 3,
  back: 'situation',
  // SB-26a: counted after the Hat has left the hand.
  verb: onPlayer('hat', no.notPhaseOne, (t, seat, target) =>
    target !== seat && t.open.alive[target] && holds(t, target) > holds(t, seat) - 1 ? null : no.nobodyRicher,
  ),
  script: situation(
    'hat',
    act<Bullets>((d, f) => {
      d.open({ phase: 'passed', active: whom(f) });
      d.say('passed-on', { seat: f.by, whom: whom(f) });
    }),
  ),
};
