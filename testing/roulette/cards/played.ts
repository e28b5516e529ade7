/** What all played cards have in common: the card lies open in the middle while it is carried out, and anybody may cancel it. */

import { cardFaced, countAt } from '../../../kernel/cards/table.ts';
import { act, type Step, window } from '../../../kernel/machine/script.ts';
import { will } from '../verbs.ts';
import { at, othersAlive, type Roulette, type RouletteFace } from '../zones.ts';

export const playThis = (face: RouletteFace): Step<Roulette> =>
  act((d, f) => d.move([cardFaced(d.table, at.hand(f.by), face)!], at.hand(f.by), at.played));

/** Cancelled or not, a card that was played is spent. */
export const discardThis = (face: RouletteFace): Step<Roulette> =>
  act(d => d.move([cardFaced(d.table, at.played, face)!], at.played, at.discard));

/** Everybody else is asked, with any hand: a pause must not say who holds a Will. An empty hand is public. */
export const anyoneMayCancel: Step<Roulette> = window({
  question: 'cancel',
  who: (t, f) => othersAlive(t, f.by).filter(seat => countAt(t, at.hand(seat)) > 0),
  verbs: [will],
  within: () => 3000,
});
