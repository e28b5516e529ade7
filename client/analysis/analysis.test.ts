/** The analysis of a finished game in a real browser: its findings, its equality with the command's, and the links to its moments. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysedStep } from '../../bots/analysis.ts';
import { fine, sixgun } from '../../cli/testing/sixgun.ts';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import type { Position } from '../../kernel/cards/position.ts';
import { type Log, logLine, logText } from '../../kernel/log.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { logOf } from '../../testing/play/logs.ts';
import { does } from '../../testing/toys/play.ts';
import type { Language } from '../../words/language.ts';
import { filesHere } from '../testing/files.ts';
import { leaveGame } from '../testing/left-game.ts';
import { playToTheEnd, robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../testing/visit.ts';
import { isMistake, momentOf } from './steps.ts';

const names = ['Jesse', 'Billy'];
/** One chamber is shut, and it must be the Bang!; Jesse has a Hat to pass the turn on with, and opens it. */
const planted = (): Log => {
  const position: Position = {
    zones: { hand: { 0: 'hat', 1: 'medium medium' }, cylinder: { 6: 'bang' } },
    open: { opened: [true, true, true, true, true, false] },
  };
  const inputs = [does(0, 'open', { chamber: 6 }), does(0, 'give-up')];
  let table = steelBullets.lay(steelBullets.configure(null, 2) as never, 2, 'planted', position);
  const lines = inputs.map((input, i) => {
    if (isRefusal(table)) throw new Error(table.about);
    table = steelBullets.next(table, input);
    return logLine(i + 1, input, table);
  });
  if (isRefusal(table)) throw new Error(table.why);
  const { header } = random;
  return { header: { ...header, seed: 'planted', position, names }, lines, end: { end: 2, outcome: steelBullets.outcome(table) } };
};
const random = logOf(steelBullets, 2, 'told');

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
let folder: string;
beforeAll(async () => {
  [browser, site, folder] = await Promise.all([launchBrowser(), filesHere(), mkdtemp(join(tmpdir(), 'sixgun-log-'))]);
  await writeFile(join(folder, 'planted.log'), logText(planted()));
  await writeFile(join(folder, 'random.log'), logText({ ...random, header: { ...random.header, names } }));
});
const bring = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${site.url}/r/file`);
  await page.locator('input[type=file]').setInputFiles(join(folder, name));
  await page.locator('.app.replay').waitFor();
};
const at = (page: Page, n: number): Promise<unknown> =>
  page.locator('.reel .count', { hasText: new RegExp(`^${n} /`) }).waitFor({ state: 'attached' });

test('a planted blunder is listed with the better move, and leads to its moment', async () => {
  const { page, complaints, close } = await visit(browser);
  await bring(page, 'planted.log');
  await page.keyboard.press('End');
  await at(page, 2);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('button', { name: 'Quick' }).click();
  const panel = page.getByRole('region', { name: 'Analysis' });
  await panel.getByText('The analysis is done. Mistakes: 1.').waitFor();
  const mistake = panel.locator('.mistake');
  await expect
    .poll(() => mistake.innerText())
    .toMatch(/−\d+ ± \d+ points\s+Moment 0 · Jesse\s+Played\s+Open a chamber: 6\s+Better\s+Play Hat: Billy/);
  await isAccessible(page);
  // By keyboard: the list, then the curve.
  const show = mistake.getByRole('button', { name: 'Show moment 0, Jesse' });
  await show.focus();
  await page.keyboard.press('Enter');
  await at(page, 0);
  await page.locator('.hand.shown .card').first().waitFor();
  await expect.poll(() => mistake.getAttribute('aria-current')).toBe('step');
  const curve = panel.getByRole('slider', { name: 'Moment on the curve' });
  await curve.focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/^Moment 1 of 2\. Jesse \d+ %, Billy \d+ %$/);
  // By hand: the right end of the curve is the end of the game.
  const plot = panel.locator('.plot');
  const { width, height } = (await plot.boundingBox())!;
  await plot.click({ position: { x: width - 2, y: height / 2 } });
  await at(page, 2);
  // A viewer cannot play on from a table laid out by hand.
  expect(await mistake.getByRole('button').count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('it equals the command’s analysis, and a viewer plays on from a mistake', async () => {
  const { page, complaints, close } = await visit(browser);
  await bring(page, 'random.log');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('button', { name: 'Quick' }).click();
  const panel = page.getByRole('region', { name: 'Analysis' });
  await panel.getByText('The analysis is done.').waitFor();
  const playouts = /played out (\d+) times/.exec(await panel.innerText())![1]!;
  const out = fine(await sixgun('analyse', join(folder, 'random.log'), '--json', '--playouts', playouts, '--threads', '1'));
  const { steps, turning } = JSON.parse(out) as { readonly steps: readonly AnalysedStep[]; readonly turning: number | null };
  await panel.getByText('The curve as a table').click();
  const rows = await panel.locator('tbody tr').allInnerTexts();
  const percents = new Map(rows.map(row => [Number(row.split('\t')[0]), row.split('\t').slice(1)]));
  expect(percents.size).toBeGreaterThan(5);
  for (const [n, shown] of percents)
    expect([n, shown]).toEqual([n, steps.find(step => step.n === n)!.chances.of.map(chance => `${Math.round(100 * chance)} %`)]);
  const found = steps.filter(isMistake);
  expect(found.length).toBeGreaterThan(0);
  const said = found.map(
    ({ decision: { loss, within } }) => `−${Math.round(100 * loss)} ± ${Math.max(1, Math.round(100 * within))} points`,
  );
  expect(await panel.locator('.lost').allInnerTexts()).toEqual(said);
  if (turning !== null) await panel.getByText(`Turning point: moment ${turning}`).waitFor();
  const [first] = found;
  await panel
    .getByRole('button', { name: `Play on from moment ${momentOf(first!)} in the seat of ${names[first!.decision.seat]}` })
    .click();
  await page.locator('.app:not(.replay) .felt .mid').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  some<[Language, Size, string, string, string, RegExp]>([
    ['ru', 'least', 'Разобрать партию', 'Быстро', 'Показать', /Разбор готов. Ошибок: 1/],
    ['uk', 'side', 'Розібрати партію', 'Швидко', 'Показати', /Розбір готовий. Помилок: 1/],
  ]),
)('in %s on a %s it is a sheet; to look at a moment puts it away', async (language, size, analyse, quick, show, done) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  await bring(page, 'planted.log');
  await page.keyboard.press('End');
  await at(page, 2);
  await page.locator('.handle.more').click();
  await page.getByRole('button', { name: analyse }).click();
  const sheet = page.getByRole('dialog', { name: /партії|партии/ });
  await sheet.getByRole('button', { name: quick }).click();
  await sheet.getByText(done).waitFor();
  await sheet.locator('summary').click();
  await sheet.locator('tbody tr').last().waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await sheet.getByRole('button', { name: new RegExp(`^${show}`) }).click();
  await sheet.waitFor({ state: 'detached' });
  await at(page, 0);
  expect(complaints).toEqual([]);
  await close();
});

test('the end of a practice game names its turning point, without moving anything, and leads there', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'least', looksBack: true });
  await leaveGame(page, site.url, { game: 'wright-gang', chairs: [null, 'gunhand', 'gunhand'], options: { rounds: 1 } });
  await page.goto(`${site.url}/practice/wright-gang`);
  await playToTheEnd(robot(page));
  const end = page.getByRole('dialog');
  const analyse = end.getByRole('button', { name: 'Analyse the game' });
  await analyse.waitFor();
  const places = (): Promise<readonly number[]> =>
    end.locator('.yours-turned .btn, summary, .ends .btn').evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
  const before = await places();
  await end.getByText(/Your turning point: moment \d+\.|No single moment/).waitFor();
  expect(await places()).toEqual(before);
  await fitsTheScreen(page);
  await isAccessible(page);
  const turned = /moment (\d+)/.exec(await end.innerText())?.[1] ?? '0';
  await analyse.click();
  const sheet = page.getByRole('dialog', { name: 'Analysis' });
  await sheet.getByRole('progressbar').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await at(page, Number(turned));
  expect(complaints).toEqual([]);
  await close();
});
