/** Misfire: undo your own Bang!. */
import { act } from '../../../kernel/script.ts';
import { no } from '../refusals.ts';
import { plain, situation } from '../words.ts';
import type { Bullets } from '../zones.ts';

export const misfire = {
  copies: 3,
  back: 'situation',
  verb: plain('misfire', no.noBang),
  script: situation(
    'misfire',
    act<Bullets>(d => d.open({ protected: true })),
  ),
};
