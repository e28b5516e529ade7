/** Will: cancel the effect of any card, even another's Will. */
import { copies } from '../figures.ts';
import { answerWithWill } from '../verbs/will.ts';
import { situation } from '../vocabulary.ts';
import { act } from '../zones.ts';

export const will = {
  copies: copies.situation,
  back: 'situation',
  verb: answerWithWill,
  script: situation(
    'will',
    act((d, f) => {
      const { seat, card } = d.table.open.pending.at(-2)!;
      d.cancelBeneath();
      d.say('cancelled', { seat, card, by: f.by });
    }),
  ),
};
