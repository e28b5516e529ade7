/** Why something is refused, in the reader's language: the game's own reasons first, where one is played, then those of table and house. */
import type { Refusal } from '../kernel/refusal.ts';
import type { GameTalk } from './game.ts';
import type { TableWords } from './table.ts';

export const refused = (table: TableWords, game: Pick<GameTalk, 'refusal' | 'detail'> | null, { why, about }: Refusal): string => {
  const reason = game?.refusal(why) ?? table.refusal(why) ?? why;
  return about === undefined ? reason : `${reason} (${game?.detail?.(about) ?? about})`;
};
