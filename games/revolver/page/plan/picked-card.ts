/** A card picked in the Play phase: its text, its present price, and the ways to play it. */
import type { Action, Plan } from '../../../../client/table/game-client.ts';
import { asks, buttonOf } from '../../../../client/table/prompt/plans.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { cardOf, isFace } from '../../faces.ts';
import { factsOf, movesOf, screen, textOf, titleOf } from '../screen.ts';
import { priceOf } from '../seen.ts';
import { placeSaid } from './answers.ts';
import { acting, clear, moves, reading } from './parts.ts';
import { playPaying } from './paying.ts';

/** Its cost in words: the present price, not the printed one. */
const priceSaid = (session: Session, face: string): string => {
  const { cost } = screen().terms;
  const { discard, random, dollars } = priceOf(session, session.me.value ?? 0, face);
  const parts = [
    discard > 0 && cost.discard(discard),
    random > 0 && cost.random(random),
    dollars > 0 && cost.dollars(dollars),
  ].filter(part => typeof part === 'string');
  return parts.length === 0 ? cost.free : parts.join(', ');
};
/** A card that costs more or less than is printed on it says so. */
const printedSaid = (session: Session, face: string): string => {
  const printed = isFace(face) ? (cardOf(face).cost.discard ?? 0) : 0;
  return priceOf(session, session.me.value ?? 0, face).discard === printed ? '' : screen().printed(printed);
};
/** A player who pays with everything has nothing to choose. */
const paysAll = (session: Session, discard: number): boolean => session.hand.value.length - 1 <= discard;
const isTaught = ({ line }: Session): boolean => line.coached === true;
/** The ways to play this card, one for each place it may go to, and to discard it for its effect. */
const ways = (session: Session, face: string, paid: readonly string[]): Action[] => {
  const words = screen();
  const { discard } = priceOf(session, session.me.value ?? 0, face);
  const all = paysAll(session, discard);
  // A lesson mentions the price once the game asks for it.
  const ready = paid.length === discard || all || isTaught(session);
  const here = factsOf(session)?.place;
  const plays = movesOf(moves(session), 'play').filter(move => move['card'] === face);
  const actions: Action[] = plays
    .filter(() => ready)
    .map((move, i) => ({
      id: `play ${move['at']}`,
      label: plays.length === 1 || move['at'] === here ? buttonOf(session, 'play') : words.playAt(placeSaid(String(move['at']))),
      tone: i === 0 ? 'go' : 'plain',
      ...(i === 0 ? { key: 'enter' } : {}),
      move,
      run: () => void playPaying(session, move, all ? [] : paid),
    }));
  if (paid.length > 0) return actions;
  const said: { readonly [face: string]: readonly string[] } = words.terms.spendings;
  const spends = movesOf(moves(session), 'spend').filter(move => move['card'] === face);
  return [
    ...actions,
    ...spends.map((move, i) => acting(session, move, 'plain', i === 0 ? 's' : null, said[face]?.[Number(move['way'])])),
  ];
};
export const isPayable = (session: Session, face: string): boolean =>
  movesOf(moves(session), 'play').some(move => move['card'] === face);

export const pickedPlan = (session: Session, card: string, paid: readonly string[]): Plan => {
  const words = screen();
  const { discard } = priceOf(session, session.me.value ?? 0, card);
  const left = Math.max(0, Math.min(discard, session.hand.value.length - 1) - paid.length);
  const text = textOf(card);
  const owes =
    !isPayable(session, card) || left === 0 || isTaught(session)
      ? ''
      : paysAll(session, discard)
        ? words.payAll
        : words.payMore(left);
  return asks(
    [words.price(priceSaid(session, card)), printedSaid(session, card), owes, text].filter(part => part !== '').join(' '),
    [...ways(session, card, paid), clear(session), reading(card)],
    { lead: titleOf(card) },
  );
};
