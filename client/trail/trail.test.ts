/** The trail in a real browser, without any server: stops open one after the other, and a match on the way is played at a real table. */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import type { Language } from '../../words/language.ts';
import { filesHere } from '../testing/files.ts';
import { leaveGame } from '../testing/left-game.ts';
import { playToTheEnd, robot } from '../testing/robot.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

const stops = (page: Page): Locator => page.locator('[data-stop]');
/** The one red button: the way to the next stop. */
const onward = (page: Page): Locator => page.locator('.slip-slip .btn.go');
/** The player's place and the next step are in sight without scrolling. */
const inTheWindow = async (page: Page): Promise<void> => {
  const { height } = page.viewportSize()!;
  for (const part of [onward(page), page.locator('[aria-current="step"]'), page.getByRole('heading', { level: 1 })]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
};

test('a match that is played to its end opens the next stop, and stays played', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Trail', exact: true }).click();
  await page.waitForURL('**/trail');
  await onward(page).waitFor();
  await page.goto(`${site.url}/trail/wright-gang`);
  await onward(page).waitFor();
  expect(await stops(page).count()).toBe(10);
  // A stop ahead may be looked at, and tells when it opens; arrow keys lead from stop to stop.
  await stops(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const slip = page.getByRole('region', { name: 'Loading' });
  await slip.getByText('Opens after the stop before it.').waitFor();
  expect(await slip.getByRole('link').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Stop 2/);
  // A stop's address does not unlock it.
  await page.goto(`${site.url}/trail/wright-gang?stop=legend`);
  await onward(page).waitFor();
  await page.evaluate(() => localStorage.setItem('sixgun:learned:wright-gang', 'loot load shootout'));
  await page.reload();
  const match = (await onward(page).getAttribute('href'))!;
  const storage = `trail:wright-gang:${new URLSearchParams(match.split('?')[1]).get('stop')}`;
  await leaveGame(page, site.url, { game: 'wright-gang', chairs: [null, 'greenhorn'], options: { rounds: 1 }, storage });
  await page.goto(`${site.url}/trail/wright-gang`);
  await onward(page).click();
  await page.waitForSelector('.hand .card');
  await playToTheEnd(robot(page));
  await page.locator('.of-after').getByRole('link', { name: 'The trail' }).click();
  await expect.poll(() => page.locator('[data-stop="done"]').count()).toBe(4);
  await page.reload();
  await onward(page).waitFor();
  expect(await page.locator('[aria-current="step"]').innerText()).toContain('The division');
  expect(await onward(page).getAttribute('href')).toBe('/learn/wright-gang?lesson=division');
  await stops(page).nth(3).click();
  expect(await page.getByRole('link', { name: 'Again' }).getAttribute('href')).toBe('/trail/wright-gang?stop=first');
  // Puzzles are a stop, too: three of them, whichever.
  await page.evaluate(() => {
    localStorage.setItem('sixgun:learned:wright-gang', 'loot load shootout division');
    localStorage.setItem('sixgun:puzzles:wright-gang', 'one two');
  });
  await page.reload();
  const puzzles = page.getByRole('region', { name: 'Find the move' });
  await puzzles.getByText('Solved so far: 2.').waitFor();
  expect(await onward(page).getAttribute('href')).toBe('/puzzles/wright-gang');
  await page.evaluate(() => localStorage.setItem('sixgun:puzzles:wright-gang', 'one two three'));
  // The saloon says where one stands.
  await page.goto(site.url);
  await page.getByRole('link', { name: 'The trail, stop 7 of 10' }).click();
  await expect.poll(() => onward(page).getAttribute('href')).toBe('/learn/wright-gang?lesson=duel');
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});

test.each(
  some<[Language, Size]>(
    [
      ['uk', 'least'],
      ['en', 'desk'],
      ['ru', 'small'],
    ],
    2,
  ),
)('every trail in %s on a %s is accessible', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size });
  for (const game of ['wright-gang', 'caliber-45', 'steel-bullets', 'revolver']) {
    await page.goto(`${site.url}/trail/${game}`);
    await onward(page).waitFor();
    await inTheWindow(page);
    await fitsTheScreen(page);
    if (language === 'en') await isAccessible(page);
    // There is nowhere to go on to from the last.
    await stops(page).nth(9).click();
    expect(await page.locator('.slip-slip').innerText()).not.toMatch(/go on|идти дальше|іти далі/);
  }
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});
