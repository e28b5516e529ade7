/** Measures one thing in a program of its own, so that nothing that ran before has warmed or spoilt it: `node alone.js <game>`, or `weight`. */
import { games } from '../../games/index.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { bytesPerTable, measureEngine } from './measure.ts';

const ours = Object.values(games) as unknown as Game<Kinds>[];
const everySeating = ({ seats: [fewest, most] }: Game<Kinds>): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);

const effort = { inputs: 8000, rounds: 9, warmUp: 1 };
const [what, amount] = process.argv.slice(2);
const game = ours.find(each => each.id === what);
if (game !== undefined) console.log(JSON.stringify(measureEngine(game, { seats: everySeating(game), ...effort })));
else if (what === 'roulette')
  console.log(JSON.stringify(measureEngine(roulette as unknown as Game<Kinds>, { seats: [6], ...effort })));
else if (what === 'weight') {
  const each = ours.map(one => ({ game: one, seats: everySeating(one) }));
  console.log(JSON.stringify(bytesPerTable(each, Number(amount))));
} else throw new Error(`there is nothing called "${what}" to measure`);
