/** The brass line's text and actions, from the open questions and the legal moves. */

import { go } from '../../../../client/shell/router.ts';
import { gameWords, say } from '../../../../client/shell/words.ts';
import type { Action, CardStanding, Plan, Touch } from '../../../../client/table/game-client.ts';
import type { Piece } from '../../../../client/table/pieces/scene.ts';
import * as plans from '../../../../client/table/prompt/plans.ts';
import { acting, askedSaid, buttonOf, clear, targets, waits } from '../../../../client/table/prompt/plans.ts';
import { movesOf, plainMove } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { isWantedMove } from '../../../../client/table/session/wanted.ts';
import type { Refusal } from '../../../../kernel/refusal.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { aimed, refusalsOf, rulesOf, type Situation, situations } from '../../faces.ts';
import { no } from '../../refusals.ts';
import { faceName, factsOf, GAME, isOut, screen, whoIs } from '../screen.ts';
import { chanceAt, cylinderOf, unknownIn } from '../seen.ts';
import { isLetPass, letPass, setAsked, unasked } from './passing.ts';

/** A player who is not asked yet can only look at their cards. */
const asks = (session: Session, text: string, actions: readonly Action[], more: Partial<Plan> = {}): Plan =>
  plans.asks(text, actions, { tone: session.asked.value ? 'yours' : 'wait', ...more });

/** The chambers that may be chosen now, with the moves that choose them. */
export const choosable = (session: Session): ReadonlyMap<number, Move> => {
  const now = session.now.value;
  if (now === null || !session.asked.value || session.intent.mode.value.kind !== 'free') return new Map();
  if (cylinderOf(session)?.opening === true) return new Map();
  return new Map(now.moves.flatMap(move => (typeof move['chamber'] === 'number' ? [[move['chamber'], move] as const] : [])));
};
/** Each of them is a button. */
export const touches = (session: Session): readonly Touch[] =>
  [...choosable(session)].map(([n, move]) => ({
    id: `chamber ${n}`,
    wanted: isWantedMove(session, move),
    run: () => void session.play(move),
  }));
/** The card picked out of the hand, if any. */
const pickedCard = (session: Session): Situation | null => situations.find(card => card === session.intent.chosen.value[0]) ?? null;

/** Some cards need a target first; the others are played directly. */
const playing = (session: Session, card: Situation): Action | null => {
  const moves = movesOf(session.now.value!.moves, card);
  if (moves.length === 0) return null;
  if (moves[0]!['whom'] === undefined || card === 'will') return acting(session, moves[0]!, 'go', 'enter');
  const seats = moves.flatMap(move => (typeof move['whom'] === 'number' ? [move['whom']] : []));
  return {
    id: card,
    label: buttonOf(session, card),
    tone: 'go',
    key: 'enter',
    run: () => {
      session.intent.mode.value = { kind: 'target', verb: card, seats, move: whom => ({ do: card, whom }) };
    },
  };
};
/** A slip of Enter must not open a chamber: that has its own key. */
const opening = (session: Session, tone: Action['tone']): Action[] => {
  const first = worthOpening(session);
  if (first === undefined) return [];
  const [chamber, move] = first;
  return [acting(session, move, tone, 'o', { label: screen().openThis(chamber, chanceAt(cylinderOf(session)!, chamber)) })];
};
/** The chamber that the button opens: the lesson's, else the one with the best chance, as far as the player knows. */
const worthOpening = (session: Session): readonly [number, Move] | undefined => {
  const wanted = session.wanted.value?.['chamber'];
  const chance = ([n]: readonly [number, Move]): number => (n === wanted ? -1 : chanceAt(cylinderOf(session)!, n));
  return [...choosable(session)].sort((a, b) => chance(a) - chance(b))[0];
};
/** One button for each card that may be taken, by number. */
const taking = (session: Session, question: string): Action[] =>
  movesOf(session.now.value!.moves, question).map((move, i) =>
    acting(session, move, 'plain', `${i + 1}`, { label: faceName(String(move['card'])), id: `card ${move['card']}` }),
  );
