/** The judge against results of games: its chances come true about as often as it says. */
import { expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { revolver } from '../game.ts';
import { MCREADY, type RevolverConfig } from '../zones.ts';
import { hunches } from './hunch.ts';
import { judged } from './judge.ts';

/** The winner is one sample a game: enough that the bounds are more than two standard errors away. */
const GAMES = 100;
/** No dream is judged earlier. */
const FIRST = 5;

test('McReady wins as often as the judge says at the beginnings of turns, and the judge beats a constant guess', () => {
  const sharpshooter = hunches.at(-1)!;
  const config = revolver.configure({}, 2) as RevolverConfig;
  let [turns, said, won, off] = [0, 0, 0, 0];
  for (let i = 0; i < GAMES; i++) {
    const chances: number[] = [];
    let turn = 0;
    const { table } = match({
      game: revolver,
      config,
      seed: `judge ${i}`,
      bots: [sharpshooter, sharpshooter],
      witness: (_, now) => {
        if (now.open.turn === turn || now.open.turn < FIRST || revolver.outcome(now) !== null) return;
        turn = now.open.turn;
        chances.push(judged(now));
      },
    });
    const outcome = table.open.winner === MCREADY ? 1 : 0;
    for (const chance of chances) {
      turns++;
      said += chance;
      won += outcome;
      off += (chance - outcome) ** 2;
    }
  }
  expect(Math.abs(said - won) / turns).toBeLessThan(0.1);
  // To say a half each time is off by 0.25.
  expect(off / turns).toBeLessThan(0.2);
});
