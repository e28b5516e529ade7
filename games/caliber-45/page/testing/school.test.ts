/**
 * The lessons of Caliber 45 and its rulebook in a real browser: every lesson is gone through as a learner does it, with what is on the
 * screen.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { filesHere } from '../../../../client/testing/files.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../../../../client/testing/visit.ts';
import { some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';
import type { Language } from '../../../../words/language.ts';
import { names as en } from '../../words/en/names.ts';
import { school as enSchool } from '../../words/en/school.ts';
import { names as ru } from '../../words/ru/names.ts';
import { school as ruSchool } from '../../words/ru/school.ts';
import type { CaliberSchool } from '../../words/shape.ts';
import { names as uk } from '../../words/uk/names.ts';
import { school as ukSchool } from '../../words/uk/school.ts';
import { taught } from '../learn/lessons.ts';

const words = { en, ru, uk } as const;
const schools: { readonly [L in Language]: CaliberSchool } = { en: enSchool, ru: ruSchool, uk: ukSchool };

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const learn = (more = ''): string => `${site.url}/learn/caliber-45${more}`;
const buttons = '.line .btn:visible, .right .btn:visible, .pad .btn:visible';

/** Does one move of a lesson, as it is written in stories, with what is on the screen. */
const does = async (page: Page, deed: string, language: Language): Promise<void> => {
  const [verb, ...rest] = deed.split(' ') as [keyof typeof en.verbs, ...string[]];
  if (verb === 'pick') return page.locator('.picking .card').nth(5).click();
  const cards = rest.filter(word => Number.isNaN(Number(word)));
  for (const face of cards)
    await page
      .locator(`.hand .card[data-face="${face}"]:not(.sel)`)
      .first()
      .click({ position: { x: 12, y: 14 } });
  const named = page.locator(buttons, { hasText: words[language].verbs[verb].button });
  if (cards.length > 0) return page.locator('.line .btn.go:visible, .pad .btn.go:visible').or(named).first().click();
  const button = named.first();
  // A phone has room for a few: the others are behind "More".
  const more = page.locator('.pad .btn[aria-expanded="false"]:visible');
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  return button.click();
};

/** What comes next in the lesson; a robbery that has ended is looked at first. */
const comes = async (page: Page, what: string, text?: string): Promise<void> => {
  const next = page.locator(what, { hasText: text ?? '' });
  const sheet = page.locator('.of-raid .btn.go');
  await next.or(sheet).first().waitFor();
  if (await sheet.isVisible()) await sheet.click();
  await next.waitFor();
};

const tour: [Language, Size][] = [
  ['uk', 'small'],
  ['en', 'desk'],
  ['ru', 'side'],
];
test.each(Object.keys(taught.lessons).map((id, n) => [id, ...tour[n % tour.length]!] as const))(
  'the lesson "%s" is gone through in %s on a %s',
  async (id, language, size) => {
    const { page, complaints, close } = await visit(browser, { size, language, reducedMotion: 'reduce' });
    await page.goto(learn(`?lesson=${id}`));
    const texts: { readonly [text: string]: string } = schools[language].lessons[id as keyof CaliberSchool['lessons']].steps;
    for (const step of taught.lessons[id]!.steps) {
      await comes(page, '.saying', texts[step.text]!);
      await fitsTheScreen(page);
      if (step.kind === 'do') await does(page, step.does, language);
      else await page.locator('.coach .btn.go').click();
    }
    await comes(page, '.coach a.btn.go');
    await isAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a legal move that the lesson does not want is not made', async () => {
  const { page, complaints, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(learn('?lesson=arming'));
  await page.locator('.coach .btn.go').click();
  await page.locator('.saying', { hasText: 'Your hand is full' }).waitFor();
  await does(page, 'swap mustang', 'en');
  await page.getByText('let us first throw the Cactus').waitFor();
  expect(await page.locator('.hand .card').count()).toBe(6);
  expect(complaints).toEqual([]);
  await close();
});

test.each(some(tour))('the rulebook in %s fits a %s and is accessible', async (language, size) => {
  const { page, complaints, close } = await visit(browser, { language, size, colorScheme: size === 'desk' ? 'dark' : 'light' });
  await page.goto(learn('#C45-73'));
  const limit = page.locator('#C45-73');
  await limit.getByText(schools[language].examples.limit).waitFor();
  // Pat Garrett, and two cards of six bullets.
  expect(await limit.locator('.example .card').count()).toBe(3);
  for (const [rule, cards] of [
    ['C45-17', 3],
    ['C45-68', 3],
    ['C45-50', 4],
    ['C45-28', 2],
  ] as const)
    expect(await page.locator(`#${rule} .example .card`).count(), rule).toBe(cards);
  expect(await page.locator('.pages li[id]').count()).toBe(94);
  await fitsTheScreen(page);
  await isAccessible(page);
  if (language !== 'en') expect(await page.locator('.wall').innerText()).not.toMatch(/\b[a-z]{4,}\b/);
  expect(complaints).toEqual([]);
  await close();
});
