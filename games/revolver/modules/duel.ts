/** The duel outside the Black Dog saloon (module A): D1 to D7. */
import { act, script, when } from '../../../kernel/script.ts';
import { cardFaced, cardsAt, countAt, type Frame, facesAt } from '../../../kernel/table.ts';
import { cardOf, EXPRESS, type Face, prints } from '../faces.ts';
import { discardAtRandom, drawCards } from '../hands.ts';
import { columnOf, type Dealing, discard, leave } from '../pieces.ts';
import { backDown, call } from '../verbs/choice.ts';
import { counter, lay } from '../verbs/hand.ts';
import { answered, question } from '../verbs/plain.ts';
import { at, COLTY, MCREADY, type Revolver, type T } from '../zones.ts';

type Result = 'colty' | 'mcready' | 'back-down';
const layDown = (d: Dealing, seat: number, face: Face): void => {
  const hand = at.hand(seat);
  d.move([cardFaced(d.table, hand, face)!], hand, at.duel(seat));
};
const laid = (t: T, seat: number): Face | null => facesAt(t, at.duel(seat))[0] ?? null;
/** RV-224: without a card he has lost. */
const isArmed = (t: T): boolean => laid(t, COLTY) !== null;
/** RV-228 … RV-230. */
const resultOf = (t: T, f: Frame): Result => {
  const his = laid(t, COLTY);
  if (his === null) return 'mcready';
  const answer = answered(f, 'reply')!;
  if (answer.do === 'back-down') return 'back-down';
  if (!prints(his, 'lock')) return 'mcready';
  if (answer.do === 'call') return 'colty';
  return cardOf(laid(t, MCREADY)!).firepower! > cardOf(his).firepower! ? 'mcready' : 'colty';
};
const turnUp = (d: Dealing, f: Frame): void => {
  const reply = answered(f, 'reply');
  if (reply?.do === 'counter') {
    layDown(d, MCREADY, reply['card'] as Face);
    d.reveal(cardsAt(d.table, at.duel(MCREADY)), at.duel(MCREADY));
  }
  if (reply !== null && reply.do !== 'back-down') d.reveal(cardsAt(d.table, at.duel(COLTY)), at.duel(COLTY));
};
/** RV-231 … RV-233. */
const settle = (d: Dealing, result: Result): void => {
  d.say('duel', { result });
  for (const seat of [COLTY, MCREADY]) discard(d, cardsAt(d.table, at.duel(seat)).slice(), at.duel(seat));
  const card = cardFaced(d.table, at.beside, 'duel-black-dog-saloon');
  if (card !== null) d.move([card], at.beside, at.removed);
  if (result === 'mcready') {
    d.open({ hostage: null });
    return;
  }
  for (const guard of columnOf(d.table, MCREADY, EXPRESS)) if (guard.face === 'armed-train-guard') leave(d, guard, at.removed);
  d.open({ hostage: 'cortez' });
  if (result === 'colty') discardAtRandom(d, MCREADY, 1);
};
export const duelFought = script<Revolver>([
  act(d => {
    drawCards(d, COLTY, 2);
    drawCards(d, MCREADY, 2);
  }),
  question('lay', t => (countAt(t, at.hand(COLTY)) > 1 ? [COLTY] : []), [lay]),
  act((d, f) => {
    const move = answered(f);
    const [only] = facesAt(d.table, at.hand(COLTY));
    const face = move === null ? only : (move['card'] as Face);
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
