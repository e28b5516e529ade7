/** Medium: look at up to three shut chambers, one after another, alone. */
import { copies, looks } from '../figures.ts';
import { no } from '../refusals.ts';
import { lookInto } from '../turn/cylinder.ts';
import { looked, peek, stop, unseen } from '../verbs/chamber.ts';
import { choose, plain, situation } from '../vocabulary.ts';
import { act, answer, loop } from '../zones.ts';

export const medium = {
  copies: copies.situation,
  back: 'situation',
  verb: plain('medium', no.notPhaseOne),
  script: situation(
    'medium',
    loop(
      (t, f) => f.vars.stopped !== true && looked(f).length < looks && unseen(t, f).length > 0,
      choose('peek', [peek, stop], () => ({ do: 'stop' })),
      act((d, f) => {
        const move = answer(f, 'peek', f.by, peek);
        if (move === null) return d.note('stopped', true);
        d.note('looked', [...looked(f), move.chamber]);
        lookInto(d, f.by, move.chamber);
      }),
    ),
  ),
};
