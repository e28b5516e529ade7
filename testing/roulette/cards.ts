/** The box: six chambers and 27 situations, told apart by their backs. */
import type { Printed } from '../../kernel/make.ts';
import { thief } from './cards/thief.ts';
import { will } from './cards/will.ts';
import type { Roulette, RouletteFace } from './zones.ts';

export const cards = {
  click: { copies: 5, back: 'chamber' },
  bang: { copies: 1, back: 'chamber' },
  will,
  thief,
  misfire: { copies: 3 },
  nerves: { copies: 9 },
  medium: { copies: 9 },
} as const satisfies { readonly [F in RouletteFace]: Printed<Roulette> };
