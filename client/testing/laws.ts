/**
 * The twelfth law: what the page of every game must obey at every moment, in Node, without a browser. A session listens to a table over a
 * scripted line, and the law presses everything its player could press.
 *
 *   can act         who is asked something can press what leads to a legal move
 *   in reach        picks and presses lead to every legal move; a card that is shown as playable is part of one
 *   never refused   nothing that can be pressed is refused, not while a scene lies over the table either
 *   whose move      the line names whose move it is; it asks only players who are asked, and is silent about past questions
 *   says you        no sentence calls its reader by name
 *   comes back      a reloaded page shows the same as before: line, cards, buttons and log; later tellings are equal, none comes twice
 *   own time        what lies over the table until it is looked at is a scene of the rules, so that no player's time runs under it
 */

import type { AskView } from '../../kernel/cards/table.ts';
import { below } from '../../kernel/chance/dice.ts';
import type { Game, Kinds, Telling } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Dice } from '../../kernel/sealed.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { listed } from '../../table/viewers/stream.ts';
import { askedOf, type GameTalk } from '../../words/game.ts';
import { gameWords, say } from '../shell/words.ts';
import type { Plan } from '../table/game-client.ts';
import { standingOf } from '../table/hand/touch.ts';
import type { Session } from '../table/session/session.ts';
import { Explorer, moveText } from './explorer.ts';
import { NAMES, type PageAtTable } from './in-node.ts';

export type PageLaw = 'can act' | 'in reach' | 'never refused' | 'whose move' | 'says you' | 'comes back' | 'own time';
export class BrokenPage extends Error {
  readonly law: PageLaw;
  readonly what: string;
  constructor(law: PageLaw, what: string, where = '') {
    super(`${law}: ${what}${where}`);
    this.law = law;
    this.what = what;
  }
}
const text = (x: unknown): string => JSON.stringify(x);
const must = (law: PageLaw, holds: boolean, what: () => string): void => {
  if (!holds) throw new BrokenPage(law, what());
};

/** The sent move must be legal at the present table. */
export const allowed = (game: Game<Kinds>, table: Kinds['Table'], seat: Seat, move: Move, how: string): void => {
  const next = game.next(table, { seat, move, at: table.clock });
  must('never refused', !isRefusal(next), () => `${how} sends ${text(move)}: ${isRefusal(next) ? next.why : ''}`);
};

/** Sets of cards picked at random, in case they offer actions no legal move led to. */
const PICKED = 4;
/** This seat's legal moves, and its page's offers. */
export const explore = async (place: PageAtTable & { readonly seat: Seat }, dice: Dice): Promise<void> => {
  const { game, table, seat } = place;
  const ask = game.ask(table);
  const explorer = new Explorer(place, (move, path) => allowed(game, table, seat, move, `seat ${seat}, by ${text(path)},`));
  // In a window the page need not offer what the end of time does by itself.
  const lapse = ask?.kind === 'window' ? game.lapse(table, seat) : null;
  const legal = game
    .offers(table, seat)
    .flatMap(offer => listed(game, table, seat, offer.do) ?? [])
    .filter(move => lapse === null || moveText(move) !== moveText(lapse));
  await explorer.search([]);
  for (const move of legal) if (!explorer.sent.has(moveText(move))) await explorer.reach(move);
  const isAsked = ask?.kind === 'ask' && ask.waiting.includes(seat);
  must('can act', !isAsked || explorer.sent.size > 0, () => `seat ${seat} is asked ${ask?.question} and can press nothing`);
  const session = await explorer.begin();
  const missing = legal.filter(move => !explorer.sent.has(moveText(move)));
  must(
    'in reach',
    missing.length === 0,
    () => `seat ${seat} cannot make ${missing.length} of ${legal.length} legal moves, such as ${text(missing[0])}`,
  );
  const hand = session.hand.peek();
  const named = new Set([...explorer.sent.values()].flatMap(move => Object.values(move).flat()));
  const idle = hand.find(piece => standingOf(session, piece).state === 'legal' && !named.has(piece.face));
  must('in reach', idle === undefined, () => `${idle?.face} is shown as playable to seat ${seat}, and no move has it`);
  for (let n = 0; n < PICKED && hand.length > 0; n++)
    await explorer.search(hand.map((_, i) => i).filter(() => below(dice, 3) === 0));
};

