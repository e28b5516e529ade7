/**
 * `npm run bench -- analysis`: how many blunders planted in games of good players an analysis finds; and whether luck
 * evens out over games of unequal players, where the stronger one wins by skill.
 */
import { accountOf, analyse, usualPlayouts } from '../../bots/analysis.ts';
import { type LookBack, lookBack } from '../../bots/looking-back.ts';
import { match } from '../../bots/match.ts';
import type { Mind } from '../../bots/mind.ts';
import { thoughtOf } from '../../bots/thought.ts';
import { certainty, inSameDreams, markedMove } from '../../bots/weighing.ts';
import { boxes } from '../../games/index.ts';
import { type Bot, levelsOf } from '../../kernel/bot.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isFault, LOG_FORMAT, type LogLine, logLine } from '../../kernel/log.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { type Bench, WrongFlag, wholeNumber } from '../bench.ts';
import { table as tabled } from '../figures.ts';

const SEATS = 2;
/** Two players, with races decided by lot. */
const settings = { 'wright-gang': { race: 'draw' }, 'caliber-45': null, 'steel-bullets': null, revolver: null } as const;
type Id = keyof typeof settings;
const ids = Object.keys(settings) as readonly Id[];

/** A game among these bots, as an analysis reads it. */
const gameAmong = (game: Game<Kinds>, mind: Mind<Kinds>, bots: readonly Bot<Kinds>[], id: Id, seed: string): LookBack<Kinds> => {
  const config = game.configure(settings[id], SEATS) as Kinds['Config'];
  const lines: LogLine[] = [];
  const { table } = match({
    game,
    config,
    seed,
    bots,
    witness: (input, now) => {
      lines.push(logLine(lines.length + 1, input, now));
    },
  });
  const header = { sixgun: LOG_FORMAT as typeof LOG_FORMAT, game: game.id, rules: game.version, seats: SEATS, config, seed };
  const back = lookBack(mind, { header, lines, end: { end: lines.length, outcome: game.outcome(table) } });
  if (isFault(back)) throw new Error(back.fault);
  return back;
};

/** A move that costs this much, beyond its interval, is a blunder to plant; proven by this many playouts. */
const COSTS = 0.2;
const PROOF = 480;
/** The number of moves tried as a blunder at one decision. */
const TRIES = 4;
const QUICK = 1 / 4;

interface Planted {
  readonly table: Kinds['Table'];
  readonly seat: Seat;
  readonly move: Move;
  readonly playouts: number;
}
/** A blunder at this decision, if one of a few moves is one compared with the hunch's move. */
const plantedAt = (mind: Mind<Kinds>, table: Kinds['Table'], seat: Seat, seed: string): Move | null => {
  const dice = diceFrom(seed);
  const t = thoughtOf(mind.game, table, seat, dice);
  const own = mind.hunch.choose(t);
  if (own === null) return null;
  const others = [...t.moves()].slice(0, 1000);
  for (let n = 0; n < Math.min(TRIES, others.length); n++) {
    const move = others[below(dice, others.length)]!;
    const [played, better] = inSameDreams(t, mind, [move, own], PROOF);
    const { by, error } = better!.over(played!);
    if (by >= COSTS && by > certainty(PROOF / 2) * error) return move;
  }
  return null;
};
/** At most one blunder per game, at a random decision. */
const plant = (id: Id, most: number): readonly Planted[] => {
  const { game, mind, references } = boxes[id];
  const reference = references!.at(-1)!;
  const planted: Planted[] = [];
  for (let n = 0; planted.length < most && n < 10 * most; n++) {
    const back = gameAmong(game, mind!, [reference, reference], id, `planted ${n}`);
    const asked = back.steps.filter(({ question }) => question !== null);
    const { before, input } = asked[below(diceFrom(`decision ${n}`), asked.length)]!;
    if (!('seat' in input)) continue;
    const move = plantedAt(mind!, before, input.seat, `blunder ${n}`);
    if (move !== null) planted.push({ table: before, seat: input.seat, move, playouts: usualPlayouts(mind!, back) });
  }
  return planted;
};
const foundOf = (id: Id, planted: readonly Planted[], part: number): number =>
  planted.filter(({ table, seat, move, playouts }, n) => {
    const t = thoughtOf(boxes[id].game, table, seat, diceFrom(`found ${n}`));
    const mark = markedMove(t, boxes[id].mind!, Math.max(16, Math.floor(part * playouts)), move)?.mark;
    return mark === 'blunder' || mark === 'slip';
  }).length;

/** What luck and skill gave the stronger of two, in points per game, with the 95 % interval of the mean. */
const meanOf = (list: readonly number[]) => {
  const mean = list.reduce((sum, x) => sum + x, 0) / list.length;
  const variance = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean: 100 * mean, within: 196 * Math.sqrt(variance / list.length) };
};
const luckOf = (id: Id, games: number) => {
  const { game, mind, references } = boxes[id];
  const [weak, strong] = [levelsOf(references!)[0]!, references!.at(-1)!];
  const [luck, play]: [number[], number[]] = [[], []];
  for (let n = 0; n < games; n++) {
    const own = n % SEATS;
    const back = gameAmong(game, mind!, own === 0 ? [strong, weak] : [weak, strong], id, `unequal ${n}`);
    // Only the curve: decisions are not analysed here.
    const steps = back.steps.map(step => ({ ...step, question: null }));
    const account = accountOf([...analyse(mind!, { ...back, steps }, usualPlayouts(mind!, back, 1 / 2))], own);
    const { move, ...chance } = account.moved;
    luck.push(Object.values(chance).reduce((sum, { by }) => sum + by, 0));
    play.push(move.by);
  }
  return { luck: meanOf(luck), play: meanOf(play) };
};

const points = ({ mean, within }: { readonly mean: number; readonly within: number }): string =>
  `${mean >= 0 ? '+' : ''}${mean.toFixed(1)} ± ${within.toFixed(1)}`;

export const analysis: Bench = {
  says: 'How many planted blunders an analysis finds, and whether luck evens out between unequal players.',
  flags: {
    game: `one of ${ids.join(', ')} (all)`,
    planted: 'blunders for each game (20)',
    games: 'games of unequal players for each game (20)',
  },
  async run(flags) {
    const most = wholeNumber(flags['planted'], 20, 'planted');
    const games = wholeNumber(flags['games'], 20, 'games');
    const only = flags['game'];
    const chosen = ids.filter(id => only === undefined || id === only);
    if (chosen.length === 0) throw new WrongFlag(`--game must be one of ${ids.join(', ')}, not "${only}".`);
    const found = chosen.map(id => {
      const planted = plant(id, most);
      const [thorough, quick] = [foundOf(id, planted, 1), foundOf(id, planted, QUICK)];
      return { id, planted: planted.length, thorough, quick, games, ...luckOf(id, games) };
    });
    const rows = found.map(f => [f.id, `${f.planted}`, `${f.thorough}`, `${f.quick}`, points(f.luck), points(f.play)]);
    console.log(tabled([['', 'planted', 'found', 'found quickly', 'luck of the stronger', 'play of the stronger'], ...rows]));
    return { analysis: found };
  },
};
