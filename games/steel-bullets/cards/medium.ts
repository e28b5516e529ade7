/** Medium: look at up to three shut chambers, one after another, alone. */
import { act, loop } from '../../../kernel/script.ts';
import { cardsAt } from '../../../kernel/table.ts';
import { no } from '../refusals.ts';
import { looked, peek, stop, unseen } from '../verbs/chamber.ts';
import { choose, chosen, plain, situation } from '../words.ts';
import { type Bullets, chamberAt } from '../zones.ts';

const MOST = 3;

export const medium = {
  copies: 3,
  back: 'situation',
  verb: plain('medium', no.notPhaseOne),
  script: situation(
    'medium',
    loop<Bullets>(
      (t, f) => f.vars['stopped'] !== true && looked(f).length < MOST && unseen(t, f).length > 0,
      choose('peek', [peek, stop], () => ({ do: 'stop' })),
      act((d, f) => {
        const move = chosen(f, 'peek');
        if (move.do === 'stop') return d.note('stopped', true);
        const chamber = move['chamber'] as number;
        d.note('looked', [...looked(f), chamber]);
        d.look(f.by, cardsAt(d.table, chamberAt(chamber)), chamberAt(chamber));
      }),
    ),
  ),
};
