/** Will: undo any card that was just played, another Will included. */
import { act, script } from '../../../kernel/machine/script.ts';
import type { Roulette } from '../zones.ts';
import { anyoneMayCancel, discardThis, playThis } from './played.ts';

export const will = {
  copies: 3,
  script: script<Roulette>([playThis('will'), anyoneMayCancel, act(d => d.cancelBeneath())], { always: [discardThis('will')] }),
};
