/** Games that begin where a test wants them: a real server plays on from a position that was laid out by hand. */
import type { GameId } from '../../games/index.ts';
import type { Position } from '../../kernel/cards/position.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { allGames, type ServedGames } from '../tables/served-games.ts';

/** All games; every table of this one begins with the position. */
export const laidShelf = (id: GameId, position: Position): ServedGames => {
  const boxed = allGames.get(id)!;
  const setup: Game<Kinds>['setup'] = (config, seats, seed) => {
    const table = boxed.game.lay(config, seats, seed, position);
    if (isRefusal(table)) throw new Error(`${id}: ${table.why} ${table.about ?? ''}`);
    return table;
  };
  const open: Game<Kinds>['open'] = (config, seats, seed) => ({ table: setup(config, seats, seed), told: () => [], facts: [] });
  return new Map([...allGames, [id, { ...boxed, game: { ...boxed.game, setup, open } }]]);
};
