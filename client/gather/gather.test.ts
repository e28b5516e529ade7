/** Friends before a game, in real browsers: terms and renewed consent, removing a guest, sides. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../server/testing/served.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { built } from '../testing/files.ts';
import { openTable } from '../testing/gathering.ts';
import { fitsTheScreen, isAccessible, sizes, spoken, visit } from '../testing/visit.ts';
import { leadsOn } from '../testing/windows.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const calm = { reducedMotion: 'reduce' } as const;
const button = (page: Page, name: string | RegExp) => page.locator('.gather footer').getByRole('button', { name, exact: true });
const choose = (page: Page, group: RegExp, value: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();
/** Enters through the saloon's code field, as a guest with a code does. */
const bringCode = async (page: Page, url: string, link: string): Promise<void> => {
  await page.goto(url);
  await page.getByText('I have a code').click();
  await page.getByLabel('The code of the table').fill(link.split('/').at(-1)!);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(link);
};

test('the host changes the terms until the start: the others see the changes, and are asked again', async () => {
  const { url } = await served({ BOT_MILLIS: 20 }, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser, calm), visit(browser, { ...calm, size: 'phone' })]);
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0, rounds: 6 });
  await bringCode(bob.page, url, link);
  await button(bob.page, 'Ready').click();
  await button(bob.page, 'Not ready').waitFor();
  // On a phone the chairs come first.
  expect(await bob.page.locator('.agreed').isVisible()).toBe(false);
  await bob.page.getByText('What is agreed', { exact: true }).click();
  await bob.page.locator('.agreed').waitFor();

  await ann.page.getByText('Change what is agreed').click();
  await choose(ann.page, /^Rounds/, '1');
  const told = bob.page.locator('.gather .changed');
  await told.getByText('Rounds').waitFor();
  expect(await told.innerText()).toBe('The host has changed: Rounds: 1 round');
  await button(bob.page, 'Ready').waitFor();
  await choose(ann.page, /^Time for each/, '30 s and 60 s in the bank');
  await told.getByText('30 s and 60 s').waitFor();
  await isAccessible(bob.page);
  await isAccessible(ann.page);
  await fitsTheScreen(bob.page);
  // A player who says yes has read it.
  await button(bob.page, 'Ready').click();
  await told.waitFor({ state: 'detached' });
  // The host gets no news of their own changes.
  expect(await ann.page.locator('.gather .changed').count()).toBe(0);

  await button(ann.page, 'Ready').click();
  await button(ann.page, 'Start the game').click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.hand .card');
  await ann.page.getByText('Round 1 of 1').first().waitFor();
  expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  await Promise.all([ann.close(), bob.close()]);
});

test('the host confirms before removing a guest, who may then watch but not sit down', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser, calm), visit(browser, { ...calm, size: 'phone' })]);
  const link = await openTable(ann.page, url, { chairs: 3, bots: 0 });
  await bringCode(bob.page, url, link);
  const send = ann.page.locator('.chairs').getByRole('button', { name: 'Send away' });
  await send.click();
  const sheet = ann.page.getByRole('dialog', { name: /^Send .* away\?$/ });
  await isAccessible(ann.page);
  await sheet.getByRole('button', { name: 'No', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await button(bob.page, 'Ready').waitFor();

  await send.click();
  await sheet.getByRole('button', { name: 'Send away' }).click();
  await bob.page.getByRole('heading', { name: 'The host has asked you to leave this table.' }).waitFor();
  await ann.page.locator('.chairs > .free').nth(1).waitFor();
  await bob.page.reload();
  await bob.page.getByText('The host has sent you away: you may watch, but not sit down.').waitFor();
  expect(await bob.page.getByRole('button', { name: /^Sit/ }).count()).toBe(0);
  await isAccessible(bob.page);
  await Promise.all([ann.close(), bob.close()]);
});

