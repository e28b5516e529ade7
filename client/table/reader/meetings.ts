/** Chooses what to explain at a player's first meeting: the table itself, then questions, tellings and cards. */

import { hints, recall, remember } from '../../shell/settings.ts';
import { firstWords } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

/** What this player has met in a game; the first table counts as `table`. */
const keyOf = (game: string): string => `met:${game}`;
export const metIn = (game: string): readonly string[] => (recall(keyOf(game)) ?? '').split(' ').filter(met => met !== '');
export const meet = (game: string, what: string): void => remember(keyOf(game), [...new Set([...metIn(game), what])].join(' '));

const TABLE = 'table';
/** Where each chair has its own side, each side is met separately. */
export const tableOf = ({ game, me }: Session): string =>
  (firstWords(game.id)?.roles.length ?? 1) > 1 && me.value !== 0 ? `${TABLE}-${me.value}` : TABLE;
/** Has this player never sat at a table of this game? */
export const isNewTo = (game: string): boolean => hints.value === 'on' && !metIn(game).some(met => met.startsWith(TABLE));
/** How many of the newest lines count as now. */
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
/** A race, or at a live table a question with a clock: nothing may cover it. */
export const presses = ({ now, line }: Session): boolean => {
  const kind = now.value?.ask?.kind;
  return kind === 'race' || (kind === 'window' && line.kind === 'server');
};
/** The first table is explained before anything at it. */
export const nextOf = (session: Session, meetings: readonly string[], met: readonly string[]): string | undefined => {
  if (session.now.value?.outcome != null || presses(session)) return undefined;
  if (!met.includes(tableOf(session))) return tableOf(session);
  if (session.over.value !== null) return undefined;
  return meetings.find(meeting => !met.includes(meeting) && isHere(session, meeting));
};
