/** What lies over the table of Wright Brothers' Gang, and when. How it is drawn comes later than the table itself. */

import { later } from '../../../client/shell/later.ts';
import type { Interlude } from '../../../client/table/game-client.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Division } from './division.tsx';

const Showdown = later(async () => (await import('./showdown.tsx')).Showdown);
const Off = later(async () => (await import('./showdown.tsx')).Off);
export const Piled = later(async () => (await import('./showdown.tsx')).Piled);
export const drawnLater = [Showdown, Off, Piled];

/** Its display while it lasts; null when there is nothing to show. */
export const sceneOf = (session: Session, division: Division): Interlude | null => {
  if (division.ending === null && division.off !== null)
    return session.busy.value ? { kind: 'division', render: () => <Off session={session} division={division} /> } : null;
  if (division.hands.length === 0) return null;
  return { kind: 'division', render: () => <Showdown session={session} division={division} done={null} over={false} /> };
};
/** The summary, which waits until it has been looked at. */
export const summaryOf = (session: Session, division: Division, over: boolean): Interlude => ({
  kind: 'division',
  render: done => <Showdown session={session} division={division} done={done} over={over} />,
});