test.each(spoken)('a new table for nine fits the smallest phone (%s)', async language => {
  const { url } = await served({}, { pages: built });
  const { page, close } = await visit(browser, { ...calm, size: 'least', language });
  await page.goto(`${url}/new/caliber-45`);
  await page.getByRole('group').first().getByText('9', { exact: true }).click();
  for (const fold of await page.locator('summary').all()) await fold.click();
  await fitsTheScreen(page);
  await close();
});
test('a player who joins a game of gangs chooses a gang; without a choice the code leads to a seat', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob, eve] = await Promise.all([
    visit(browser, calm),
    visit(browser, calm),
    visit(browser, { ...calm, size: 'phone' }),
  ]);
  await ann.page.goto(`${url}/new/caliber-45`);
  await choose(ann.page, /^Chairs/, '4');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.getByText('Anybody who opens this link').waitFor();
  const link = ann.page.url();
  const gangs = await ann.page.locator('.chairs > li small').allInnerTexts();
  expect(gangs.map(gang => gang.split(' · ')[0]!.trim())).toEqual(['the Horseshoes', 'the Stars', 'the Horseshoes', 'the Stars']);

  await bringCode(bob.page, url, link);
  await bob.page.getByText('Whom do you play with?').waitFor();
  // No side is louder than the other.
  expect(await bob.page.locator('main .btn.go').count()).toBe(0);
  await isAccessible(bob.page);
  await button(bob.page, 'Sit down: the Horseshoes').click();
  await button(bob.page, 'Ready').waitFor();
  await ann.page.locator('.sides-team', { hasText: /Horseshoes.*Stranger.*Stranger/ }).waitFor();
  // Another language does not change the terms.
  await bob.page.getByRole('button', { name: 'Menu' }).click();
  await bob.page.getByRole('dialog').locator('button[lang=uk]').click();
  await bob.page.keyboard.press('Escape');
  await button(bob.page, 'Готово').waitFor();
  expect(await bob.page.locator('.gather .changed').count()).toBe(0);
  // Only the other gang has chairs left.
  await bringCode(eve.page, url, link);
  await button(eve.page, 'Ready').waitFor();
  await fitsTheScreen(eve.page);
  expect(await eve.page.locator('.sides-team', { hasText: 'Stars' }).innerText()).toContain('Stranger');
  await Promise.all([ann.close(), bob.close(), eve.close()]);
});

test('on a phone the invitation comes first, by its share sheet; a seated player without a name is asked in their chair', async () => {
  const { url } = await served({}, { pages: built });
  const [ann, bob] = await Promise.all([visit(browser, { ...calm, size: 'least' }), visit(browser, calm)]);
  await ann.page.addInitScript(() => {
    Object.assign(window, { sent: [] });
    navigator.share = async data => void (window as unknown as { sent: unknown[] }).sent.push(data);
  });
  const link = await openTable(ann.page, url, { chairs: 2, bots: 0 });
  await ann.page.getByRole('heading', { name: 'One chair is free' }).waitFor();
  const invite = ann.page.getByRole('button', { name: 'Invite', exact: true });
  const bottom = async (what: typeof invite): Promise<number> => {
    const { y, height } = (await what.boundingBox())!;
    return y + height;
  };
  expect(await bottom(invite)).toBeLessThan((await ann.page.locator('.gather footer').boundingBox())!.y);
  await invite.click();
  expect(await ann.page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([
    { text: 'Wright Brothers’ Gang on Sixgun: a chair is free for you.', url: link },
  ]);
  await isAccessible(ann.page);
  await leadsOn(ann.page);
  await ann.page.setViewportSize(sizes.least);

  await bringCode(bob.page, url, link);
  const name = bob.page.getByLabel('What should the others call you?');
  await name.fill('Calico Jo');
  await name.press('Enter');
  await ann.page.getByText('Calico Jo').first().waitFor();
  // A player with a name is not asked, and may change it.
  expect(await name.count()).toBe(0);
  await bob.page.getByRole('button', { name: 'Another name' }).waitFor();
  await ann.page.getByRole('heading', { name: 'Everybody is here' }).waitFor();
  expect(await ann.page.title()).toContain('Everybody is here');
  await isAccessible(bob.page);
  await Promise.all([ann.close(), bob.close()]);
});
