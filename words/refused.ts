/** Why a move is refused, in the reader's language: the game's own reasons first, then the table's. */
import type { Refusal } from '../kernel/refusal.ts';
import type { GameTalk } from './game.ts';
import type { TableWords } from './table.ts';

export const refused = (table: TableWords, game: GameTalk, { why, about }: Refusal): string => {
  const reason = game.refusal(why) ?? table.refusal(why) ?? why;
  return about === undefined ? reason : `${reason} (${about})`;
};
