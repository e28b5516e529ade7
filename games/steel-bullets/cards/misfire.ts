/** Misfire: undo your own Bang!. */
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { plain, situation } from '../vocabulary.ts';
import { act } from '../zones.ts';

export const misfire = {
  copies: copies.situation,
  back: 'situation',
  verb: plain('misfire', no.noBang),
  script: situation(
    'misfire',
    act(d => d.open({ protected: true })),
  ),
};
