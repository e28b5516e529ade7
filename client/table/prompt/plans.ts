/** What the plans of games are made of: a line that asks or waits, and the actions that every game has. */
import type { Move } from '../../../kernel/seat.ts';
import { askedOf } from '../../../words/game.ts';
import { gameWords, say } from '../../shell/words.ts';
import type { Action, Plan } from '../game-client.ts';
import type { Mode } from '../session/intent.ts';
import { labelOf, whoIs } from '../session/people.ts';
import type { Session } from '../session/session.ts';

/** Something is asked of the player. */
export const asks = (text: string, actions: readonly Action[], more: Partial<Plan> = {}): Plan => ({
  tone: 'yours',
  lead: null,
  text,
  rule: null,
  actions,
  ...more,
});
/** Who of the others is asked what; nothing where nobody is. What has just been answered is asked of nobody any more. */
export const askedSaid = (session: Session): string => {
  const ask = session.now.value?.ask ?? null;
  const waited = ask?.waiting.find(seat => seat !== session.me.value);
  const question = gameWords(session.game.id).questions[ask?.question ?? ''];
  if (waited === undefined || question === undefined) return session.acted.value ? say().ui.table.moved : '';
  return askedOf(question, whoIs(session, waited));
};
export const waits = (text: string, more: Partial<Plan> = {}): Plan => asks(text, [], { tone: 'wait', ...more });

/** What a verb is called on a button. */
export const buttonOf = ({ game }: Session, verb: string): string => gameWords(game.id).verbs[verb]!.button;
/** A move, as a button and by a key. */
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
/** The way out of what was begun. */
export const clear = (session: Session, label = say().ui.table.clear): Action => ({
  id: 'clear',
  aside: true,
  label,
  tone: 'quiet',
  key: 'escape',
  run: () => session.intent.unpick(),
});
/** Whose? A button for each seat; `own` is what the player's own place is called. */
export const targets = (session: Session, mode: Extract<Mode, { kind: 'target' }>, own?: string): Action[] =>
  mode.seats.map((seat, i) => ({
    id: `seat ${seat}`,
    label: seat === session.me.value && own !== undefined ? own : `${labelOf(session, seat)}`,
    tone: 'plain',
    key: `${i + 1}`,
    move: mode.move(seat),
    run: () => void session.play(mode.move(seat)),
  }));
