/**
 * Puzzles in a real browser, without any server: a player finds or sees the best move at the real table, and a solved puzzle stays solved.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { filesHere } from '../testing/files.ts';
import { fitsTheScreen, isAccessible, spoken, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const GAME = 'caliber-45';
const listed = (game: string): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/puzzles.json`, import.meta.url), 'utf8')) as readonly Puzzle[];
const puzzles = listed(GAME);
/** One that is solved by a button, with another button beside it. */
const unbailed = puzzles.find(({ puzzle }) => puzzle.best.move === 'unbail' && puzzle.question === 'arming')!;
const DAY = 24 * 60 * 60 * 1000;
/** A date on which a puzzle is that of the day: each day is 61 further down the list. */
const dateOf = (puzzle: Puzzle): string => {
  const days = Array.from({ length: puzzles.length }, (_, i) => Date.parse('2026-11-17') / DAY + i);
  return new Date(DAY * days.find(day => puzzles[(day * 61) % puzzles.length] === puzzle)!).toISOString();
};
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click();

test('a wrong move is not made, the right one is, and the day counts', async () => {
  const { page, complaints, close } = await visit(browser);
  const date = dateOf(unbailed);
  await page.clock.setFixedTime(date);
  await page.goto(`${site.url}/puzzles/${GAME}`);
  await page.evaluate(
    yesterday => localStorage.setItem('sixgun:puzzle-days', yesterday),
    new Date(Date.parse(date) - DAY).toISOString().slice(0, 10),
  );
  await page.getByRole('link', { name: 'Solve it' }).click();
  await page.locator('.coach').getByText('It is your move. Find the best one.').waitFor();
  await isAccessible(page);
  await press(page, 'Pass');
  await page.locator('.coach').getByText('Not the best move. Look again.').waitFor();
  const kept = Math.round(100 * unbailed.puzzle.best.chance);
  const worth = new RegExp(`It wins in \\d+ of 100 games, the best move in ${kept}\\.`);
  await page.locator('.coach').getByText(worth).waitFor();
  await press(page, 'Take off a token');
  const saying = page.locator('.coach .saying');
  await saying.getByText('Right: Take off a token').waitFor();
  const { best, second } = unbailed.puzzle;
  expect(await saying.innerText()).toContain(`It wins in ${Math.round(100 * best.chance)} of 100 games`);
  expect(await saying.innerText()).toContain(`in ${Math.round(100 * second.chance)}.`);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('Solved. Come back tomorrow').waitFor();
  await page.getByText('2 days in a row').waitFor();
  await isAccessible(page);
  // It stands under its theme, with its number.
  await page.getByRole('link', { name: /1 of \d+ solved/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Cowboy and bail' }).waitFor();
  await isAccessible(page);
  await page.reload();
  const place = page.getByRole('link', { name: `Puzzle ${puzzles.indexOf(unbailed) + 1}, solved` });
  await place.waitFor();
  expect(await place.innerText()).not.toContain('First try');
  expect(complaints).toEqual([]);
  await close();
});

test('by keys alone: a player who gives up sees the move, and continues with the next', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/puzzles/${GAME}?id=${unbailed.puzzle.id}`);
  await page.locator('.coach').getByText('Find the best one.').waitFor();
  await page.keyboard.press('p');
  const show = page.getByRole('button', { name: 'Show it' });
  await show.waitFor();
  await show.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The best move: Take off a token').waitFor();
  const next = page.getByRole('link', { name: 'Next puzzle' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.locator('.coach').getByText('Find the best one.').waitFor();
  expect(page.url()).not.toContain(unbailed.puzzle.id);
  await page.goto(`${site.url}/puzzles/${GAME}`);
  // A shown puzzle does not count as solved.
  await page.getByRole('link', { name: 'to find' }).first().waitFor();
  expect(await page.getByText(/ of \d+ solved/).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('first tries are a rating, and a streak until the first mistake', async () => {
  const { page, complaints, close } = await visit(browser);
  // All but one were tried: it is the last one of a streak.
  const others = puzzles.filter(puzzle => puzzle !== unbailed).map(({ puzzle }) => puzzle.id);
  await page.goto(`${site.url}/puzzles/${GAME}`);
  await page.getByText('No rating yet: 5 puzzles to go.').waitFor();
  await page.evaluate(
    ([game, solved, missed]) => {
      localStorage.setItem(`sixgun:puzzles:${game}`, solved!);
      localStorage.setItem(`sixgun:missed:${game}`, missed!);
      localStorage.setItem(`sixgun:streak:${game}`, '2 2');
    },
    [GAME, others.slice(4).join(' '), others.slice(0, 4).join(' ')],
  );
  await page.reload();
  await page.getByText(/Your rating: [\d,]+\./).waitFor();
  await page.getByText('Your best: 2').waitFor();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Continue the streak' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.locator('.coach h2');
  await heading.getByText('Streak: 2').waitFor();
  await press(page, 'Take off a token');
  await page.locator('.coach .saying').getByText('Right at the first try: Take off a token').waitFor();
  await heading.getByText('Streak: 3').waitFor();
  await page.goto(`${site.url}/puzzles/${GAME}`);
  await page.getByText('Your best: 3').waitFor();
  // Again, to miss it.
  await page.evaluate(
    ([game, solved]) => localStorage.setItem(`sixgun:puzzles:${game}`, solved!),
    [GAME, others.slice(4).join(' ')],
  );
  await page.reload();
  await page.getByRole('link', { name: 'Continue the streak' }).click();
  await page.locator('.coach').getByText('Find the best one.').waitFor();
  await press(page, 'Pass');
  await page.locator('.coach').getByText('the streak ends').waitFor();
  await page.goto(`${site.url}/puzzles/${GAME}`);
  await page.getByText('Your best: 3').waitFor();
  // All were tried: there is no streak left to start.
  expect(await page.getByRole('link', { name: /streak/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a visitor can open a scenario as a puzzle, and learns what is wrong with any other file', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/puzzles/${GAME}`);
  const file = page.locator('[data-own] input');
  const own = page.getByText('A puzzle of your own');
  await own.click();
  const given = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await file.setInputFiles(given('{"game": "caliber-45"}'));
  await page.getByRole('alert').getByText('“game”, “seats” and “script” are needed').waitFor();
  const { puzzle: _, ...scenario } = unbailed;
  await file.setInputFiles(given(JSON.stringify(scenario)));
  await page.locator('.coach').getByText('Your puzzle').waitFor();
  await press(page, 'Take off a token');
  await page.getByText('Right: Take off a token').waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await own.waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the coach alone judges a puzzle that ends its game: no end sheet opens over it', async () => {
  const last = puzzles.find(
    ({ puzzle, script }) => puzzle.best.move === 'pass' && 'outcome' in (script.at(-1)!['expect'] as object),
  )!;
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/puzzles/${GAME}?id=${last.puzzle.id}`);
  await page.locator('.coach').getByText('Find the best one.').waitFor();
  await press(page, 'Pass');
  await page.locator('.coach .saying').getByText('Right at the first try: Pass').waitFor();
  // The log tells that the game is over, and by then a sheet would be there.
  await page.locator('.coach .log li.ended').waitFor();
  expect(await page.locator('.over').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test.each(some(['steel-bullets', 'revolver', 'wright-gang']))('%s: fits the smallest phone, in Ukrainian', async game => {
  const { page, complaints, close } = await visit(browser, { size: 'least', language: 'uk' });
  await page.clock.setFixedTime('2026-11-18T10:00:00Z');
  await page.goto(`${site.url}/puzzles/${game}`);
  await page.getByText('Задача дня').waitFor();
  await fitsTheScreen(page);
  await page.getByRole('link', { name: 'Розв’язати' }).click();
  await page.locator('.coach').getByText('Ваш хід. Знайдіть найкращий.').waitFor();
  await fitsTheScreen(page);
  expect(complaints).toEqual([]);
  await close();
});

test.each(spoken)('%s: a solved puzzle takes nothing from the cylinder of Steel Bullets on the smallest phone', async language => {
  const { puzzle } = listed('steel-bullets').find(({ puzzle: { best } }) => String(best.move).startsWith('open'))!;
  const { page, complaints, close } = await visit(browser, { size: 'least', language });
  await page.goto(`${site.url}/puzzles/steel-bullets?id=${puzzle.id}`);
  await page.locator('.chm.lit, .line .btn.go:visible, .pad .btn.go:visible').first().click();
  await page.locator('.coach .ways .btn.go').waitFor();
  const cylinder = page.locator('.bullets .cyl');
  await cylinder.evaluate(element => element.scrollIntoView({ block: 'center' }));
  const boxes = await Promise.all([cylinder, page.locator('.coach'), page.locator('.line')].map(part => part.boundingBox()));
  const [drawn, coach, line] = boxes.map(box => box!);
  expect(drawn!.width).toBeGreaterThanOrEqual(140);
  expect(drawn!.y).toBeGreaterThanOrEqual(coach!.y + coach!.height);
  expect(drawn!.y + drawn!.height).toBeLessThanOrEqual(line!.y);
  await fitsTheScreen(page);
  expect(complaints).toEqual([]);
  await close();
});
