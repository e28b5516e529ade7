/**
 * `npm run bench -- bots`: dreams played out per second, before the searcher and now; how long the strongest bot thinks;
 * and a short arena of it against the reference, the strongest bot that plays by hunch.
 */
import { bout, sidesOf } from '../../bots/arena.ts';
import { match } from '../../bots/match.ts';
import { playout } from '../../bots/playout.ts';
import { intervalOf } from '../../bots/weighing.ts';
import { boxes } from '../../games/index.ts';
import { levelsOf } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { type Bench, wholeNumber } from '../bench.ts';
import { median, rounded, shown, table as tabled } from '../figures.ts';
import { playoutBefore } from './before.ts';

/** The games with a thinking bot. */
type Thinking = 'wright-gang' | 'caliber-45' | 'steel-bullets' | 'revolver';
/** The setup of each game: two sides, with races decided by lot. */
const settings: { readonly [G in Thinking]: { readonly seats: number; readonly options: object | null } } = {
  'wright-gang': { seats: 2, options: { race: 'draw' } },
  'caliber-45': { seats: 4, options: null },
  'steel-bullets': { seats: 2, options: null },
  revolver: { seats: 2, options: null },
};

interface Moment {
  readonly table: Kinds['Table'];
  readonly seat: Seat;
  readonly moves: readonly Move[];
}
const momentsOf = (id: Thinking): readonly Moment[] => {
  const { game, references } = boxes[id];
  const { seats, options } = settings[id];
  const moments: Moment[] = [];
  match({
    game,
    config: game.configure(options as never, seats) as Kinds['Config'],
    seed: 'moments',
    bots: Array.from({ length: seats }, () => references!.at(-1)!),
    witness: (_input, table) => {
      const ask = game.outcome(table) === null ? game.ask(table) : null;
      if (ask === null || ask.kind === 'race') return;
      const seat = ask.waiting[0]!;
      moments.push({ table, seat, moves: [...game.moves(table, seat)].slice(0, 50) });
    },
  });
  return moments;
};
/** Playouts per second, from one position after another. */
const rateOf = (id: Thinking, moments: readonly Moment[], millis: number, isBefore: boolean): number => {
  const { game, references, mind } = boxes[id];
  const reference = references!.at(-1)!;
  const dice = diceFrom('bench');
  const roll = (n: number): number => below(dice, n);
  const began = performance.now();
  let n = 0;
  for (; performance.now() - began < millis; n++) {
    const { table, seat, moves } = moments[n % moments.length]!;
    const dream = game.imagine(table, seat, `dream ${n}`);
    const move = moves[n % moves.length]!;
    if (isBefore) playoutBefore(game, reference, dream, { seat, move, at: dream.clock }, roll);
    else playout(mind!, dream, { seat, move }, roll);
  }
  return (1000 * n) / (performance.now() - began);
};

const TURNS = 4;
const measured = (id: Thinking, seconds: number, games: number) => {
  const { game, bots, references } = boxes[id];
  const { seats, options } = settings[id];
  const moments = momentsOf(id);
  const [before, now]: [number[], number[]] = [[], []];
  // Alternating, so that neither gets the quieter machine; the first turn only warms up.
  for (let turn = 0; turn <= TURNS; turn++) {
    const rates = [rateOf(id, moments, (500 * seconds) / TURNS, true), rateOf(id, moments, (500 * seconds) / TURNS, false)];
    if (turn === 0) continue;
    before.push(rates[0]!);
    now.push(rates[1]!);
  }
  const contest = { game, config: game.configure(options as never, seats) as Kinds['Config'], seats, seed: 'bench' };
  const sides = sidesOf(contest);
  const bouts = Array.from({ length: Math.ceil(games / sides) * sides }, (_, n) =>
    bout(contest, [levelsOf(bots).at(-1)!, references!.at(-1)!], n, () => performance.now()),
  );
  const won = bouts.reduce((sum, each) => sum + each.won, 0);
  const millis = bouts.flatMap(each => each.millis);
  return {
    playoutsPerSecond: rounded(median(now)),
    timesBefore: rounded(median(now) / median(before)),
    msMedian: rounded(median(millis)),
    msMax: rounded(Math.max(...millis)),
    shareVsReference: rounded(won / bouts.length),
    interval: Object.values(intervalOf(won, bouts.length)).map(rounded),
    fair: 1 / sides,
    games: bouts.length,
  };
};

export const bots: Bench = {
  says: 'Bots that think: dreams a second, as before and now, milliseconds a decision, and a short arena against the reference.',
  flags: {
    games: 'games of the arena for each game (10)',
    seconds: 'seconds of playouts for each game (8)',
  },
  async run(flags) {
    const games = wholeNumber(flags['games'], 10, 'games');
    const seconds = wholeNumber(flags['seconds'], 8, 'seconds');
    const found = Object.fromEntries((Object.keys(settings) as Thinking[]).map(id => [id, measured(id, seconds, games)]));
    const rows = Object.entries(found).map(([id, f]) => [
      id,
      shown(f.playoutsPerSecond),
      `${shown(f.timesBefore)}×`,
      `${shown(f.msMedian)} ms`,
      `${shown(f.msMax)} ms`,
      `${shown(100 * f.shareVsReference)} % (${f.interval.map(each => shown(100 * each)).join('–')})`,
      `${shown(100 * f.fair)} %`,
    ]);
    console.log(tabled([['', 'playouts/s', 'before', 'a decision', 'at most', 'won against the reference', 'fair'], ...rows]));
    return { bots: found };
  },
};
