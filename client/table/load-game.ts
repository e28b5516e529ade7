/** A game's own code, fetched when somebody sits down to it. */
import { showGame } from '../look/game-mark.ts';
import type { GameClient } from './session/session.ts';

const tables = import.meta.glob<{ readonly client: GameClient }>('../../games/*/page/table.tsx');

/** For the page that is open, which shows it. Null when there is no such game. */
export const loadGame = async (game: string): Promise<GameClient | null> => {
  showGame(game);
  const load = tables[`../../games/${game}/page/table.tsx`];
  return load === undefined ? null : (await load()).client;
};
