/** Pages that lead with one large thing: each invites a newcomer, shows an advanced player their progress first, and has one red button. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { served } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import type { Language } from '../../words/language.ts';
import { built } from '../testing/files.ts';
import { isAccessible, spoken, visit } from '../testing/visit.ts';
import { leadsOn } from '../testing/windows.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const pages = ['/you', '/ladder/wright-gang', ...some(Object.keys(games)).map(game => `/learn/${game}`)];
test.each(spoken)('in %s every page invites a newcomer', async (language: Language) => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser, {
    language,
    newcomer: true,
    colorScheme: language === 'en' ? 'light' : 'dark',
  });
  for (const path of pages) {
    await page.goto(url + path);
    await page.locator('.lead-ways .go').waitFor();
    await leadsOn(page);
    await isAccessible(page);
  }
  expect(complaints).toEqual([]);
  await close();
});
