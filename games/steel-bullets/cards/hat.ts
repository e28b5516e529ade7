/** Hat: pass the turn to a player who has more cards than you have left. */
import { printed } from '../faces.ts';
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { onPlayer, situation } from '../vocabulary.ts';
import { act, cause, holds } from '../zones.ts';

/** SB-26a: counted after the Hat has left the hand. */
const playHat = onPlayer('hat', no.notPhaseOne, (t, seat, target) =>
  target !== seat && t.open.alive[target] && holds(t, target) > holds(t, seat) - 1 ? null : printed.hat.refusals.nobodyRicher,
);

export const hat = {
  copies: copies.situation,
  back: 'situation',
  verb: playHat,
  script: situation(
    'hat',
    act((d, f) => {
      const { whom } = cause(f, playHat);
      d.open({ phase: 'passed', active: whom });
      d.say('passed-on', { seat: f.by, whom });
    }),
  ),
};
