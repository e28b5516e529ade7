/** Cardsharp: look at one shut chamber, alone, and swap it unseen with another if you like. */
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { lookInto, swapChambers } from '../turn/cylinder.ts';
import { looked, peek, stop, swap, unseen } from '../verbs/chamber.ts';
import { choose, plain, situation } from '../vocabulary.ts';
import { act, answer, type BulletsFrame, type BulletsTable, when } from '../zones.ts';

const looksAt = (t: BulletsTable, f: BulletsFrame): boolean => looked(f).length > 0 && unseen(t, f).length > 0;

export const cardsharp = {
  copies: copies.situation,
  back: 'situation',
  verb: plain('cardsharp', no.notPhaseOne),
  script: situation(
    'cardsharp',
    choose('peek', [peek], () => ({ do: 'stop' })),
    act((d, f) => {
      const move = answer(f, 'peek', f.by, peek);
      if (move === null) return;
      d.note('looked', [move.chamber]);
      lookInto(d, f.by, move.chamber);
    }),
    when(
      looksAt,
      choose('swap', [swap, stop], () => ({ do: 'stop' })),
      act((d, f) => {
        const move = answer(f, 'swap', f.by, swap);
        if (move !== null) swapChambers(d, f.by, [looked(f)[0]!, move.chamber]);
      }),
    ),
  ),
};
