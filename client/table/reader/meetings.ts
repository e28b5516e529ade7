/** What a player meets for the first time at a table: the table itself, then what is asked, told or lies there. Which of it is explained now? */

import { hints, recall, remember } from '../../shell/settings.ts';
import { firstWords } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

/** What this player has met in a game; the first table itself is met as `table`. */
const keyOf = (game: string): string => `met:${game}`;
export const metIn = (game: string): readonly string[] => (recall(keyOf(game)) ?? '').split(' ').filter(met => met !== '');
export const meet = (game: string, what: string): void => remember(keyOf(game), [...new Set([...metIn(game), what])].join(' '));

const TABLE = 'table';
/** Where each chair has a side of its own, each is met by itself. */
export const tableOf = ({ game, me }: Session): string =>
  (firstWords(game.id)?.roles.length ?? 1) > 1 && me.value !== 0 ? `${TABLE}-${me.value}` : TABLE;
/** Has this player never sat at a table of this game? */
export const isNewTo = (game: string): boolean => hints.value === 'on' && !metIn(game).some(met => met.startsWith(TABLE));
/** How many of the newest lines are still now. */
const RECENT = 12;

/** Is this here now? See `Meeting` in `words/first.ts`. */
const isHere = (session: Session, meeting: string): boolean => {
  const [kind, what] = meeting.split(/:(.*)/) as [string, string];
  const ask = session.now.value?.ask ?? null;
  switch (kind) {
    case 'question':
      return session.isCalled.value && ask?.question === what;
    case 'tell':
      return session.record.lines.value.slice(-RECENT).some(line => line.kind === 'told' && line.telling.tell === what);
    default:
      return [...session.scene.value].some(([spot, pieces]) => spot.startsWith(`${what}/`) && pieces.length > 0);
  }
};
/** Hands race, or at a live table something is asked that will not wait: nothing may lie over that. */
export const presses = ({ now, line }: Session): boolean => {
  const kind = now.value?.ask?.kind;
  return kind === 'race' || (kind === 'window' && line.kind === 'server');
};
/** The first table comes before anything that is met at it. */
export const nextOf = (session: Session, meetings: readonly string[], met: readonly string[]): string | undefined => {
  if (session.now.value?.outcome != null || presses(session)) return undefined;
  if (!met.includes(tableOf(session))) return tableOf(session);
  if (session.over.value !== null) return undefined;
  return meetings.find(meeting => !met.includes(meeting) && isHere(session, meeting));
};
