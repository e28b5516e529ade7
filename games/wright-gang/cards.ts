/** The box: 69 cards (WB-65). */
import type { Printed } from '../../kernel/make.ts';
import { sidekick } from './cards/sidekick.ts';
import { swap } from './cards/swap.ts';
import { warParty } from './cards/war-party.ts';
import { copies } from './figures.ts';
import type { Wright, WrightFace } from './zones.ts';

const ordinary = { copies: copies.ordinary };
/** Joker: in the division it copies a number lying in the same revolver (WB-49). */
const joker = { copies: copies.joker };
/** Miss: in the division it cancels one card of the highest value (WB-72). */
const miss = { copies: copies.miss };
/** Sheriff: never held; the second allows a shoot-out, the fourth starts one. */
const sheriff = { copies: copies.sheriff };

export const cards = {
  '1': ordinary,
  '2': ordinary,
  '3': ordinary,
  '4': ordinary,
  '5': ordinary,
  '6': ordinary,
  '7': ordinary,
  joker,
  miss,
  swap,
  sidekick,
  'war-party': warParty,
  sheriff,
} as const satisfies { readonly [F in WrightFace]: Printed<Wright> };
