/** A fifth game is one folder and one line: everything that reads the registry finds it, and it is played to its end on its page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playToTheEnd, robot } from '../client/testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../client/testing/visit.ts';
import type { defaults } from '../server/config.ts';
import type { startServer } from '../server/server.ts';
import { amount } from '../testing/amount.ts';
import { launchBrowser } from '../testing/browser.ts';
import { testsOf } from '../testing/kinds.ts';
import { type FifthHouse, fifthHouse, type RanThere } from '../testing/project/fifth-house.ts';
import { readGames } from '../testing/project/reads-games.ts';
import { games } from './index.ts';

const GAME = 'liars-dice';
let house: FifthHouse;
let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
/** What was compiled there. */
const made = <Module>(path: string): Promise<Module> =>
  import(pathToFileURL(join(house.root, 'dist', path)).href) as Promise<Module>;
const sixgun = (...args: readonly string[]): RanThere => house.run('dist/cli/main.js', ...args);

beforeAll(async () => {
  house = fifthHouse();
  expect(house.run('node_modules/typescript/bin/tsc', '-b', '--checkers', '1')).toEqual({ code: 0, said: '' });
  expect(house.run('node_modules/vite/bin/vite.js', 'build', '--mode', 'quick', '--logLevel', 'warn')).toMatchObject({ code: 0 });
  const settings = await made<{ readonly defaults: typeof defaults }>('server/config.js');
  const serving = await made<{ readonly startServer: typeof startServer }>('server/server.js');
  const here = { HOST: '127.0.0.1', PORT: 0, DATA_DIR: join(house.root, 'data'), LOG: 'error' } as const;
  server = await serving.startServer({ ...settings.defaults, ...here });
  browser = await launchBrowser();
});
afterAll(async () => {
  await server?.close();
  house?.clear();
});

