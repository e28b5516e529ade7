/** The duel outside the Black Dog saloon (module A): D1 to D7. */

import { cardFaced, cardsAt, countAt, facesAt } from '../../../kernel/cards/table.ts';
import { prints, type RevolverFace } from '../faces.ts';
import { discardAtRandom, drawCards } from '../hands.ts';
import { act, does, type RevolverDealer, type RevolverFrame, script, when } from '../language.ts';
import { coltyWinsDuel } from '../numbers.ts';
import { discard, leave, locateFace } from '../pieces.ts';
import { backDown, call } from '../verbs/choice.ts';
import { counter, lay } from '../verbs/hand.ts';
import { answered, answeredBy, question } from '../verbs/plain.ts';
import { at, COLTY, type DuelResult, MCREADY, type RevolverTable, rowOf } from '../zones.ts';

const layDown = (d: RevolverDealer, seat: number, face: RevolverFace): void => {
  const hand = at.hand(seat);
  d.move([cardFaced(d.table, hand, face)!], hand, at.duel(seat));
};
const laid = (t: RevolverTable, seat: number): RevolverFace | null => facesAt(t, at.duel(seat))[0] ?? null;
/** RV-224: without a card Colty has lost. */
const isArmed = (t: RevolverTable): boolean => laid(t, COLTY) !== null;
/** RV-228 … RV-230. */
const resultOf = (t: RevolverTable, f: RevolverFrame): DuelResult => {
  const colty = laid(t, COLTY);
  if (colty === null) return 'mcready';
  const answer = answered(f, 'reply')!;
  if (answer.do === 'back-down') return 'back-down';
  const wins = answer.do === 'call' ? prints(colty, 'lock') : coltyWinsDuel(colty, laid(t, MCREADY)!);
  return wins ? 'colty' : 'mcready';
};
const turnUp = (d: RevolverDealer, f: RevolverFrame): void => {
  const reply = answered(f, 'reply');
  if (reply !== null && does(reply, counter)) {
    layDown(d, MCREADY, reply.card);
    d.reveal(cardsAt(d.table, at.duel(MCREADY)), at.duel(MCREADY));
  }
  if (reply !== null && reply.do !== 'back-down') d.reveal(cardsAt(d.table, at.duel(COLTY)), at.duel(COLTY));
};
/** RV-231 … RV-233. */
const settle = (d: RevolverDealer, result: DuelResult): void => {
  d.say('duel', { result });
  for (const seat of [COLTY, MCREADY]) discard(d, cardsAt(d.table, at.duel(seat)).slice(), at.duel(seat));
  const card = cardFaced(d.table, at.beside, 'duel-black-dog-saloon');
  if (card !== null) d.move([card], at.beside, at.removed);
  if (result === 'mcready') {
    d.open({ hostage: null });
    return;
  }
  // It may have been moved away from the Express.
  for (const place of rowOf(d.table))
    for (const guard of locateFace(d.table, 'armed-train-guard', place)) leave(d, guard, at.removed);
  d.open({ hostage: 'cortez' });
  if (result === 'colty') discardAtRandom(d, MCREADY, 1);
};
/** RV-236: the marker has left the Creek, and nobody was called out. */
export const duelMissed = (d: RevolverDealer): void => {
  const card = cardFaced(d.table, at.beside, 'duel-black-dog-saloon');
  if (card !== null) {
    d.say('unfought');
    d.move([card], at.beside, at.removed);
  }
  if (d.table.open.hostage === 'creek') d.open({ hostage: null });
};
export const duelFought = script([
  act(d => {
    drawCards(d, COLTY, 2);
    drawCards(d, MCREADY, 2);
  }),
  question('lay', t => (countAt(t, at.hand(COLTY)) > 1 ? [COLTY] : []), [lay]),
  act((d, f) => {
    const [only] = facesAt(d.table, at.hand(COLTY));
    const face = answeredBy(f, lay)?.card ?? only;
    if (face !== undefined) layDown(d, COLTY, face);
  }),
  when(
    isArmed,
    question('reply', () => [MCREADY], [call, backDown, counter], 'reply'),
  ),
  act((d, f) => {
    turnUp(d, f);
    settle(d, resultOf(d.table, f));
  }),
]);
