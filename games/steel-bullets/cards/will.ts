/** Will: cancel the effect of any card, even another's Will. */
import { act } from '../../../kernel/script.ts';
import { answerWithWill } from '../verbs/will.ts';
import { situation } from '../words.ts';
import type { Bullets } from '../zones.ts';

export const will = {
  copies: 3,
  back: 'situation',
  verb: answerWithWill,
  script: situation(
    'will',
    act<Bullets>((d, f) => {
      const { seat, card } = d.table.open.pending.at(-2)!;
      d.cancelBeneath();
      d.say('cancelled', { seat, card, by: f.by });
    }),
  ),
};
