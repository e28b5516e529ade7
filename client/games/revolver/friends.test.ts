/** Two browsers at one table of Revolver on a real server: the gang in one, the law in the other, and nobody sees what he must not. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { served } from '../../../server/testing/served.ts';
import { launchBrowser } from '../../../testing/browser.ts';
import { clicker } from '../../testing/chaser.ts';
import { playToTheEnd } from '../../testing/player.ts';
import { built, fitsTheScreen, isAccessible, visit } from '../../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Twenty turns take their time, the more so on a busy machine. */
const LONG = 280_000;
const choose = (page: Page, group: string | RegExp, value: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();

test(
  'a combination that lacks something is refused in words; then the gang and the law play to the end',
  async () => {
    const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
    const manner = { reducedMotion: 'reduce' } as const;
    const [jack, mac] = await Promise.all([visit(browser, manner), visit(browser, { ...manner, size: 'phone' })]);
    await jack.page.goto(`${url}/new/revolver`);
    await choose(jack.page, /^1\.2/, 'in');
    await jack.page.getByRole('button', { name: 'Open the table' }).click();
    await jack.page.getByRole('alert').waitFor();
    expect(await jack.page.getByRole('alert').innerText()).toMatch(/1\.2 needs 1\.1/);
    await choose(jack.page, /^1\.1/, 'in');
    await choose(jack.page, 'Colty’s deck', 'the ready-made deck for these sets');
    await isAccessible(jack.page);
    await jack.page.getByRole('button', { name: 'Open the table' }).click();
    await jack.page.getByText('Whoever opens this link').waitFor();

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
    await playToTheEnd([clicker(jack.page), clicker(mac.page)], LONG);
    for (const { page } of [jack, mac]) await page.getByText('Attack by attack').waitFor();
    await isAccessible(mac.page);
    expect([...jack.complaints, ...mac.complaints]).toEqual([]);
    await Promise.all([jack.close(), mac.close()]);
  },
  LONG + 60_000,
);
