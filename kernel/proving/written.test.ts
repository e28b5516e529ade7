/** A table's written position and every move in words can be read back. */
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import type { Shape, Table } from '../cards/table.ts';
import { below, diceFrom } from '../chance/dice.ts';
import type { Json } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import { anyInput } from './laws.ts';
import { notationOf } from './notation.ts';
import { inWords, laidAgain, positionOf, shortened } from './written.ts';

const names = ['Ann', 'Bob', 'Cid'];
describe.each(Object.entries(games))('%s', (_id, game) => {
  const seats = Math.min(3, game.seats[1]);
  const config = game.configure(null, seats) as Json;
  let table = game.setup(config, seats, 'written');
  const dice = diceFrom('written');
  const moments = [table];
  for (let n = 0; n < 60; n++) {
    const next = game.next(table, anyInput(game, table, dice)!);
    if (isRefusal(next) || game.outcome(next) !== null) break;
    table = next;
    moments.push(table);
  }
  test('a table laid out from its written position is the same, from the shortened one too', () => {
    const laid = moments.filter(moment => laidAgain(game, moment, positionOf(game, moment), 'again') !== null);
    expect(laid.length).toBeGreaterThan(3);
    for (const moment of laid.slice(0, 3)) {
      const whole = positionOf(game, moment);
      const short = shortened(game, moment, whole, 'again');
      expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(whole).length);
      expect(laidAgain(game, moment, short, 'again')).not.toBeNull();
    }
  });
  test('a shuffle after laying out the shortened position gives the same order', () => {
    const byChance = game.lay(config, seats, 'again', { zones: {}, open: {} });
    // Where no card lies in a row, a position must still not be empty.
    const from = isRefusal(byChance) ? table : byChance;
    const whole = positionOf(game, from);
    const laid = [whole, shortened(game, from, whole, 'again')].map(position => laidAgain(game, from, position, 'again'));
    const [of, ofShort] = laid.map(table => (table as unknown as Table<Shape>).dice);
    expect(ofShort).toEqual(of);
  });
  test('a move in words reads back as that move', () => {
    const { move: read } = notationOf(game, names.slice(0, seats));
    for (const moment of moments)
      for (let seat = 0; seat < seats; seat++)
        for (const move of game.moves(moment, seat)) {
          if (below(dice, 10) > 0) continue;
          const words = inWords(game, names.slice(0, seats), move);
          expect(typeof words === 'string' ? read(words) : words).toEqual(move);
        }
  });
});
