/** A file as a puzzle: accepted ones, reasons for refusal, and a playable solution. */
import { describe, expect, test } from 'vitest';
import { same } from '../../bots/candidates.ts';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import type { AskedSeat } from '../../bots/puzzles/lead.ts';
import { chancesOf, groundFor } from '../../bots/puzzles/told.ts';
import { thoughtOf } from '../../bots/thought.ts';
import { boxes } from '../../games/index.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import type { Move } from '../../kernel/seat.ts';
import { BadFile, momentOf, type Riddle, riddleIn } from './riddle.ts';

const lists = import.meta.glob<{ readonly default: readonly Puzzle[] }>('../../games/*/puzzles.json', { eager: true });
const firsts = Object.values(lists).map(({ default: [first] }) => first!);
const gameOf = ({ opening }: Riddle): Game<Kinds> => boxes[opening.game as keyof typeof boxes].game as unknown as Game<Kinds>;
const faultOf = (text: string): string => {
  try {
    riddleIn(text);
  } catch (why) {
    if (why instanceof BadFile) return why.fault;
  }
  return 'none';
};

test.each([
  ['not json', 'json'],
  ['', 'json'],
  ['null', 'parts'],
  ['[]', 'parts'],
  ['{"game": "caliber-45"}', 'parts'],
  ['{"game": "chess", "seats": ["A", "B"], "script": [{"A": "draw"}]}', 'game'],
  ['{"game": "caliber-45", "seats": ["A", "B"], "script": [{"tick": 1}]}', 'nobody'],
  ['{"game": "caliber-45", "seats": ["toString", "B"], "script": [{"tick": 1}]}', 'nobody'],
])('%s is no puzzle: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

describe.each(firsts)('$game', ({ puzzle, title: _, ...scenario }) => {
  test('a scenario is one, and its solution can be played', () => {
    const riddle = riddleIn(JSON.stringify(scenario));
    expect(riddle.best).toEqual(puzzle.best.move);
    expect(momentOf(gameOf(riddle), riddle)).not.toBeNull();
  });
  test('one with an illegal last move cannot be laid out', () => {
    const script = [...scenario.script.slice(0, -1), { [puzzle.player]: 'fly' }];
    const riddle = riddleIn(JSON.stringify({ ...scenario, script }));
    expect(momentOf(gameOf(riddle), riddle)).toBeNull();
  });
});

/** The moment of a puzzle, and its best move. */
const asked = ({
  game: id,
  seats,
  title: _t,
  puzzle: _p,
  ...rest
}: Puzzle): { readonly moment: AskedSeat; readonly best: Move } => {
  const { game, mind } = boxes[id as keyof typeof boxes];
  const riddle = riddleIn(JSON.stringify({ game: id, seats, ...rest }));
  const best = typeof riddle.best === 'string' ? notationOf(game, seats).move(riddle.best) : riddle.best;
  const moment = { mind, table: momentOf(gameOf(riddle), riddle), seat: riddle.seat } as unknown as AskedSeat;
  return { moment, best: best as unknown as Move };
};
const every = Object.values(lists).map(({ default: list }) => ({ of: list[0]!.game, list }));
test.each(every)('$of: the reason for a best move never speaks against it, and most have one', ({ of, list }) => {
  const { mind } = boxes[of as keyof typeof boxes];
  const grounds = list.map(puzzle => {
    const { moment, best } = asked(puzzle);
    return groundFor(moment, best);
  });
  expect(grounds.filter(ground => ground !== null && mind?.against?.includes(ground.because))).toEqual([]);
  expect(grounds.filter(ground => ground !== null).length).toBeGreaterThan(list.length / 2);
});
test.each(every)('$of: most wrong moves have a fact, and each has a chance', ({ list }) => {
  const wrong = list
    .filter((_, i) => i % 9 === 0)
    .flatMap(puzzle => {
      const { moment, best } = asked(puzzle);
      const { mind, table, seat } = moment;
      return [...mind.game.moves(table, seat)].filter(move => !same(move, best)).map(move => ({ moment, move }));
    });
  const told = wrong.filter(({ moment: { mind, table, seat }, move }) => {
    const reason = mind.why!(thoughtOf(mind.game, table, seat, diceFrom('ground')), move);
    return reason !== null;
  });
  expect(told.length).toBeGreaterThan(wrong.length / 2);
  const [{ moment, move }] = wrong as [(typeof wrong)[number]];
  const chances = [...chancesOf(moment, move)];
  expect(chances.length).toBeGreaterThan(20);
  expect(chances.at(-1)).toBeLessThan(list[0]!.puzzle.best.chance);
});
