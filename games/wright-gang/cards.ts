/** The box: 69 cards (WB-65). */
import type { Printed } from '../../kernel/make.ts';
import { sidekick } from './cards/sidekick.ts';
import { swap } from './cards/swap.ts';
import { warParty } from './cards/war-party.ts';
import type { Face, Wright } from './zones.ts';

const ordinary = { copies: 7 } as const;
/** Joker: in the division it copies a number lying in the same revolver (WB-49). */
const joker = { copies: 6 } as const;
/** Miss: in the division it cancels one card of the highest value (WB-72). */
const miss = { copies: 3 } as const;
/** Sheriff: never held; the second allows a shoot-out, the fourth starts one. */
const sheriff = { copies: 4 } as const;

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
} as const satisfies { readonly [F in Face]: Printed<Wright> };