/** Does the player know that any chamber they could open is loaded? */
const isCertain = (session: Session): boolean => {
  const first = worthOpening(session);
  return first !== undefined && chanceAt(cylinderOf(session)!, first[0]) === 1;
};
const turnPlan = (session: Session): Plan => {
  const card = pickedCard(session);
  const action = card === null ? null : playing(session, card);
  if (card !== null)
    return asks(session, gameWords(GAME).effects[card] ?? '', [
      ...(action === null ? [] : [action]),
      clear(session),
      ...opening(session, action === null ? 'go' : 'plain'),
    ]);
  const words = screen();
  const any = factsOf(session)?.last === null;
  const seen = cylinderOf(session)!;
  const { bangs, of } = unknownIn(seen);
  const known = of === seen.shut || of === 0 ? '' : ` ${words.unknown(bangs, of)}`;
  const hint = `${any ? words.turnAny : words.turnNext}${known}`;
  return asks(session, isCertain(session) ? words.certain : hint, opening(session, 'go'), {
    lead: say().ui.table.yourMove,
  });
};

/** A lesson asks everything. */
const isUnasked = (session: Session, card: Situation): boolean => session.line.coached !== true && unasked.value.includes(card);
/**
 * The window: to the others it looks the same no matter who could answer. A player without a Will is asked nothing: the time runs by
 * itself.
 */
const answerPlan = (session: Session): Plan => {
  const words = screen();
  const now = session.now.value!;
  const top = factsOf(session)!.pending.at(-1);
  if (top === undefined) return waits('');
  const said = words.plays(whoIs(session, top.seat), top.card, top.whom === null ? null : whoIs(session, top.whom));
  if (top.seat === session.me.value) return waits(`${said} ${words.othersMayAnswer}`);
  if (session.me.value === null || isOut(session, session.me.value) || !session.asked.value) return waits(said);
  const [pass, will] = [plainMove(now.moves, 'pass'), plainMove(now.moves, 'will')];
  if (pass === null || isLetPass(session)) return waits(`${said} ${words.passed}`);
  if (will === null) return waits(`${said} ${words.noWill}`, { rule: 'SB-28f' });
  if (isUnasked(session, top.card)) return waits(`${said} ${words.unasked}`, { rule: 'SB-28f' });
  const never: Action = {
    id: 'always',
    aside: true,
    label: words.neverAsk(top.card),
    tone: 'quiet',
    run: () => setAsked(top.card, false),
  };
  return asks(
    session,
    `${said} ${words.cancelIt} ${words.nobodySees}`,
    [
      acting(session, will, 'go', 'w'),
      acting(session, pass, 'plain', 'p', { pressing: true, run: () => letPass(session, pass) }),
      ...(session.line.coached === true ? [] : [never]),
    ],
    { rule: 'SB-28f' },
  );
};
const bangPlan = (session: Session): Plan => {
  const { moves } = session.now.value!;
  const misfire = plainMove(moves, 'misfire');
  const out = plainMove(moves, 'give-up');
  const { asked } = gameWords(GAME).questions['bang']!;
  if (out === null) return asks(session, asked, []);
  if (misfire === null) return asks(session, screen().noMisfire, [acting(session, out, 'go', 'enter')], { rule: 'SB-37' });
  // SB-15: giving up with a Misfire in hand needs a confirmation.
  const giveUp: Action = {
    id: 'give-up',
    label: buttonOf(session, 'give-up'),
    tone: 'quiet',
    run: () => {
      session.intent.mode.value = { kind: 'confirm', verb: 'give-up', move: out };
    },
  };
  return asks(session, asked, [acting(session, misfire, 'go', 'enter'), giveUp], { rule: 'SB-20a' });
};
/** The shut chamber that is worth a look first: the next one to be opened that the player does not know yet, else the next one. */
const worthALook = (session: Session): readonly [number, Move] | undefined => {
  const { top, chambers } = cylinderOf(session)!;
  const isKnown = (n: number): boolean => chambers[n - 1]!.face !== null;
  const ahead = (n: number): number => (n - top + chambers.length) % chambers.length;
  const wanted = session.wanted.value?.['chamber'];
  return [...choosable(session)].sort(
    ([a], [b]) => Number(b === wanted) - Number(a === wanted) || Number(isKnown(a)) - Number(isKnown(b)) || ahead(a) - ahead(b),
  )[0];
};
/** Looking and swapping: the chambers answer; to stop is a button. Looking has its own key: one press too many must not open. */
const lookPlan = (session: Session, question: 'peek' | 'swap'): Plan => {
  const stop = plainMove(session.now.value!.moves, 'stop');
  const { asked } = gameWords(GAME).questions[question]!;
  const first = question === 'peek' ? worthALook(session) : undefined;
  const actions = first === undefined ? [] : [acting(session, first[1], 'go', 'l', { label: screen().lookInto(first[0]) })];
  return asks(session, asked, stop === null ? actions : [...actions, acting(session, stop, 'plain', 's')], {
    rule: question === 'swap' ? 'SB-24' : null,
  });
};

