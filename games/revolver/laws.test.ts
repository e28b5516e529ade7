/** The laws of the kernel, held over random games with every combination of options and both kinds of decks. */
import { expect, test } from 'vitest';
import { countAt } from '../../kernel/cards/table.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import { anyInput, laws } from '../../kernel/proving/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { amount } from '../../testing/amount.ts';
import { revolver } from './game.ts';
import { borderLeft, chipsLeft, dollarsLeft, gritLeft, redLeft } from './pieces.ts';
import { combinations, presets } from './report.ts';
import { at, type RevolverConfig, type RevolverTable, rowNamed } from './zones.ts';

const configs = combinations.flatMap(({ options: config }) => [config, { ...config, ...presets }]);

test('many a moment is held to all laws, with every combination of sets and modules, with base decks and presets', () => {
  expect(combinations).toHaveLength(17);
  const games = amount(1, { deep: 2 }) * configs.length;
  expect(laws(revolver, { games, seed: 'revolver', configs, closely: amount(6, { deep: 3 }), dreamEvery: 100 }).games).toBe(games);
});

/** What is wrong with the tokens of a table, or null. */
const fault = (t: RevolverTable): string | null => {
  const { tokens, border, dollars } = t.open;
  for (const [name, left] of Object.entries({ chips: chipsLeft(t), red: redLeft(t), grit: gritLeft(t), border: borderLeft(t) }))
    if (left < 0) return `${left} of ${name} are left`;
  if (t.config.set13 ? dollarsLeft(t) < 0 : dollars.some(n => n !== 0)) return `dollars: ${dollars.join(' ')}`;
  if (border < 0 || dollars.some(n => n < 0)) return 'less than nothing';
  if (tokens.filter(on => on.eagle).length > 1) return 'two Eagles';
  const places = tokens.map(on => `${on.row} ${on.card}`);
  if (new Set(places).size < places.length) return 'tokens of one card stand twice';
  for (const on of tokens) {
    if (on.card >= countAt(t, rowNamed(on.row)!)) return `tokens on a card that is not there: ${on.row} ${on.card}`;
    if (on.chips < 0 || on.red < 0 || on.grit < 0) return 'a card has less than nothing on it';
    if (on.under && on.card === 0) return `a card lies under nothing in ${on.row}`;
  }
  const busy = countAt(t, at.played) + countAt(t, at.aside(0)) + countAt(t, at.aside(1));
  return t.stack.at(-1)?.script === 'play' && busy > 0 ? 'a card was forgotten on its way' : null;
};
test('tokens are conserved, nothing is left on its way, and every random game ends', () => {
  const endings = new Set<string>();
  for (let game = 0; game < amount(1, { deep: 3 }) * configs.length; game++) {
    const dice = diceFrom(`tokens ${game}`);
    let t = revolver.setup(revolver.configure(configs[game % configs.length] as never, 2) as RevolverConfig, 2, `tokens ${game}`);
    for (let n = 0; revolver.outcome(t) === null; n++) {
      if (n > 5000) throw new Error(`game ${game} does not end`);
      const next = revolver.next(t, anyInput(revolver, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      t = next;
      const wrong = fault(t);
      if (wrong !== null) throw new Error(`game ${game}, input ${n}: ${wrong}`);
    }
    endings.add(revolver.outcome(t)!.endings[0]!);
  }
  expect([...endings].toSorted()).toEqual(['border', 'gang-dead', 'train']);
});
