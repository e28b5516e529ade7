/** `sixgun analyse`: what it prints, and what it refuses. */
import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { logText } from '../../kernel/log.ts';
import { logOf, older } from '../../testing/play/logs.ts';
import { fine, inOwnFolder, sixgun } from '../testing/sixgun.ts';

const { file } = inOwnFolder();
const log = logOf(games['steel-bullets'], 2, 'told');
beforeAll(() => {
  writeFileSync(file('game.log'), logText({ ...log, header: { ...log.header, names: ['Jesse', 'Billy'] } }));
  writeFileSync(file('old.log'), logText(older(games['steel-bullets'], log)));
});

test('it states its confidence and its effort', async () => {
  const out = fine(await sixgun('analyse', 'game.log', '--playouts', '64', '--threads', '1'));
  expect(out).toMatch(
    new RegExp(`^inputs: ${log.lines.length}, decisions weighed: \\d+, playouts a decision: 64, in [\\d.]+ s on 1 thread$`, 'm'),
  );
  expect(out).toMatch(/^Jesse {2}[▁▂▃▄▅▆▇█]+$/m);
  // Random players make mistakes that any search finds.
  expect(out).toMatch(/^ +\d+ {2}(slip|blunder) +(Jesse|Billy): .+, \d+ ± \d+ points less than .+ \(\d+ dreams\)$/m);
  expect(out).toMatch(/^Billy {2}lost by own moves -?\d+ ± \d+: \d+ best, \d+ good, \d+ unsure, \d+ slip, \d+ blunder$/m);
  expect(out).toMatch(/^turning point: input \d+$/m);
});
test('its JSON is the same each time, whatever the number of threads', async () => {
  const analysed = async (threads: string): Promise<string> =>
    fine(await sixgun('analyse', 'game.log', '--json', '--playouts', '8', '--threads', threads));
  const once = await analysed('1');
  expect(await analysed('2')).toBe(once);
  const { steps, ...rest } = JSON.parse(once) as { readonly steps: readonly object[] };
  expect(rest).toMatchObject({ game: 'steel-bullets', names: ['Jesse', 'Billy'], playouts: 8 });
  expect(steps).toHaveLength(log.lines.length + 1);
});
test('a log that cannot be analysed is refused with the reason', async () => {
  expect(await sixgun('analyse', 'old.log')).toMatchObject({ code: 1, err: expect.stringContaining('this program plays version') });
  expect(await sixgun('analyse')).toMatchObject({ code: 2, err: expect.stringContaining('which log?') });
  const many = await sixgun('analyse', 'game.log', '--playouts', 'many');
  expect(many).toMatchObject({ code: 2, err: expect.stringContaining('--playouts must be a whole number from 1 to') });
});
