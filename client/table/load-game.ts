/** A game's own code, fetched when somebody sits down to it. */
import type { GameClient } from './session/session.ts';

const tables = import.meta.glob<{ readonly client: GameClient }>('../../games/*/page/table.tsx');

/** Null when there is no such game. */
export const loadGame = async (game: string): Promise<GameClient | null> => {
  const load = tables[`../../games/${game}/page/table.tsx`];
  return load === undefined ? null : (await load()).client;
};
