/** A player's time begins when nothing covers their question: after the scene, which lasts equally long for all. */
import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { SCENE } from '../../wire/protocol.ts';
import { GameInPlay } from './in-play.ts';
import { beginsAfter, clockAfter, deadlines, fullClock } from './time.ts';

const control = { kind: 'timed', decision: 15, bank: 0 } as const;
const BEFORE = 1000;

test('time that starts with a scene starts after it; clocks already running continue', () => {
  const asked = clockAfter(fullClock(control, 2), control, null, [0], 0);
  expect(deadlines(asked, control)).toEqual([15_000, null]);
  const shown = clockAfter(asked, control, null, [0, 1], BEFORE, SCENE);
  expect(deadlines(shown, control)).toEqual([15_000, BEFORE + SCENE + 15_000]);
  // Until then the clocks of those watching it stand still.
  expect(beginsAfter(shown, BEFORE)).toBe(BEFORE + SCENE);
  expect(beginsAfter(shown, BEFORE + SCENE)).toBe(null);
  // An answer during the scene costs nothing.
  expect(clockAfter(shown, control, 1, [0], BEFORE + 10).bank).toEqual([0, 0]);
});

test('in Revolver a hit, and only a hit, delays the time of the next question', () => {
  const players = ['ann', 'ben'].map(id => ({ kind: 'guest' as const, id, name: id }));
  const found = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = games.revolver;
    const config = game.configure(null, 2);
    if (isRefusal(config)) throw new Error(config.why);
    const inPlay = new GameInPlay(game, { config, players, seed, at: 0 } as never, control);
    for (let n = 0; n < 60 && !inPlay.over; n++) {
      const seat = [0, 1].find(each => inPlay.deadlines()[each] !== null)!;
      const [first, ...more] = game.moves(inPlay.table, seat);
      const move = [first!, ...more].find(each => each.do === 'end') ?? first!;
      const taken = { in: { seat, move, at: n } } as const;
      const out = inPlay.try(taken);
      if (isRefusal(out)) throw new Error(out.why);
      const hit = out.told('rail').some(({ tell, success }) => tell === 'attack' && success === true);
      inPlay.take(taken, out);
      if (inPlay.over) break;
      const due = inPlay.deadlines().find(at => at !== null)!;
      expect(due).toBe(n + control.decision * 1000 + (hit ? SCENE : 0));
      found.add(hit ? 'hit' : 'other');
    }
  }
  expect(found.has('other')).toBe(true);
});
