/** Every game that has a table here. A game has `poster.ts` and `table.tsx` in its `page/`; nothing else needs to be told. */
import type { GameClient } from '../table/session.ts';
import type { Poster } from './game-client.ts';

const hung = import.meta.glob<{ readonly poster: Poster }>('../../games/*/page/poster.ts', { eager: true });
const tables = import.meta.glob<{ readonly client: GameClient }>('../../games/*/page/table.tsx');

export const posters: readonly Poster[] = Object.values(hung)
  .map(module => module.poster)
  .sort((a, b) => a.order - b.order);
export const posterOf = (game: string): Poster | null => posters.find(poster => poster.game === game) ?? null;
/** The game's own code; null when there is no such game. */
export const loadGame = async (game: string): Promise<GameClient | null> => {
  const load = tables[`../../games/${game}/page/table.tsx`];
  return load === undefined ? null : (await load()).client;
};
