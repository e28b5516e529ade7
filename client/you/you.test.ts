/** The page about yourself and the ladder: with a server, without one, and in a browser that keeps nothing. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from '../../server/testing/player.ts';
import { type Person, served, startedTable, TestClient } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { client as en } from '../../words/en/client.ts';
import type { Language } from '../../words/language.ts';
import { client as ru } from '../../words/ru/client.ts';
import { client as uk } from '../../words/uk/client.ts';
import { built, fitsTheScreen, isAccessible, type Size, serveFiles, type Visit, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveFiles()]);
});
afterAll(async () => {
  await browser.close();
  site.close();
});
/** A guest who has played a game among bots, and their page. */
const regular = async (url: string, { page }: Visit): Promise<Person> => {
  const host = await TestClient.connect(url);
  const table = await startedTable([host], ['gunhand', 'sharpshooter'], { options: { rounds: 1, race: 'draw' } });
  await playOn(host, table);
  await host.hears('proof');
  host.close();
  const [name = '', value = ''] = host.person.cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  return host.person;
};

test.each<[Language, Size]>([
  ['en', 'desk'],
  ['ru', 'small'],
  ['uk', 'side'],
])('you and the ladder in %s on a %s', async (language, size) => {
  const { url } = await served({}, { pages: built });
  const somebody = await visit(browser, { language, size, colorScheme: size === 'small' ? 'dark' : 'light' });
  const { page, complaints, close } = somebody;
  const person = await regular(url, somebody);
  await page.goto(`${url}/you`);
  await page.locator('.games li').waitFor();
  await page.locator('.rating .skill').waitFor();
  expect(await page.locator('h1').innerText()).toBe({ en, ru, uk }[language].stranger(person.name.slice(-4)));
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.goto(`${url}/ladder/wright-gang`);
  await page.locator('.ladder .mine').waitFor();
  expect(await page.locator('.ladder tbody tr').count()).toBe(3);
  expect(await page.locator('.ladder tbody .bot').count()).toBe(2);
  // Heard as a table, however it is drawn.
  const rows = page.getByRole('table').getByRole('row');
  expect(await page.getByRole('columnheader').count()).toBe(5);
  expect(await rows.nth(1).getByRole('rowheader').count()).toBe(1);
  expect(await rows.nth(1).getByRole('cell').count()).toBe(4);
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('a name, a code, another device', async () => {
  const { url } = await served({}, { pages: built });
  const [first, second] = [await visit(browser), await visit(browser)];
  const person = await regular(url, first);
  await first.page.goto(`${url}/you`);
  await first.page.getByLabel('What others call you').fill('Calico Jo');
  await first.page.getByRole('button', { name: 'Save' }).click();
  await first.page.getByText('Saved.').waitFor();
  await first.page.getByRole('heading', { name: 'Calico Jo' }).waitFor();
  await first.page.getByRole('button', { name: 'Light: noon' }).last().click();
  await first.page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await first.page.locator('.code output').innerText();
  expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/);
  await first.page.reload();
  await first.page.getByRole('button', { name: 'Make a recovery code' }).waitFor();
  expect(await first.page.locator('.code').count()).toBe(0);

  // A new guest is told their own code, once.
  await second.page.goto(`${url}/you`);
  await second.page.locator('.code output').waitFor();
  await second.page.getByText('Have a code or a passkey from another device?').click();
  const field = second.page.getByLabel('Recovery code').last();
  await field.fill(code.toLowerCase());
  await second.page.getByRole('button', { name: 'Become that guest' }).click();
  await second.page.getByText('Welcome back, Calico Jo.').waitFor();
  await second.page.locator('.games li').waitFor();
  // The guest's preferences come along.
  await second.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dusk');
  await isAccessible(second.page);
  const me = (await (await second.page.request.get(`${url}/api/me`)).json()) as { guest: string };
  expect(me.guest).toBe(person.id);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test('without a server the pages say so, and the name is still yours', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'small' });
  await page.goto(`${site.url}/you`);
  await page.getByText('games played at tables are not shown').waitFor();
  await page.getByLabel('What others call you').fill('Jesse');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.goto(`${site.url}/ladder/wright-gang`);
  await page.getByText('the ladder cannot be shown').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(complaints.filter(text => !text.includes('/ws'))).toEqual([]);
  await close();
});

test('an empty ladder invites, and a browser that keeps nothing is told what that means', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser);
  await page.context().addInitScript(() => {
    for (const storage of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new Error('switched off');
        },
      });
  });
  await page.goto(`${url}/ladder/wright-gang`);
  await page.getByText('The ladder starts with you.').waitFor();
  await isAccessible(page);
  await page.goto(`${url}/you`);
  await page.getByText('This browser keeps nothing for us').waitFor();
  await page.getByText('Nothing has been played yet.').waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
