/** Panic: open a chamber now; if it is a Bang!, it does you no harm and you take another turn. */
import { copies } from '../figures.ts';
import { mayOpen } from '../numbers.ts';
import { no } from '../refusals.ts';
import { openChamber } from '../turn/cylinder.ts';
import { open } from '../verbs/chamber.ts';
import { choose, plain, situation } from '../vocabulary.ts';
import { act, answer } from '../zones.ts';

export const panic = {
  copies: copies.situation,
  back: 'situation',
  verb: plain('panic', no.notPhaseOne),
  script: situation(
    'panic',
    // SB-21d: a choice only while all six are shut.
    choose(
      'open',
      [open],
      (t, _f, roll) => ({ do: 'open', chamber: mayOpen(t)[roll(mayOpen(t).length)]! }),
      t => t.open.last === null,
    ),
    act((d, f) => {
      const chamber = d.table.open.last === null ? answer(f, 'open', f.by, open)!.chamber : mayOpen(d.table)[0]!;
      d.open({ protected: true });
      openChamber(d, f.by, chamber);
    }),
  ),
};
