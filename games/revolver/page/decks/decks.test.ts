/** The Decks page in a real browser: swaps, faults while they happen, saved decks, codes and links; by mouse, by keyboard, on a phone. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { filesHere } from '../../../../client/testing/files.ts';
import { fitsTheScreen, isAccessible, spoken, visit } from '../../../../client/testing/visit.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const verdict = (page: Page): Promise<string> => page.locator('.verdict').innerText();
/** Two Texas Rangers for two Deputies. */
const swap = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'McReady', exact: true }).click();
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Take out: Deputy', exact: true }).click();
  expect(await verdict(page)).toContain('The deck has 60 cards; it needs 62.');
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Put in: Texas Ranger' }).click();
  expect(await verdict(page)).toContain('This deck may be played.');
};

test('every fault is shown at once, and disappears when corrected', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/decks?side=mcready`);
  await swap(page);
  await page.getByRole('button', { name: 'Put in: Lawman' }).click();
  // One of a type too many is marked, and covers nothing.
  await page.getByRole('button', { name: 'Take out: Colonel McReady' }).click();
  await page.getByRole('checkbox', { name: '1.4 The Tarnished Star' }).uncheck();
  const said = await verdict(page);
  for (const fault of ['RV-246', 'RV-251', 'RV-254']) expect(said).toContain(fault);
  expect(said).toContain('Lawman: 7 copies, but the box has only 6.');
  await page.getByRole('checkbox', { name: '1.4 The Tarnished Star' }).check();
  await page.getByRole('button', { name: 'Base deck', exact: true }).click();
  expect(await verdict(page)).toContain('This deck may be played.');
  await page.getByRole('button', { name: 'Preset for these sets' }).click();
  expect(await verdict(page)).toContain('This deck may be played.');
  expect(complaints).toEqual([]);
  await close();
});

test.each(spoken)('the name of every card stays within its head, in %s', async language => {
  const { page, complaints, close } = await visit(browser, { language });
  for (const side of ['colty', 'mcready']) {
    await page.goto(`${site.url}/decks?side=${side}`);
    await page.locator('.card.rv').nth(40).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const outside = await page.locator('.card.rv .ttl').evaluateAll(heads =>
      heads
        .filter(head => {
          const text = document.createRange();
          text.selectNodeContents(head);
          const [is, room] = [text.getBoundingClientRect(), head.getBoundingClientRect()];
          const letter = Number.parseFloat(getComputedStyle(head).fontSize);
          // Letters of a line reach a little beyond it, above and below.
          return is.right > room.right + 1 || is.height > room.height + letter / 2;
        })
        .map(head => head.textContent),
    );
    expect(outside).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone the verdict stays in sight while cards are swapped', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'phone' });
  await page.goto(`${site.url}/decks?side=mcready`);
  const summary = page.locator('.deck-line');
  const isInSight = (): Promise<boolean> =>
    summary.evaluate(line => {
      const { top, bottom, left } = line.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && line.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
    });
  await page.getByRole('button', { name: 'Take out: Deputy', exact: true }).click();
  await summary.getByText('The deck has 61 cards; it needs 62.').waitFor();
  expect(await isInSight()).toBe(true);
  await page.getByRole('button', { name: 'Put in: Texas Ranger' }).click();
  await summary.getByText('This deck may be played.').waitFor();
  expect(await isInSight()).toBe(true);
  await isAccessible(page);
  await summary.click();
  await expect.poll(() => page.locator('.verdict').evaluate(it => it.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a deck is saved, found again, and sent to a friend as a link and as a code', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/decks`);
  await swap(page);
  await page.getByLabel('Name of this deck').fill('Rangers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved as “Rangers”.').waitFor();
  const [code, link] = [await page.getByLabel('The code of this deck').inputValue(), page.url()];
  expect(code).toBe('-deputy*2 +texas-ranger*2');
  await page.goto(`${site.url}/decks?side=mcready`);
  await page.getByRole('button', { name: 'Load “Rangers”' }).click();
  expect(await page.getByLabel('The code of this deck').inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Throw away “Rangers”' }).click();
  await page.getByText('None yet.').waitFor();
  await close();
  const friend = await visit(browser);
  await friend.page.goto(link);
  expect(await friend.page.getByLabel('The code of this deck').inputValue()).toBe(code);
  await friend.page.getByRole('button', { name: 'Colty', exact: true }).click();
  await friend.page.getByLabel('Paste a code').fill('-dynamite +chicken-foot');
  await friend.page.getByRole('button', { name: 'Load it' }).click();
  expect(await verdict(friend.page)).toContain('can never be in a deck');
  expect([...complaints, ...friend.complaints]).toEqual([]);
  await friend.close();
});

