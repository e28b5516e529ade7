/** Panic: open a chamber now; if it is a Bang!, it does you no harm and you move again. */
import { act } from '../../../kernel/script.ts';
import { no } from '../refusals.ts';
import { openChamber } from '../turn/cylinder.ts';
import { open } from '../verbs/chamber.ts';
import { choose, chosen, plain, situation } from '../words.ts';
import { type Bullets, mayOpen } from '../zones.ts';

export const panic = {
  copies: 3,
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
    act<Bullets>((d, f) => {
      const chamber = d.table.open.last === null ? (chosen(f, 'open')['chamber'] as number) : mayOpen(d.table)[0]!;
      d.open({ protected: true });
      openChamber(d, f.by, chamber);
    }),
  ),
};
