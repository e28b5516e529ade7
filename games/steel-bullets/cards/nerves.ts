/** Nerves of Steel: one Click in the cylinder becomes a Bang!, a token is added, and the cylinder is shuffled; with five bullets only shuffled. */
import { copies, mostBullets } from '../figures.ts';
import { no } from '../refusals.ts';
import { reload } from '../turn/cylinder.ts';
import { plain, situation } from '../vocabulary.ts';
import { act } from '../zones.ts';

export const nerves = {
  copies: copies.situation,
  back: 'situation',
  verb: plain('nerves', no.notPhaseOne),
  script: situation(
    'nerves',
    act(d => reload(d, Math.min(mostBullets, d.table.open.bullets + 1))),
  ),
};
