/** The operator's page, and the effects of their actions on guests' pages. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newGuest, served, startedTable, TestClient } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import type { Language } from '../../words/language.ts';
import { words as ru } from '../../words/ru/pages/operator.ts';
import { words as uk } from '../../words/uk/pages/operator.ts';
import { faultsOn } from '../testing/boxes.ts';
import { built } from '../testing/files.ts';
import { openTable, sitDown } from '../testing/gathering.ts';
import { fitsTheScreen, isAccessible, sizes, visit } from '../testing/visit.ts';

const TOKEN = 'a token of the tests';
const SAID = 'We close at midnight for an hour. Finish your games, they are kept.';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

/** Ann has reported Ben, with whom she sits at a table. */
const trouble = async (url: string): Promise<{ readonly table: string; readonly ben: TestClient }> => {
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, 'Ann')),
    await TestClient.connect(url, await newGuest(url, 'Ben')),
  ];
  const table = await startedTable([ann, ben], []);
  const body = JSON.stringify({ guest: ben.person.id, table, reason: 'talk', words: 'They swore.' });
  const headers = { 'content-type': 'application/json', cookie: ann.person.cookie };
  await fetch(`${url}/api/reports`, { method: 'POST', headers, body });
  return { table, ben };
};

test('a report is read and settled, a guest banned and let in again, a table closed', async () => {
  const { url } = await served({ OPERATOR_TOKEN: TOKEN }, { pages: built });
  const { table, ben } = await trouble(url);
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${url}/operator`);
  await page.getByLabel('Token').fill('no token');
  await page.keyboard.press('Enter');
  await page.getByText('This is not the token of this server.').waitFor();
  await isAccessible(page);
  await page.getByLabel('Token').fill(TOKEN);
  await page.keyboard.press('Enter');
  const health = page.getByRole('region', { name: 'How the server is doing' });
  await health.getByText('DATA_DIR is a temporary folder').waitFor();
  const reports = page.getByRole('region', { name: 'Reports' });
  await reports.getByText('They swore.').waitFor();
  await reports.getByText(`reported by Ann · Table ${table}`).waitFor();
  await isAccessible(page);

  const banned = ben.closed();
  await reports.getByRole('button', { name: 'Ban Ben' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('For how long').selectOption('7 days');
  await isAccessible(page);
  await sheet.getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByText(/^banned until /).waitFor();
  await banned;
  // The token is there as long as the tab is, and nowhere else.
  await page.reload();
  await page.getByRole('button', { name: 'Lift the ban on Ben' }).click();
  await page.getByText(/^banned until /).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(TOKEN);
  await reports.getByRole('button', { name: 'Settled: all reports about Ben' }).click();
  await reports.getByText('Nothing is reported.').waitFor();
  await page.getByRole('button', { name: `Close the table ${table}` }).click();
  await sheet.getByRole('button', { name: 'Close the table' }).click();
  await page.getByText('No table is open.').waitFor();
  const done = page.getByRole('region', { name: 'What was done' }).getByRole('listitem');
  expect((await done.locator('p:first-child').allInnerTexts()).toSorted()).toEqual(
    ['Ban lifted Ben', 'Banned Ben, 7 days', 'Reports settled Ben, 1 report', `Table closed ${table}`].toSorted(),
  );
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByLabel('Token').waitFor();
  // The browser itself reports what was refused.
  expect(complaints.filter(text => !text.includes('401'))).toEqual([]);
  await close();
});

test.each(
  some<[Language, typeof ru]>([
    ['uk', uk],
    ['ru', ru],
  ]),
)('the same page on a phone in %s', async (language, words) => {
  const { url } = await served({ OPERATOR_TOKEN: TOKEN }, { pages: built });
  await trouble(url);
  const { page, close } = await visit(browser, { language, size: 'small', colorScheme: 'dark' });
  await page.goto(`${url}/operator`);
  await page.getByLabel(words.token).fill(TOKEN);
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.getByRole('button', { name: words.enter }).tap();
  await page.getByText('They swore.').waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page
    .getByRole('button', { name: words.banWhom('Ben') })
    .first()
    .tap();
  await page.getByText(words.banAbout).waitFor();
  await fitsTheScreen(page);
  await close();
});

test('a notice is shown on every page that listens, covers nothing, and can be put away or taken down', async () => {
  const { url } = await served({ OPERATOR_TOKEN: TOKEN }, { pages: built });
  const [operator, ann] = [await visit(browser), await visit(browser, { size: 'least' })];
  await openTable(ann.page, url, { chairs: 3, bots: 2 });
  await sitDown(ann.page);
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await ann.page.waitForSelector('.hand .card');
  await operator.page.goto(`${url}/operator`);
  await operator.page.getByLabel('Token').fill(TOKEN);
  await operator.page.keyboard.press('Enter');
  await operator.page.getByLabel('Text').fill(SAID);
  await operator.page.getByRole('button', { name: 'Show it' }).click();
  const strip = ann.page.getByRole('complementary', { name: 'Notice from those who run this server' });
  await strip.getByText(SAID).waitFor();
  // Where a table has no room to give, it is there below the strip.
  await ann.page.locator('.pad .btn:visible').first().click({ trial: true });
  for (const size of ['small', 'side', 'desk'] as const) {
    await ann.page.setViewportSize(sizes[size]);
    await fitsTheScreen(ann.page);
    expect(await faultsOn(ann.page)).toEqual([]);
  }
  await isAccessible(ann.page);
  await ann.page.goto(url);
  await strip.getByText(SAID).waitFor();
  await isAccessible(ann.page);
  await strip.getByRole('button', { name: 'Close' }).click();
  await strip.waitFor({ state: 'detached' });
  // Put away it stays; the next one is another.
  await ann.page.reload();
  await ann.page
    .getByText('No table is open')
    .or(ann.page.getByRole('heading', { name: 'Open tables' }))
    .waitFor();
  expect(await strip.count()).toBe(0);
  await operator.page.getByLabel('Text').fill('We are back.');
  await operator.page.getByRole('button', { name: 'Show it' }).click();
  await strip.getByText('We are back.').waitFor();
  // Pages that need no connection look for it themselves.
  for (const page of ['you', 'learn/wright-gang', 'practice/wright-gang']) {
    await ann.page.goto(`${url}/${page}`);
    await strip.getByText('We are back.').waitFor();
    // The page itself may come after it.
    await ann.page.locator('h1').first().waitFor({ state: 'attached' });
    await isAccessible(ann.page);
  }
  await operator.page.getByRole('button', { name: 'Take it down' }).click();
  await operator.page.getByRole('button', { name: 'Take it down' }).waitFor({ state: 'detached' });
  await ann.page.goto(`${url}/you`);
  await ann.page.waitForSelector('.passport');
  expect(await strip.count()).toBe(0);
  await ann.page.goto(url);
  // A notice for some tables reaches their players on any page.
  const code = (await operator.page.getByRole('link', { name: /^Table / }).getAttribute('href'))!.replace('/t/', '');
  await operator.page.getByLabel('Text').fill('Once more.');
  await operator.page.getByLabel('Only to those who sit at these tables').fill(code.toLowerCase());
  await operator.page.getByRole('button', { name: 'Show it' }).click();
  await strip.getByText('Once more.').waitFor();
  await operator.page.getByText(`Only to those who sit at these tables: ${code}`).waitFor();
  await isAccessible(operator.page);
  await operator.page.getByRole('button', { name: 'Take it down' }).click();
  await strip.waitFor({ state: 'detached' });
  expect([...operator.complaints, ...ann.complaints]).toEqual([]);
  await Promise.all([operator.close(), ann.close()]);
});
