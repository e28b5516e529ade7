/** The characters of Revolver: each shows its leaning far more or less often than its level. */
import { describe, expect, test } from 'vitest';
import { match } from '../../../bots/match.ts';
import { fondOf } from '../../../bots/testing/fond.ts';
import { thoughtOf } from '../../../bots/thought.ts';
import { facesAt } from '../../../kernel/cards/table.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { prints, type RevolverFace } from '../faces.ts';
import { revolver } from '../game.ts';
import { at, COLTY, MCREADY, type RevolverConfig, type RevolverTable } from '../zones.ts';
import { bots } from './bots.ts';

const GAMES = 4;
const named = (name: string) => bots.find(bot => bot.name === name)!;

/** Cards in this side's hand when it ends a phase, as a rule, against a gunhand. */
const keptBy = (name: string, side: number): number => {
  const bot = named(name);
  const kept: number[] = [];
  const watched: typeof bot = {
    ...bot,
    choose: t => {
      const move = bot.choose(t);
      if (move?.do === 'end') kept.push(t.view.zones.hand[side]!.length);
      return move;
    },
  };
  const config = revolver.configure({}, 2) as RevolverConfig;
  for (let i = 0; i < GAMES; i++)
    match({
      game: revolver,
      config,
      seed: `habits ${i}`,
      bots: side === COLTY ? [watched, named('gunhand')] : [named('gunhand'), watched],
    });
  expect(kept.length).toBeGreaterThan(30);
  return kept.reduce((sum, each) => sum + each, 0) / kept.length;
};
describe.each([
  ['Colty', COLTY],
  ['McReady', MCREADY],
])('as %s', (_side, side) => {
  const plain = keptBy('sharpshooter', side);
  test('Ike keeps fewer cards than others, and Abner more', () => {
    expect(keptBy('ike', side)).toBeLessThan(0.8 * plain);
    expect(keptBy('abner', side)).toBeGreaterThan(1.25 * plain);
  });
});

/** A duel in which Colty holds a Lock card. */
const duelled = (): RevolverTable => {
  const config = revolver.configure({ set11: true, set12: true, set13: true, moduleA: true }, 2) as RevolverConfig;
  let found: RevolverTable | null = null;
  for (let i = 0; found === null; i++)
    match({
      game: revolver,
      config,
      seed: `duel ${i}`,
      bots: [named('gunhand'), named('gunhand')],
      witness: (_input, t) => {
        if (t.ask === null || revolver.ask(t)?.question !== 'lay') return;
        if (facesAt(t, at.hand(COLTY)).some(face => prints(face, 'lock'))) found = t;
      },
    });
  return found;
};
test('Delilah bluffs in a duel though she need not, at least twice as often as others', () => {
  const table = duelled();
  const bluffs = (name: string): number =>
    Array.from({ length: 200 }, (_, i) => named(name).choose(thoughtOf(revolver, table, COLTY, diceFrom(`${i}`)))!).filter(
      move => !prints((move as unknown as { readonly card: RevolverFace }).card, 'lock'),
    ).length;
  expect(bluffs('sharpshooter')).toBeGreaterThan(20);
  expect(bluffs('delilah')).toBeGreaterThan(2 * bluffs('sharpshooter'));
});

test('Lucius uses abilities that the legend leaves alone', () => {
  const at = { game: revolver, config: revolver.configure({}, 2) as RevolverConfig, seats: 2, bots, verbs: ['use'] };
  const [lucius, legend] = fondOf(['lucius', 'legend'], at);
  expect(lucius!).toBeGreaterThan(legend! + 0.2);
});
