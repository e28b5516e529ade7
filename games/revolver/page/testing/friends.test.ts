/**
 * Two browsers at one table of Revolver on a real server: the gang in one, the law in the other, and neither sees what must stay hidden.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { built } from '../../../../client/testing/files.ts';
import { playToTheEnd, robot } from '../../../../client/testing/robot.ts';
import { fitsTheScreen, isAccessible, visit } from '../../../../client/testing/visit.ts';
import { laidShelf } from '../../../../server/testing/laid.ts';
import { served } from '../../../../server/testing/served.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

/** One turn of the law in which no bandit dies, and the gang is over the border. */
const atTheBorder = laidShelf('revolver', { zones: { hand: { 0: 7, 1: 5 }, ambush: { bank: 1 } }, open: { border: 1 } });

const option = (page: Page, group: string | RegExp, value: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true });
const choose = (page: Page, group: string | RegExp, value: string): Promise<void> => option(page, group, value).click();

test('an incomplete combination is refused in words; then the gang and the law play to the end', async () => {
  const { url } = await served({}, { pages: built, games: atTheBorder });
  const manner = { reducedMotion: 'reduce' } as const;
  const [jack, mac] = await Promise.all([visit(browser, manner), visit(browser, { ...manner, size: 'phone' })]);
  // An address may ask for anything; the form brings along what a set needs.
  await jack.page.goto(`${url}/new/revolver?set12=1`);
  await jack.page.getByRole('button', { name: 'Open the table' }).click();
  await jack.page.getByRole('alert').waitFor();
  expect(await jack.page.getByRole('alert').innerText()).toMatch(/set 1\.2 needs set 1\.1/);
  await choose(jack.page, /^1\.2/, 'in');
  expect(await option(jack.page, /^1\.1/, 'in').getAttribute('aria-pressed')).toBe('true');
  await choose(jack.page, 'Colty’s deck', 'the ready-made deck for these sets');
  await isAccessible(jack.page);
  await jack.page.getByRole('button', { name: 'Open the table' }).click();
  await jack.page.getByText('Anybody who opens this link').waitFor();

  await mac.page.goto(jack.page.url());
  await mac.page.locator('.gather footer').getByRole('button', { name: 'Sit down' }).click();
  await mac.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await jack.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await jack.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([jack, mac].map(({ page }) => page.waitForSelector('.hand .card')));
  await fitsTheScreen(mac.page);

  // Six places on the row; of the other's hand there are backs, and of the ambush cards too.
  expect(await jack.page.locator('.station').count()).toBe(6);
  for (const { page } of [jack, mac]) {
    expect(await page.locator('.fan .card:not(.back)').count()).toBe(0);
    expect(await page.locator('.lying .card.back').count()).toBe(1);
  }
  await playToTheEnd(robot(jack.page), robot(mac.page));
  for (const { page } of [jack, mac]) await page.getByText('Attack by attack').waitFor();
  await isAccessible(mac.page);

  const ending = jack.page.locator('.rail .chapter', { hasText: 'The game is over' });
  const told = await ending.textContent();
  expect(told).toMatch(/You win|wins/);

  // One asks for a rematch from the other side; the other sees it, and agrees.
  await mac.page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await jack.page.getByText(/wants a rematch, 1 of 2 · sides swapped$/).waitFor();
  await jack.page.getByRole('button', { name: 'Rematch, same sides' }).waitFor();
  await isAccessible(jack.page);
  await jack.page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await jack.page.locator('.rail .chapter', { hasText: 'Game 2' }).waitFor({ state: 'attached' });
  // The winner is still named correctly, though they have changed chairs.
  expect(await ending.textContent()).toBe(told);
  for (const [{ page }, side] of [
    [jack, 'law'],
    [mac, 'colty'],
  ] as const)
    await page.waitForSelector(`.hand .card.s-${side}`);
  expect([...jack.complaints, ...mac.complaints]).toEqual([]);
  await Promise.all([jack.close(), mac.close()]);
});
