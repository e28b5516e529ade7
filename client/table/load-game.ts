/** A game's own code, fetched when a player opens its table. */
import { showGame } from '../look/game-mark.ts';
import type { GameClient } from './session/session.ts';

const tables = import.meta.glob<{ readonly client: GameClient }>('../../games/*/page/table.tsx');

/** The game's code for a page that shows it. Null for an unknown game. */
export const loadGame = async (game: string): Promise<GameClient | null> => {
  showGame(game);
  const load = tables[`../../games/${game}/page/table.tsx`];
  return load === undefined ? null : (await load()).client;
};
