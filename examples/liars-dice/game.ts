/** Liar's dice: all players roll in secret, bids climb, and one of them is doubted. The tutorial builds it file by file: `docs/tutorial.md`. */

import type { Dealer } from '../../kernel/cards/dealer.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import type { MoveBy } from '../../kernel/machine/language.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import type { Seat } from '../../kernel/seat.ts';
import { lawful } from './lawful.ts';
import { bid, doubt } from './verbs.ts';
import {
  act,
  after,
  answer,
  ask,
  type Bid,
  call,
  FACES,
  isIn,
  type Liars,
  loop,
  options,
  playersIn,
  room,
  script,
  type T,
} from './zones.ts';

const rolled = (n: number, roll: (n: number) => number): number[] =>
  Array.from({ length: n }, () => 1 + roll(FACES)).sort((a, b) => a - b);
/** LD-6: how many dice under all the cups show this face. */
const shown = (t: T, face: number): number => t.kept.flat().filter(die => die === face).length;

/** LD-2: all roll at once, and each sees only their own dice. */
const rolling = act(d => {
  for (const seat of playersIn(d.table))
    d.keep(
      seat,
      rolled(d.table.open.dice[seat]!, n => d.below(n)),
    );
  d.say('rolled', { first: d.table.open.active });
});
const raise = (d: Dealer<Liars>, by: Seat, count: number, face: number): void => {
  d.say('bid', { seat: by, count, face });
  d.open({ bid: { count, face, by }, active: after(d.table, by) });
};
/** LD-6, LD-7: all cups are lifted, and the player who was wrong loses a die and begins the next round. */
const liftCups = (d: Dealer<Liars>, doubter: Seat, { count, face, by }: Bid): void => {
  const there = shown(d.table, face);
  const loser = there >= count ? doubter : by;
  d.say('doubted', { seat: doubter, by, count, face, there, cups: [...d.table.kept], loser });
  for (const seat of d.table.kept.keys()) d.keep(seat, []);
  d.open({ dice: d.table.open.dice.map((n, seat) => (seat === loser ? n - 1 : n)), bid: null });
  if (!isIn(d.table, loser)) d.say('out', { seat: loser });
  if (playersIn(d.table).length > 1) d.open({ active: isIn(d.table, loser) ? loser : after(d.table, loser) });
};

/** LD-3: bids go round until a player doubts. */
const bidding = script([
  act(d => d.note('over', false)),
  loop(
    (_t, f) => !f.vars.over,
    ask({
      question: 'bid',
      who: t => [t.open.active],
      verbs: [bid, doubt],
      into: 'answer',
      // LD-9: a player who does not answer doubts, or opens as low as possible.
      lapse: t => (t.open.bid === null ? { do: 'bid', count: 1, face: 1 } : { do: 'doubt' }),
    }),
    act((d, f) => {
      const { active, bid: standing } = d.table.open;
      const raised = answer(f, 'answer', active, bid);
      if (raised !== null) raise(d, active, raised.count, raised.face);
      else {
        d.note('over', true);
        liftCups(d, active, standing!);
      }
    }),
  ),
]);
const rounds = loop(() => true, rolling, call('bidding'));

/** LD-8: the last player with a die wins. */
const outcome = (t: T): Outcome | null => {
  const left = playersIn(t);
  return left.length > 1 ? null : { score: t.open.dice, winners: left, endings: ['last-dice'] };
};

/** Every move of this game. */
export type LiarsMove = MoveBy<typeof bid | typeof doubt>;

export const liarsDice: Game<KindsOf<Liars>> = makeGame<Liars>({
  id: 'liars-dice',
  version: 1,
  fewest: 2,
  options,
  room,
  cards: {},
  verbs: [bid, doubt],
  standing: [],
  scripts: { game: script([rounds]), position: script([call('bidding'), rounds]), bidding },
  rest: 'box',
  begin: ({ dice }, seats) => ({
    open: { dice: Array.from({ length: seats }, () => dice), active: 0, bid: null },
    kept: Array.from({ length: seats }, () => []),
  }),
  lawful,
  outcome,
  dreamKept: (t, seat, roll) => rolled(t.kept[seat]!.length, roll),
});
