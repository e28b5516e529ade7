/** A rematch at the same table: who wants it, and in a game of two sides whether they swap. */
import { unansweredSaid } from '../../fair/unanswered.ts';
import { gameWords, say } from '../../shell/words.ts';
import { nameOf, whoIs } from '../session/people.ts';
import type { Session } from '../session/session.ts';

/** A way to play again. */
export interface Rematch {
  readonly label: string;
  readonly turned: boolean;
}
const hasSides = (session: Session): boolean => gameWords(session.game.id).chairs !== undefined;
/** First the present sides, or those another player asks for; then, in games with sides, the swap. */
export const rematchesOf = (session: Session): readonly [Rematch, ...Rematch[]] => {
  const { after } = say().ui;
  const turned = session.table.value?.turned === true;
  if (!hasSides(session)) return [{ label: after.rematch, turned }];
  const ways = [
    { label: after.rematch, turned: false },
    { label: after.rematchTurned, turned: true },
  ] as const;
  return turned ? [ways[1], { ...ways[0], label: after.rematchSame }] : ways;
};
/** The player has said yes, and the others have not. */
export const isWaiting = (session: Session): boolean => {
  const me = session.me.value;
  return session.line.kind === 'server' && me !== null && session.table.value?.chairs[me]?.ready === true;
};
/** Says which people want to play again, and which have left the table; null when none does, or none needs to be asked. */
export const wantingOf = (session: Session): string | null => {
  const { ui } = say();
  const table = session.table.value;
  const people = (table?.chairs ?? []).flatMap((chair, seat) => (chair.kind === 'guest' ? [{ chair, seat }] : []));
  const ready = people.filter(({ chair }) => chair.ready);
  if (session.line.kind === 'practice') return null;
  if (ready.length === 0) return table === null ? null : unansweredSaid(table);
  const wants = ui.after.wants(
    ready.map(({ seat }) => whoIs(session, seat)),
    people.length,
  );
  const away = ready.filter(({ chair }) => !chair.connected).map(({ seat }) => `${nameOf(session, seat)}: ${ui.after.gone}`);
  return [wants, ...(table?.turned === true ? [ui.after.turned] : []), ...away].join(' · ');
};
