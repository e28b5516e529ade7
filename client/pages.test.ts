/** Every page, with a real server behind it: reachable, readable, and nothing sticks out. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, games } from '../games/index.ts';
import { keysOf } from '../kernel/records.ts';
import { ADDRESSES } from '../server/http/pages.ts';
import { served } from '../server/testing/served.ts';
import { amount } from '../testing/amount.ts';
import { launchBrowser } from '../testing/browser.ts';
import { namesIn } from '../testing/names.ts';
import type { Language } from '../words/language.ts';
import { built } from './testing/files.ts';
import { hasPart } from './testing/parts.ts';
import { fitsTheScreen, isAccessible, type Size, sizes, spoken, visit } from './testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

/** Words that are the same everywhere. */
const everywhere =
  /^(Sixgun|EN|(WB|SB|C45|RV|RX)-\d+\w?|Enter|Esc|Space|K7QM|QR|MIT|OFL|SIL|BY|CC|Vollkorn|SC|Bitter|GaGa|Games|Igor|Videnkov|Faina|Khamidullina|game-icons|net|English)$/;
/** What is still written in Latin letters on a page that should not be. */
const untranslated = (text: string): string[] =>
  [...new Set(text.match(/[A-Za-z][\w-]{2,}/g) ?? [])].filter(word => !everywhere.test(word));

/** Nothing sticks out and everything is said in the language of the page. */
const isPlain = async (page: Page, language: Language): Promise<void> => {
  await fitsTheScreen(page);
  if (language !== 'en') expect(untranslated(await page.locator('main').innerText())).toEqual([]);
};
/** And the page is accessible. Faults of that are the same in any language, and in either orientation. */
const isSound = async (page: Page, language: Language, size?: Size): Promise<void> => {
  if (size === 'side') return fitsTheScreen(page);
  await isPlain(page, language);
  if (language === spoken[0]) await isAccessible(page);
};

describe.each(spoken)('in %s', (language: Language) => {
  test('the saloon, a new table and the table itself on a desk', async () => {
    const { url } = await served({}, { pages: built });
    const { page, complaints, close } = await visit(browser, { language });
    await page.goto(url);
    await page.waitForSelector('.poster-poster');
    await isSound(page, language);
    await page.locator('a[href="/new/wright-gang"]').click();
    await page.waitForSelector('.new-table-table');
    await isSound(page, language);
    await page.locator('.new-table-footer .btn.onpaper').click();
    await page.waitForSelector('.hand .card');
    await isSound(page, language);
    expect(complaints).toEqual([]);
    await close();
  });
  test('the same on a phone, held either way, and every other game there, with lessons', async () => {
    const { url } = await served({}, { pages: built });
    const { page, complaints, close } = await visit(browser, { language, size: 'small' });
    /** Held both ways it is sound, and what leads on can be pressed. */
    const eitherWay = async (there: string, onward?: string): Promise<void> => {
      await page.waitForSelector(there);
      for (const size of ['side', 'small'] as const) {
        await page.setViewportSize(sizes[size]);
        await isSound(page, language, size);
        if (onward !== undefined) await page.locator(onward).click({ trial: true });
      }
      if (onward !== undefined) await page.locator(onward).click();
    };
    await page.goto(url);
    await eitherWay('.poster-poster', 'a[href="/new/wright-gang"]');
    await eitherWay('.new-table-footer', '.new-table-footer .btn.onpaper');
    await eitherWay('.hand .card');
    const others = Object.keys(games).filter(game => game !== 'wright-gang');
    for (const [path, there, look] of [
      ...others.map(game => [`/new/${game}`, '.new-table-footer', isSound] as const),
      // At its table axe runs in each game's own tests.
      ...others.map(game => [`/practice/${game}?new=1`, '.felt .line', amount(isPlain, { deep: isSound })] as const),
      ...Object.keys(games).map(
        game => [`/learn/${game}`, hasPart(game, 'page/school.ts') ? '.tickets' : '.learn', isSound] as const,
      ),
    ]) {
      await page.goto(url + path);
      await page.waitForSelector(there);
      await look(page, language);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
/** All that a page says: its title, what stands on it, and what stands in attributes for those who hear or hover. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'content', 'value'];
    const beside = [...document.querySelectorAll('*')].flatMap(element => attributes.map(name => element.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...beside].join('\n');
  });
test.each(spoken)('by the house’s names no page says another in %s', async language => {
  const { url } = await served({ GAME_NAMES: 'house' }, { pages: built });
  const { page, complaints, close } = await visit(browser, { language });
  const says = async (path: string, there: string): Promise<string> => {
    await page.goto(url + path);
    await page.waitForSelector(there);
    const said = await saidOn(page);
    expect([path, namesIn(said)]).toEqual([path, []]);
    return said;
  };
  const houseNames = keysOf(boxes).map(game => boxes[game].words[language].houseName);
  const saloon = await says('/', '.poster-poster');
  for (const name of houseNames) expect(saloon).toContain(name);
  for (const path of ADDRESSES.filter(address => !/:|^\/(t|r|beat)$/.test(address))) await says(path, 'main h1, main h2');
  for (const [i, game] of keysOf(boxes).entries()) {
    // Usually each of them with one game, and each game with some of them.
    const paths = ['/new', '/learn', '/ladder', '/trail', '/puzzles', '/day'];
    for (const path of amount(
      paths.filter((_, at) => at % houseNames.length === i),
      { deep: paths },
    ))
      await says(`${path}/${game}`, 'main h1, main h2, .felt .line');
    expect(await says(`/practice/${game}?new=1`, '.felt .line')).toContain(houseNames[i]);
  }
  expect(complaints).toEqual([]);
  await close();
});
test('credits name every author', async () => {
  const { url } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${url}/credits`);
  await page.getByText('skoll').waitFor();
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
