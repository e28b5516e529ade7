/**
 * Measures one thing in its own process, so that nothing has warmed or spoilt it before:
 *
 *   node alone.js choose <game>           random games, as one line of JSON
 *   node alone.js <way> <game> <file>     what an input of those games costs
 *   node alone.js weight <tables>         what a table in progress weighs
 */
import { readFileSync } from 'node:fs';
import { games } from '../../games/index.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { bytesPerTable, type Chosen, choose, measureInputs } from './measure.ts';

const ours = Object.values(games) as unknown as Game<Kinds>[];
const toy = roulette as unknown as Game<Kinds>;
const everySeating = ({ seats: [fewest, most] }: Game<Kinds>): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
const named = (id: string | undefined): Game<Kinds> => {
  const game = [...ours, toy].find(each => each.id === id);
  if (game === undefined) throw new Error(`there is no game called "${id}"`);
  return game;
};

/** Processor seconds of warm-up, there as here (`bench/boardgameio/measure.mjs`). */
const WARM_UP = 3;
const [what, whose, file] = process.argv.slice(2);
const measured = (): unknown => {
  if (what === 'weight')
    return bytesPerTable(
      ours.map(game => ({ game, seats: everySeating(game) })),
      Number(whose),
    );
  const game = named(whose);
  // The toy is played on boardgame.io with six.
  if (what === 'choose') return choose(game, { seats: game === toy ? [6] : everySeating(game), inputs: 8000, rounds: 9 });
  if (what !== 'search' && what !== 'kept') throw new Error(`there is nothing called "${what}" to measure`);
  return measureInputs(game, (JSON.parse(readFileSync(file!, 'utf8')) as Chosen).rounds, what, WARM_UP);
};
process.stdout.write(`${JSON.stringify(measured())}\n`);