test('the command line describes it, plays it, and tells its rules', () => {
  expect(sixgun('scenario', '--describe', GAME).said).toContain('bid <count: number> <face: number>');
  expect(sixgun('rules', GAME, '--lang', 'uk').said).toContain('LD-8');
  expect(sixgun('simulate', GAME, '--games', '20')).toMatchObject({ code: 0 });
});
test('a scenario lays its dice under the cups', () => {
  const story = {
    title: 'LD-6: a doubted bid is counted under all the cups',
    game: GAME,
    seats: ['Ann', 'Bob'],
    position: { kept: { Ann: [2, 2, 5], Bob: [2, 6] }, facts: { dice: { Ann: 3, Bob: 2 } } },
    script: [
      { Ann: 'bid 3 2', expect: { kept: { Ann: [2, 2, 5] } } },
      { Bob: 'doubt', expect: { facts: { dice: [3, 1] }, asked: ['Bob'] } },
    ],
  };
  writeFileSync(join(house.root, 'doubted.json'), JSON.stringify(story));
  expect(sixgun('scenario', 'doubted.json').said).toContain('1 passed, 0 failed');
});
test('pictures and benchmarks take it along', async () => {
  const { stops } = await made<{ readonly stops: readonly { readonly name: string }[] }>('shots/shots/walk.js');
  expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining([`new-${GAME}`, `table-${GAME}`, `learn-${GAME}`]));
  const chosen = JSON.parse(house.run('dist/bench/engine/alone.js', 'choose', GAME).said) as { readonly gamesPerSecond: number };
  expect(chosen.gamesPerSecond).toBeGreaterThan(0);
});
/** Runs tests there, of which none may fail, and gives those that passed. */
const testsPass = (...args: readonly string[]): readonly { readonly file: string; readonly title: string }[] => {
  const report = join(house.root, 'tests.json');
  const { said } = house.run('node_modules/vitest/vitest.mjs', 'run', '--reporter', 'json', '--outputFile', report, ...args);
  const { success, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly success: boolean;
    readonly testResults: readonly {
      readonly name: string;
      readonly message: string;
      readonly assertionResults: readonly {
        readonly status: string;
        readonly fullName: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  };
  expect(testResults.filter(({ message }) => message !== '').map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
  const results = testResults.flatMap(({ name, assertionResults }) => assertionResults.map(result => ({ name, ...result })));
  expect(results.flatMap(({ failureMessages }) => failureMessages)).toEqual([]);
  expect(success, said).toBe(true);
  const passed = results.filter(({ status }) => status === 'passed');
  return passed.map(({ name, fullName }) => ({ file: name.slice(house.root.length + 1), title: fullName }));
};
/** Tests that name every game, or count them, or ask of each what only some have. */
const NAMING = [
  'cli/rules/coverage.test.ts',
  'cli/scenario.test.ts',
  'games/described.test.ts',
  'games/posters.test.ts',
  'words/brief.test.ts',
  'words/words.test.ts',
];
const COUNTING = ['client/day/days.test.ts', 'client/trail/stops.test.ts', 'testing/project/type-names.test.ts'];
test('the tests that look at all games, or in the deep tier every one that can know of it, pass there, and so does what plays it', () => {
  const isOfAnother = (file: string): boolean => Object.keys(games).some(game => file.startsWith(join('games', game, '/')));
  const knowing = readGames(
    house.root,
    testsOf().rules.filter(file => !isOfAnother(file)),
  );
  expect(knowing.length).toBeGreaterThan(40);
  const asked = amount([...NAMING, ...COUNTING], { deep: [...knowing] });
  expect(knowing).toEqual(expect.arrayContaining(asked));
  const quick = testsPass('--project=rules', ...asked);
  expect(quick.map(({ file }) => file)).toEqual(expect.arrayContaining(asked));
  const playing = testsPass('-t', GAME, '--project=play', '--project=random 1', 'games/bots', `games/${GAME}/random`);
  const naming = [...quick, ...playing].filter(({ title }) => title.includes(GAME));
  expect([...new Set(naming.map(({ file }) => file))]).toEqual(
    expect.arrayContaining([...NAMING, 'games/bots.test.ts', 'games/liars-dice/random.test.ts']),
  );
});

test('it hangs in the saloon and has its rulebook, in words of its own', async () => {
  const { page, complaints, close } = await visit(browser, { language: 'uk' });
  await page.goto(server.url);
  await page.waitForSelector(`.poster-posters a[href*="${GAME}"]`);
  await page.goto(`${server.url}/learn/${GAME}`);
  await page.getByText('LD-9').first().waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a whole game is played on the smallest screen', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'least', reducedMotion: 'reduce' });
  await page.goto(`${server.url}/practice/${GAME}?new=1&dice=2&bots=counter,counter`);
  await page.waitForSelector('.cup .die');
  expect(await page.locator('.cup .die').count()).toBe(2);
  await page.waitForSelector('.line.yours');
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.getByRole('button', { name: 'One die more' }).click();
  await page.getByRole('button', { name: /^\d sixes$/ }).click();
  await page
    .getByRole('button', { name: /^Bid \d sixes/ })
    .first()
    .waitFor();
  await playToTheEnd(robot(page, 'touch'));
  await isAccessible(page);
  await page.getByText('Proof of the shuffle').click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Fair: the seed follows').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
test('at a table of the server nobody is sent another’s dice', async () => {
  const { page, complaints, close } = await visit(browser);
  const heard: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await page.goto(`${server.url}/new/${GAME}`);
  const choose = (group: RegExp, value: string): Promise<void> =>
    page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();
  await choose(/^Chairs/, '2');
  await choose(/^Bots on/, '1');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.cup .die');
  const kept = heard.flatMap(text => [...text.matchAll(/"kept":(\[[\d,]*\]|null)/g)].map(([, dice]) => dice));
  expect(new Set(kept).size).toBe(1);
  expect(JSON.parse(kept[0]!)).toHaveLength(5);
  expect(complaints).toEqual([]);
  await close();
});
