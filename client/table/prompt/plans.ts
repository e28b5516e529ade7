/** The building blocks of games' plans: a line that asks or waits, and the actions that every game has. */
import type { Move } from '../../../kernel/seat.ts';
import { askedOf } from '../../../words/game.ts';
import { gameWords, say } from '../../shell/words.ts';
import type { Action, Plan } from '../game-client.ts';
import type { Mode } from '../session/intent.ts';
import { labelOf, whoIs } from '../session/people.ts';
import type { Session } from '../session/session.ts';

/** The line asks the player. */
export const asks = (text: string, actions: readonly Action[], more: Partial<Plan> = {}): Plan => ({
  tone: 'yours',
  lead: null,
  text,
  rule: null,
  actions,
  ...more,
});
/** Which other player is asked what; empty where none is. A question just answered is not shown again. */
export const askedSaid = (session: Session): string => {
  const ask = session.now.value?.ask ?? null;
  const waited = ask?.waiting.find(seat => seat !== session.me.value);
  const question = gameWords(session.game.id).questions[ask?.question ?? ''];
  if (waited === undefined || question === undefined) return session.acted.value ? say().ui.table.moved : '';
  return askedOf(question, whoIs(session, waited));
};
export const waits = (text: string, more: Partial<Plan> = {}): Plan => asks(text, [], { tone: 'wait', ...more });

/** A verb's name on a button. */
export const buttonOf = ({ game }: Session, verb: string): string => gameWords(game.id).verbs[verb]!.button;
/** A move as a button with a key. */
export const acting = (
  session: Session,
  move: Move,
  tone: Action['tone'],
  key: string | null,
  more: Partial<Action> = {},
): Action => ({
  id: move.do,
  label: buttonOf(session, move.do),
  tone,
  ...(key === null ? {} : { key }),
  move,
  run: () => void session.play(move),
  ...more,
});
/** Cancels the choice that was begun. */
export const clear = (session: Session, label = say().ui.table.clear): Action => ({
  id: 'clear',
  aside: true,
  label,
  tone: 'quiet',
  key: 'escape',
  run: () => session.intent.unpick(),
});
/** A button for each seat; `own` labels the player's own. */
export const targets = (session: Session, mode: Extract<Mode, { kind: 'target' }>, own?: string): Action[] =>
  mode.seats.map((seat, i) => ({
    id: `seat ${seat}`,
    label: seat === session.me.value && own !== undefined ? own : `${labelOf(session, seat)}`,
    tone: 'plain',
    key: `${i + 1}`,
    move: mode.move(seat),
    run: () => void session.play(mode.move(seat)),
  }));