test('on a phone a player takes a deck to a new table with the sets it needs, and plays there', async () => {
  const { page, close } = await visit(browser, { size: 'phone' });
  await page.goto(`${site.url}/decks?side=mcready`);
  await swap(page);
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('group', { name: 'Your side' }).getByRole('button', { name: 'McReady' }).click();
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await page.getByRole('region', { name: 'Your piles' }).waitFor();
  await close();
});

test('a player chooses their own deck in the form of a new table, and sees its faults over the button', async () => {
  const { page, close } = await visit(browser, { size: 'phone' });
  await page.goto(`${site.url}/decks?side=mcready`);
  await swap(page);
  await page.getByLabel('Name of this deck').fill('Rangers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(`${site.url}/new/revolver`);
  await page.getByRole('button', { name: 'My choice' }).click();
  await page.getByRole('group', { name: 'McReady’s deck' }).getByRole('button', { name: 'Rangers' }).click();
  const play = page.getByRole('button', { name: 'Play against bots now' });
  await play.click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Texas Ranger');
  const [said, button] = [(await alert.boundingBox())!, (await play.boundingBox())!];
  expect(said.y).toBeGreaterThanOrEqual(0);
  expect(said.y + said.height).toBeLessThanOrEqual(button.y);
  expect(button.y + button.height).toBeLessThanOrEqual(844);
  await page
    .getByRole('group', { name: /^1\.4 D/ })
    .getByRole('button', { name: 'in', exact: true })
    .click();
  await alert.waitFor({ state: 'detached' });
  await page.getByRole('group', { name: 'Your side' }).getByRole('button', { name: 'McReady' }).click();
  await play.click();
  await page.getByRole('region', { name: 'Your piles' }).waitFor();
  await close();
});

test('a player finds cards by name, type and set, and reads them by key and by pointer', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/decks`);
  await page.getByLabel('Search by name or text').fill('gringo');
  await expect.poll(() => page.locator('.entry').count()).toBe(1);
  await page.getByRole('button', { name: 'Read Chew on this, gringo!' }).focus();
  await page.keyboard.press('i');
  const sheet = page.getByRole('dialog', { name: 'The card in full' });
  await sheet.waitFor();
  expect(await sheet.innerText()).toContain('Destroy one lawman with base firepower 1 or less');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Search by name or text').fill('');
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Location' });
  await page.getByRole('combobox', { name: 'Set' }).selectOption({ label: '1.4 The Tarnished Star' });
  await expect.poll(() => page.locator('.entry').count()).toBe(3);
  await page.locator('.entry .card').first().hover();
  await page.locator('.beside').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(spoken)('the page is accessible in %s, and nothing sticks out of a small phone', async language => {
  const { page, complaints, close } = await visit(browser, { language, size: 'small' });
  await page.goto(`${site.url}/decks?side=colty&deck=preset`);
  await page.waitForSelector('.entry');
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('by keyboard alone, in a browser that keeps nothing', async () => {
  const { page, complaints, close } = await visit(browser, { colorScheme: 'dark' });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('no room');
    };
  });
  await page.goto(`${site.url}/decks?side=colty`);
  await page.getByText('This browser keeps nothing for us').waitFor();
  await page.getByLabel('Search by name or text').focus();
  await page.keyboard.type('Dynamite');
  await expect.poll(() => page.locator('.entry').count()).toBe(1);
  await page.getByRole('button', { name: 'Take out: Dynamite' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of this deck').focus();
  await page.keyboard.type('Quiet');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Load “Quiet”' }).waitFor();
  expect(await verdict(page)).toContain('The deck has 61 cards; it needs 62.');
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
