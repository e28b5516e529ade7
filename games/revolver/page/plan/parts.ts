/** Building blocks for plans of several questions: buttons, and the moves to choose from. */
import { say } from '../../../../client/shell/words.ts';
import type { Action } from '../../../../client/table/game-client.ts';
import * as plans from '../../../../client/table/prompt/plans.ts';
import { buttonOf } from '../../../../client/table/prompt/plans.ts';
import { read } from '../../../../client/table/reader/reading.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { screen } from '../screen.ts';
import { markedIn } from './choosing.ts';

/** Several may be moves of one verb: their labels tell them apart. */
export const acting = (
  session: Session,
  move: Move,
  tone: Action['tone'],
  key: string | null,
  label = buttonOf(session, move.do),
): Action => plans.acting(session, move, tone, key, { id: `${move.do} ${label}`, label });
export const clear = (session: Session, label = say().ui.table.clear): Action => ({
  ...plans.clear(session, label),
  run: () => {
    markedIn(session).value = [];
    session.intent.unpick();
  },
});
/** For those without a pointer to rest on a card, and without a key. */
export const reading = (face: string): Action => ({
  id: 'read',
  aside: true,
  label: screen().read,
  tone: 'quiet',
  run: () => read(face),
});
export const moves = (session: Session): readonly Move[] => session.now.value?.moves ?? [];