/** The fault of the line's text when nothing lies over the table; null when it is true. */
const faultAtRest = (session: Session, { lead, text: words, tone }: Plan): string | null => {
  const { ask, outcome } = session.now.value!;
  const said = `${lead ?? ''} ${words}`.trim();
  const me = session.me.value;
  if (outcome !== null) return said === say().table.gameOver ? null : 'the game is over';
  if (said.includes(say().ui.table.moved)) return 'what came of the last move is shown already';
  if (ask === null || ask.kind === 'race') return null;
  if (said === '') return 'it says nothing';
  if (me !== null && ask.waiting.includes(me)) return tone === 'yours' || ask.kind === 'window' ? null : 'it is your move';
  if (tone === 'yours') return 'nothing is asked of you';
  const question = gameWords(session.game.id).questions[ask.question];
  // A question to all names no player.
  const namesAny = question === undefined || question.others('Nobody').includes('Nobody');
  const names = ask.waiting.map(seat => NAMES[seat]!);
  return !namesAny || names.some(name => said.includes(name)) ? null : `it is the move of ${names.join(', ')}`;
};
/** The same during a scene and the rest after it: the line tells the past, while the table is already at `now`. */
const faultBeside = (session: Session, { text: words, tone }: Plan, now: AskView | null): string | null => {
  const me = session.me.value;
  const was = session.now.value?.ask ?? null;
  const isStill = (seat: Seat | null): boolean =>
    seat !== null && now?.question === was?.question && now?.waiting.includes(seat) === true;
  if (tone === 'yours' && !isStill(me)) return 'nothing is asked of you any more';
  const question = gameWords(session.game.id).questions[was?.question ?? ''];
  if (question === undefined) return null;
  const over = was?.waiting.find(
    seat => seat !== me && !isStill(seat) && words.includes(askedOf(question, { you: false, name: NAMES[seat]! })),
  );
  return over === undefined ? null : `${NAMES[over]} is not asked that any more`;
};
/** The line is true, with and without a scene; `now` is the table's question. */
export const lineIsTrue = (session: Session, plan: Plan, now: AskView | null): void => {
  const fault = session.busy.value ? faultBeside(session, plan, now) : faultAtRest(session, plan);
  must('whose move', fault === null, () => `${fault}, and the line says “${plan.lead ?? ''} ${plan.text}”`);
};
/** The rules know a scene that waits for its viewer: the table postpones the clock of the next player asked. */
export const coversNoTime = (game: Game<Kinds>, session: Session, told: readonly Telling[]): void => {
  const over = session.pause.interlude.peek();
  const what = (): string => `the page covers the table with “${over?.kind}” after ${told.map(({ tell }) => tell).join(', ')}`;
  must('own time', over === null || told.some(telling => game.isScene(telling)), what);
};
/** No text around the table, and no telling, calls the player by name. */
export const saysYou = (
  session: Session,
  { lead, text: words, actions, menu = [] }: Plan,
  told: readonly Telling[],
  talk: GameTalk,
): void => {
  const me = session.me.value;
  if (me === null) return;
  const hints = session.hand.peek().map(piece => standingOf(session, piece).hint);
  const reader = { viewer: me, names: NAMES.slice(0, session.table.value!.chairs.length) };
  const log = told.map(telling => talk.tell(telling, reader) ?? '');
  const read = [
    lead ?? '',
    words,
    ...[...actions, ...menu].map(({ label }) => label),
    ...hints,
    session.game.where(session),
    ...log,
  ];
  const fault = read.find(sentence => sentence.includes(NAMES[me]!));
  must('says you', fault === undefined, () => `${NAMES[me]} reads “${fault}”`);
};
