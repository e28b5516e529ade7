/** What people can do about each other, by what they see: mute, block, report; and never about a bot or themselves. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { client as uk } from '../../words/uk/client.ts';
import { words as moderationUk } from '../../words/uk/pages/moderation.ts';
import { built } from '../testing/files.ts';
import { openTable, sitDown } from '../testing/gathering.ts';
import { fitsTheScreen, isAccessible, visit } from '../testing/visit.ts';

const TOKEN = 'a token of the tests';
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

test('a guest at the table is reported, blocked by keyboard, kept out, and unblocked', async () => {
  const { url } = await served({ BOT_MILLIS: 20, OPERATOR_TOKEN: TOKEN }, { pages: built });
  const [ann, ben] = [await visit(browser), await visit(browser, { size: 'small', language: 'uk' })];
  const link = await openTable(ann.page, url, { chairs: 3, bots: 1 });
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: uk.gather.sitDown, exact: true }).click();
  await ben.page.getByRole('button', { name: uk.gather.ready, exact: true }).click();
  await sitDown(ann.page);
  // Of three chairs one is a bot's and one her own.
  const names = ann.page.locator('.person');
  expect(await names.count()).toBe(1);
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.hand .card')));

  expect(await names.count()).toBe(1);
  await names.focus();
  await ann.page.keyboard.press('Enter');
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByLabel('Insults or threats').check();
  await sheet.getByLabel(/^What happened/).fill('They swore\nat everybody.');
  await isAccessible(ann.page);
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await sheet.getByText('Those who run this server will read it.').waitFor();
  await sheet.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await sheet.getByRole('button', { name: 'Unblock', exact: true }).waitFor();
  // A guest who is blocked is also muted.
  await sheet.getByRole('button', { name: 'Unmute', exact: true }).waitFor();
  await ann.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { reports } = (await (await fetch(`${url}/api/operator`, { headers })).json()) as { readonly reports: readonly object[] };
  const told = { reason: 'talk', words: 'They swore at everybody.', tableCode: link.split('/').at(-1) };
  expect(reports).toMatchObject([{ count: 1, reports: [told] }]);

  // On a phone, and in another language: it fits, and the name is found by a finger.
  await ben.page.locator('.person').tap();
  await ben.page.getByRole('dialog').getByText(moderationUk.blockAbout).waitFor();
  await fitsTheScreen(ben.page);
  await isAccessible(ben.page);
  await ben.page.keyboard.press('Escape');

  // A blocked guest stays where they sit, and comes to no other table of hers.
  await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await ben.page.goto(ann.page.url());
  await ben.page.getByText('Господар цього столу вас заблокував.').waitFor();
  await ann.page.goto(`${url}/you`);
  await ann.page.getByRole('button', { name: /^Unblock / }).click();
  await ann.page.getByText('Nobody is blocked.').waitFor();
  await isAccessible(ann.page);
  await ben.page.reload();
  await ben.page.waitForSelector('.gather');
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([ann.close(), ben.close()]);
});
