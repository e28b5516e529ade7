/** A sheet of another game that names every class of the house, beside a game: nothing moves. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testing/browser.ts';
import { nameOf, namesIn } from './look/sheets.mjs';
import { filesHere } from './testing/files.ts';
import { visit } from './testing/visit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

/** As the page knows them. */
const classes = (readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' }) as string[])
  .filter(file => file.endsWith('.css'))
  .flatMap(file => {
    const names = namesIn(readFileSync(`${root}client/${file}`, 'utf8'));
    return file.endsWith('.module.css') ? names.map(name => `${nameOf(file)}-${name}`) : names;
  });
const hostile = async (game: string): Promise<string> => {
  const config = await resolveConfig({ root, configFile: `${root}vite.config.ts`, logLevel: 'silent' }, 'build');
  const css = [...new Set(classes)].map(name => `.${name} { padding: 7px !important; position: static !important }`).join('\n');
  return (await preprocessCSS(css, `${root}games/${game}/page/hostile.css`, config)).code;
};
/** Where everything is that is drawn. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** As a sheet that came with a game which was looked at before; an empty one takes it away. */
const wear = (page: Page, css: string): Promise<void> =>
  page.evaluate(async text => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [await sheet.replace(text)];
  }, css);

test('nothing moves at a table, nor in the saloon after it', async () => {
  expect(classes.length).toBeGreaterThan(500);
  const { page, close } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(site.url);
  await page.waitForSelector('.poster-posters');
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, '/practice/wright-gang?new=1&rounds=1');
  await page.waitForSelector('.line.yours');
  await page.evaluate(() => document.fonts.ready);
  const table = await places(page);
  const [own, foreign] = await Promise.all([hostile('wright-gang'), hostile('revolver')]);
  await wear(page, foreign);
  expect(await places(page)).toEqual(table);
  await wear(page, own);
  expect(await places(page)).not.toEqual(table);
  await page.goBack();
  await page.waitForSelector('.poster-posters');
  const saloon = await places(page);
  await wear(page, '');
  expect(await places(page)).toEqual(saloon);
  await close();
});
