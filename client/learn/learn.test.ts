/** Lessons and the rulebook in a real browser, without any server. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import type { Language } from '../../words/language.ts';
import { filesHere } from '../testing/files.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../testing/visit.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const learn = (more = ''): string => `${site.url}/learn/wright-gang${more}`;
const says = (page: Page, text: string | RegExp): Promise<void> => page.locator('.saying', { hasText: text }).waitFor();
const card = (page: Page, face: string) => page.locator(`.hand .card[data-face="${face}"]:not(.sel)`).first();
const pick = async (page: Page, ...faces: readonly string[]): Promise<void> => {
  for (const face of faces) await card(page, face).click({ position: { x: 12, y: 14 } });
};
/** The red button that is there: in the line, or under the hand on a phone. */
const go = (page: Page): Promise<void> => page.locator('.line .btn.go:visible, .pad .btn.go:visible').click();

describe.each(some<Size>(['desk', 'small']))('on a %s', size => {
  test('a learner clicks through the first lesson', async () => {
    const { page, complaints, close } = await visit(browser, { size, reducedMotion: 'reduce' });
    await page.goto(learn());
    await page.getByRole('link', { name: /Lesson 1/ }).click();
    await says(page, 'The pile in the middle');
    await fitsTheScreen(page);
    await isAccessible(page);
    // A legal move that the lesson does not want is not made.
    if (size === 'desk') {
      await page.getByRole('button', { name: 'Pass' }).click();
      await page.getByText('this lesson is about something else').waitFor();
    }
    await page.getByRole('button', { name: 'Go on' }).click();
    await says(page, 'One card alone may always be laid');
    await pick(page, '5');
    await go(page);
    await says(page, 'So can you');
    await pick(page, '2', '2');
    await go(page);
    await says(page, 'First see what is not one');
    await pick(page, '3', '7');
    await says(page, 'Now add the 4');
    // The game's own reason, with its rule.
    await page
      .locator('.line', { hasText: 'numbers of which one is the sum' })
      .getByRole('button', { name: 'Rule WB-24' })
      .waitFor();
    await pick(page, '4');
    await go(page);
    await says(page, 'Three cards with one action');
    await page.getByRole('button', { name: 'Go on' }).click();
    await says(page, 'That was the lesson');
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: /^Lesson 1.*Cards on the loot.*done$/ }).waitFor();
    // The page offers the next one.
    await page.getByRole('link', { name: /^Begin the lesson.*Lesson 2/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a learner plays the shoot-out without a mouse, loses first, then wins', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  const { keyboard } = page;
  await page.goto(learn('?lesson=shootout'));
  await says(page, '4 Sheriffs');
  await keyboard.press('Enter');
  await says(page, 'Lay the 2 on the loot');
  for (let tabs = 0; tabs < 30 && !(await page.evaluate(() => document.activeElement?.closest('.hand') != null)); tabs++)
    await keyboard.press('Tab');
  await keyboard.press('Home');
  await keyboard.press('Space');
  await page.locator('.line .btn.go').waitFor();
  await keyboard.press('Enter');
  await says(page, 'That was the second Sheriff');
  await page.getByRole('button', { name: 'I am ready' }).focus();
  await keyboard.press('Enter');
  // The learner does not slap: their hand is left out, and the lesson offers another try.
  const sheets = async (): Promise<void> => {
    const heading = page.getByRole('heading', { name: 'The division, round 1' });
    await heading.waitFor();
    // The teacher's task is over.
    await says(page, 'The race of hands is over');
    while (await heading.isVisible()) await keyboard.press('Enter');
  };
  // The teacher stays in sight: neither the race nor its wood is wider than its place. It is seen as long as it lasts, and then gone.
  const measured = await page.waitForFunction(() => {
    const place = document.querySelector('.race.up');
    if (place === null) return null;
    return [
      Number.parseFloat(getComputedStyle(place, '::before').width),
      place.getBoundingClientRect().right,
      document.querySelector('.coach')!.getBoundingClientRect().left,
    ] as const;
  });
  const [wood, race, coach] = (await measured.jsonValue())!;
  expect(race).toBeLessThanOrEqual(coach);
  expect(wood).toBeLessThanOrEqual(race);
  await isAccessible(page);
  await sheets();
  await says(page, 'Your hand was the last one');
  await page.getByRole('button', { name: 'Try once more' }).focus();
  await keyboard.press('Enter');
  await page.waitForSelector('.race.wait');
  await page.locator('.ldr .card', { hasText: '6' }).first().focus();
  await keyboard.press('Enter');
  await page.waitForSelector('.race.up');
  await keyboard.press('Space');
  await sheets();
  await says(page, 'Otis had the first hand by right');
  await keyboard.press('Enter');
  // The trail continues with a match.
  await page.getByRole('link', { name: 'Along the trail' }).waitFor();
  await page.getByRole('link', { name: 'Next lesson' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  some<[Language, Size]>([
    ['uk', 'side'],
    ['en', 'desk'],
    ['ru', 'small'],
  ]),
)('the lessons and the rulebook in %s fit a %s and are accessible', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size, colorScheme: size === 'desk' ? 'dark' : 'light' });
  await page.goto(learn());
  await page.waitForSelector('.book');
  expect(await page.locator('.pages li[id]').count()).toBe(100);
  await fitsTheScreen(page);
  await isAccessible(page);
  if (language !== 'en') expect(await page.locator('.wall').innerText()).not.toMatch(/\b[a-z]{4,}\b/);
  await page.goto(learn('?lesson=division'));
  await page.waitForSelector('.coach');
  await fitsTheScreen(page);
  await isAccessible(page);
  if (language !== 'en') expect(await page.locator('.app').innerText()).not.toMatch(/\b[a-z]{4,}\b/);
  expect(complaints).toEqual([]);
  await close();
});

test('a reader finds rules by words and by number, and each has an address', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(learn('#WB-51'));
  const named = page.locator('#WB-51');
  await named.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'WB-51');
  expect(await named.evaluate(rule => rule.getBoundingClientRect().top)).toBeGreaterThan(0);
  await named.getByText('23 cards in the loot').waitFor();
  expect(await page.locator('#WB-25 .example .card').count()).toBe(3);
  expect(await page.locator('#WB-69 .example .card').count()).toBe(6);
  await page.locator('#WB-45').getByText('House ruling').waitFor();
  await page.locator('#WB-86').getByText('Table option: Race of hands').waitFor();

  const search = page.getByRole('searchbox');
  await search.fill('joker division');
  await page.getByText(/^\d rules found$/).waitFor();
  expect(await page.locator('.pages mark').first().innerText()).toMatch(/joker|division/i);
  expect(await page.locator('#WB-51').count()).toBe(0);
  await search.fill('wb-52a');
  await page.getByText('2 rules found').waitFor();
  await search.fill('spaceship');
  await page.getByText('No rule speaks of that.').first().waitFor();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByText('100 rules').waitFor();
  // One rule leads to another.
  await page.locator('#WB-90').getByRole('link', { name: 'WB-45', exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'WB-45');
  expect(complaints).toEqual([]);
  await close();
});
test('a game without lessons still has its rulebook; a game that does not exist says so', async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.url}/learn/steel-bullets`);
  await page.locator('#SB-32').waitFor();
  await page.goto(`${site.url}/learn/tiddlywinks`);
  await page.getByText('There is no such game here.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
