/** The actions possible now: the game's plan, unless the line is lost or a bot plays for the player. */

import { Icon } from '../../shell/icon.tsx';
import { say } from '../../shell/words.ts';
import { isWaiting, rematchesOf, wantingOf } from '../end/rematch.ts';
import type { Action, Plan } from '../game-client.ts';
import { lastSentence } from '../log/log.tsx';
import { secondsUntil } from '../seats/clock.tsx';
import { whoIs } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { taughtPlan } from '../session/wanted.ts';

const says = (text: string, actions: readonly Action[] = []): Plan => ({
  tone: actions.length > 0 ? 'yours' : 'wait',
  lead: null,
  text,
  rule: null,
  actions,
});
/** Without a connection nothing can be done. */
const lost = (session: Session): Plan | null =>
  session.isLost.value ? says(session.line.state.value === 'outdated' ? say().ui.table.outdated : say().ui.table.lost) : null;
const held = (session: Session): Plan | null => {
  const { ui } = say();
  const me = session.me.value;
  if (me === null || session.table.value?.chairs[me]?.held !== true || session.now.value?.outcome != null) return null;
  const here: Action = {
    id: 'here',
    label: ui.table.here,
    tone: 'go',
    key: 'enter',
    run: () => void session.line.enter(),
  };
  return says(ui.table.heldYou, [here]);
};
/** During and after a scene the line asks nothing until all is shown: a scene shows the past, and its question came before its end. */
const beside = (session: Session): Plan | null => (session.busy.value && session.isPast.value ? says(lastSentence(session)) : null);
/** A player who is away chooses nothing: a bot will. */
const waits = (session: Session, plan: Plan): Plan => {
  const waiting = session.now.value?.ask?.waiting ?? [];
  const chairs = session.table.value?.chairs ?? [];
  const away = waiting.filter(seat => (chairs[seat]?.heldIn ?? null) !== null);
  if (plan.tone === 'yours' || away.length === 0 || away.length < waiting.length) return plan;
  const seat = away[0]!;
  return { ...plan, lead: null, text: say().ui.table.awayUntil(whoIs(session, seat), secondsUntil(session, seat)), rule: null };
};
/** The game is over; once the player has seen its end, the next steps are here. */
const ended = (session: Session): Plan | null => {
  if (session.now.value?.outcome == null) return null;
  const { gameOver } = say().table;
  if (!session.isLookedBack.value || session.me.value === null) return says(gameOver);
  const wanting = wantingOf(session);
  const text = wanting === null ? gameOver : `${gameOver} ${wanting}.`;
  if (isWaiting(session)) return says(text);
  const actions = rematchesOf(session).map(
    ({ label, turned }, i): Action => ({
      id: i === 0 ? 'rematch' : 'other-rematch',
      label,
      tone: i === 0 ? 'go' : 'plain',
      ...(i === 0 && { key: 'enter' }),
      run: () => void session.rematch(turned),
    }),
  );
  return { ...says(text), actions };
};
/** Undo is last, so that nothing else changes its place. */
const undoable = (session: Session, plan: Plan): Plan => {
  if (session.now.value?.mayUndo !== true || session.acted.value) return plan;
  const undo: Action = {
    id: 'undo',
    aside: true,
    label: say().ui.table.undo,
    tone: 'quiet',
    key: 'z',
    icon: <Icon name="undo" />,
    run: () => void session.undo(),
  };
  return { ...plan, actions: [...plan.actions, undo] };
};

/** A waiting player need not watch the others' moves; a thinking person cannot be skipped. A lesson must be watched. */
const skippable = (session: Session, plan: Plan): Plan => {
  const { me, now, line, table } = session;
  const goesOn = now.value !== null && !session.race.isOn.value && session.skipsTo.value === null;
  if (me.value === null || !goesOn || plan.tone === 'yours' || plan.actions.length > 0 || line.coached === true) return plan;
  const others = table.value?.chairs.filter((_, seat) => seat !== me.value) ?? [];
  if (others.length === 1 && others[0]!.kind === 'guest' && !others[0]!.held) return plan;
  const skip: Action = {
    id: 'skip',
    aside: true,
    label: say().ui.table.skip,
    tone: 'quiet',
    key: 'n',
    run: () => session.skipTo('turn'),
  };
  return { ...plan, actions: [skip] };
};

export const planFor = (session: Session): Plan =>
  lost(session) ??
  held(session) ??
  beside(session) ??
  undoable(session, taughtPlan(session, ended(session) ?? skippable(session, waits(session, session.game.plan(session)))));