/** A player who is out may skip the rest, and in practice begin again. */
const whenOut = (session: Session): readonly Action[] => {
  const skip: Action = {
    id: 'skip',
    aside: true,
    label: screen().skipToEnd,
    tone: 'go',
    key: 'enter',
    run: () => session.skipTo('end'),
  };
  const again: Action = {
    id: 'again',
    aside: true,
    label: screen().again,
    tone: 'plain',
    key: 'a',
    run: () => go(`/practice/${GAME}?new=1`),
  };
  return session.line.kind === 'practice' ? [skip, again] : [skip];
};

const planNow = (session: Session): Plan => {
  const now = session.now.value;
  const words = gameWords(GAME);
  const mode = session.intent.mode.value;
  const me = session.me.value;
  if (now === null) return waits('');
  if (cylinderOf(session)?.opening === true) return waits(screen().breath);
  if (mode.kind === 'target') {
    const card = aimed.find(each => each === mode.verb)!;
    return asks(session, screen().whom[card], [...targets(session, mode), clear(session)], { rule: rulesOf(card)[0]![0] });
  }
  if (mode.kind === 'confirm')
    return asks(session, screen().sure, [acting(session, mode.move, 'go', 'enter'), clear(session, say().ui.table.notYet)], {
      rule: 'SB-15',
    });
  const question = now.ask?.question ?? '';
  if (question === 'answer') return answerPlan(session);
  if (session.asked.value) {
    if (question === 'turn') return turnPlan(session);
    if (question === 'bang') return bangPlan(session);
    if (question === 'peek' || question === 'swap') return lookPlan(session, question);
    return asks(
      session,
      words.questions[question]?.asked ?? '',
      question === 'open' ? opening(session, 'go') : taking(session, question),
    );
  }
  if (me !== null && isOut(session, me)) return waits(`${screen().youAreOut} ${askedSaid(session)}`, { rule: 'SB-49' });
  const card = pickedCard(session);
  if (card !== null) return waits(words.effects[card] ?? '', { actions: [clear(session)] });
  return waits(askedSaid(session));
};
/** A player who is out has no decision to come, whatever is shown or asked: the way to the end is there at every moment. */
export const plan = (session: Session): Plan => {
  const me = session.me.value;
  const said = planNow(session);
  return me !== null && isOut(session, me) ? { ...said, actions: whenOut(session) } : said;
};

const powerless = (face: string): Refusal | undefined => situations.filter(card => card === face).flatMap(refusalsOf)[0];
/** Why this card cannot be played now, shown before the player tries it: on the player's own turn, or at another question. */
const whyNot = (face: string, ownTurn: boolean): Refusal => {
  if (face === 'misfire') return no.noBang;
  if (face === 'will') return no.nothingToAnswer;
  return (ownTurn ? powerless(face) : undefined) ?? no.notPhaseOne;
};
/** How a card of the hand stands: to be played now, waiting, or of no use at this question. */
export const standing = (session: Session, { face }: Piece): CardStanding => {
  const now = session.now.value;
  const { hints } = screen();
  if (now === null || face === null || !session.asked.value) return { state: 'plain', why: null, hint: hints.waits };
  const question = now.ask?.question;
  const passes = question === 'answer' && (isLetPass(session) || plainMove(now.moves, 'pass') === null);
  if (movesOf(now.moves, face).length > 0 && !passes) return { state: 'legal', why: null, hint: hints.play };
  const why = passes && face === 'will' ? no.passed : whyNot(face, question === 'turn');
  return { state: 'dim', why, hint: hints.not };
};
