/** Tables laid out by hand, most of them impossible: each is refused with a reason or plays on under every law, and none throws. */
import { expect, inject, test } from 'vitest';
import { boxes, type GameId } from '../../games/index.ts';
import { type PositionMoment, positionsOf } from '../../testing/positions.ts';
import type { Game, Kinds } from '../game.ts';
import { isRefusal } from '../refusal.ts';
import { lawsFrom } from './laws.ts';

const POSITIONS = 100_000;
/** Inputs that are played on from a lawful one. */
const ON = 2;
/** What it takes of the time for random play. */
const SHARE = 0.3;
const all = { set11: true, set12: true, set13: true, moduleA: true, moduleB: true, moduleC: true, moduleD: true };
const configs: { readonly [G in GameId]?: readonly object[] } = {
  'wright-gang': [{}, { race: 'draw', rounds: 2 }, { duelCards: 'hand', tie: 'extra-round', rounds: 1 }],
  'caliber-45': [{ goal: 400 }, { goal: 400, handicap: true, freshCowboys: 'vote' }],
  'steel-bullets': [{}, { outHand: 'out' }],
  revolver: [{}, { set11: true }, all, { ...all, coltyDeck: 'preset', mcreadyDeck: 'preset' }],
};
/** Where play stands at the beginning of what a position begins with, that position is lawful; unless said otherwise, everywhere. */
const begins: { readonly [G in GameId]?: (moment: PositionMoment) => boolean } = {
  'wright-gang': ({ question }) => question === 'turn',
  'caliber-45': ({ question }) => ['arming', 'meet', 'shoot-out', 'defend'].includes(question),
  'steel-bullets': ({ question, position: { open } }) =>
    question === 'turn' && open?.['phase'] === 'blue' && open['lawyers'] === 0 && open['protected'] === false,
  revolver: ({ question }) => question === 'play',
};

const refusedFor = (game: Game<Kinds>, { seats, config, position }: PositionMoment, seed: string): string | null => {
  const laid = game.lay(config, seats, seed, position);
  if (!isRefusal(laid)) {
    lawsFrom(game, laid, ON, seed);
    return null;
  }
  expect(laid.rule).toBe('table:position');
  return laid.about ?? expect.fail('refused without a reason');
};

test.each(Object.keys(boxes) as GameId[])('%s: positions are refused with a reason, or play on', id => {
  const { game } = boxes[id];
  const { number, of, seconds } = inject('shard');
  const until = performance.now() + 1000 * SHARE * (seconds ?? Number.POSITIVE_INFINITY);
  const part = Math.ceil(POSITIONS / of);
  let [tried, refused, real] = [0, 0, 0];
  for (const moment of positionsOf(game, configs[id] ?? [{}], `positions ${number}`)) {
    if (tried >= part || performance.now() > until) break;
    const where = `${id}, shard ${number}, position ${tried}: ${JSON.stringify(moment)}`;
    try {
      const why = refusedFor(game, moment, `position ${tried}`);
      if (why !== null) refused++;
      if (moment.faults === 0 && (begins[id]?.(moment) ?? true)) {
        real++;
        expect(why, 'a table of real play is refused: see lawful.ts, or "begins" in this test').toBeNull();
      }
    } catch (e) {
      throw new Error(`${where}\n${(e as Error).message}`);
    }
    tried++;
  }
  console.log(`positions: ${id}, shard ${number} of ${of}: ${tried} laid out, ${refused} refused, ${real} as in a real game`);
  expect(Math.min(refused, real)).toBeGreaterThan(0);
});
