/** Nerves of Steel: one Click in the cylinder becomes a Bang!, a token is added, and the cylinder is shuffled; with five bullets only shuffled. */
import { act } from '../../../kernel/script.ts';
import { no } from '../refusals.ts';
import { reload } from '../turn/cylinder.ts';
import { plain, situation } from '../words.ts';
import type { Bullets } from '../zones.ts';

const MOST = 5;

export const nerves = {
  copies: 3,
  back: 'situation',
  verb: plain('nerves', no.notPhaseOne),
  script: situation(
    'nerves',
    act<Bullets>(d => reload(d, Math.min(MOST, d.table.open.bullets + 1))),
  ),
};
