/** What `--describe` says of tellings and lapses is what happens in random games. */
import { expect, test } from 'vitest';
import { diceFrom } from '../kernel/chance/dice.ts';
import type { Json } from '../kernel/json.ts';
import { anyInput } from '../kernel/proving/laws.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { boxes, type GameId } from './index.ts';

const common = ['moved', 'shuffled', 'looked', 'revealed', 'gathered', 'cue', 'hand', 'verdict'];
const GAMES = 12;

test.each(Object.keys(boxes) as GameId[])('%s', id => {
  const { game, described } = boxes[id];
  const [fewest, most] = game.seats;
  const lapses = new Set<string>();
  const tellings = new Set<string>();
  for (let g = 0; g < GAMES; g++) {
    const seats = fewest + (g % (most - fewest + 1));
    const dice = diceFrom(`described ${g}`);
    const config = game.configure(null, seats) as Json;
    let table = game.setup(config, seats, `described ${g}`);
    for (let n = 0; n < 300 && game.outcome(table) === null; n++) {
      const ask = game.ask(table);
      for (const seat of ask?.waiting ?? []) {
        const lapse = game.lapse(table, seat)?.do ?? 'nothing';
        // Whether a seat has answered in a window is secret: the view still waits for it.
        if (ask!.kind !== 'window' || lapse !== 'nothing') lapses.add(`${ask!.question} ${lapse}`);
      }
      const out = game.play(table, anyInput(game, table, dice)!);
      if (isRefusal(out)) throw new Error(out.why);
      for (const { tell, ...parts } of out.told('rail'))
        if (!common.includes(tell)) tellings.add(`${tell} ${Object.keys(parts).join(' ')}`.trimEnd());
      table = out.table;
    }
  }
  for (const seen of lapses) {
    const [question, lapse] = seen.split(' ') as [string, string];
    expect(described.lapses[question], question).toContain(lapse);
  }
  for (const seen of tellings) {
    const [tell, ...parts] = seen.split(' ') as [string, ...string[]];
    expect(parts, tell).toEqual(described.tellings[tell]);
  }
});
test.each(Object.keys(boxes) as GameId[])('%s: every question has its lapse, and no other has', id => {
  const { game, described } = boxes[id];
  expect(Object.keys(described.lapses).toSorted()).toEqual(Object.keys(game.questions).toSorted());
});
