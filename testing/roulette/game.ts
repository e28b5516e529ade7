/**
 * The cut-down roulette: a toy for the kernel's tests and for the benchmark against boardgame.io, where it is rewritten, move for
 * move. Six chambers, one bullet; the last one alive wins.
 */
import type { Game, Outcome } from '../../kernel/game.ts';
import { call, loop, script } from '../../kernel/machine/script.ts';
import { type Declaration, type KindsOf, makeGame } from '../../kernel/make.ts';
import { cards } from './cards.ts';
import { deal, dying, misfiring, pulling, turn } from './turn.ts';
import { die, misfire, pull, rob, take, thief, will } from './verbs.ts';
import { type Roulette, type RouletteTable, room } from './zones.ts';

const lastOneAlive = (t: RouletteTable): Outcome | null => {
  let alive = 0;
  for (const is of t.open.alive) if (is) alive++;
  if (alive > 1) return null;
  return { score: t.open.alive.map(Number), winners: [t.open.alive.indexOf(true)], endings: ['last one alive'] };
};

export const declaration: Declaration<Roulette> = {
  id: 'roulette',
  version: 1,
  fewest: 2,
  options: {},
  room,
  cards,
  verbs: [pull, thief, rob, take, will, die, misfire],
  standing: [],
  scripts: {
    game: script([call('deal'), call('play')]),
    position: script([call('play')]),
    deal,
    play: script([loop(() => true, call('turn', { by: t => t.open.turn }))]),
    turn,
    pull: pulling,
    thief: cards.thief.script,
    will: cards.will.script,
    die: dying,
    misfire: misfiring,
  },
  rest: 'deck',
  begin: (_config, seats) => ({
    open: { turn: 0, alive: Array.from({ length: seats }, () => true), fired: 0 },
    kept: Array.from({ length: seats }, () => null),
  }),
  outcome: lastOneAlive,
};
export const roulette: Game<KindsOf<Roulette>> = makeGame(declaration);
