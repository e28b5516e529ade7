/**
 * Full tables fit every window, in every language: nothing overlaps, nothing is cut, nothing is too small to be read. By boxes, not by
 * pictures.
 */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { amount, some } from '../testing/amount.ts';
import { launchBrowser } from '../testing/browser.ts';
import { LONGEST_NAME } from '../wire/lines.ts';
import type { Language } from '../words/language.ts';
import { faultsOn, faultsOver } from './testing/boxes.ts';
import { filesHere } from './testing/files.ts';
import { fullest } from './testing/fullest.ts';
import { layTable } from './testing/laid.ts';
import { bring, nothingGoesBy, scenes } from './testing/scenes.ts';
import { isAccessible, spoken, visit } from './testing/visit.ts';

const NARROW = [
  [360, 640],
  [844, 390],
] as const;
/** Where there is more room, one language is enough: that with the longest words. A low window and the usual one first. */
const WIDE = some(
  [
    [1366, 625],
    [1440, 900],
    [390, 844],
    [768, 1024],
    [1024, 600],
    [1280, 720],
    [1024, 768],
    [1280, 800],
    [2560, 1440],
  ] as const,
  2,
);
const windowsFor = (language: Language) => (language === 'uk' ? [...NARROW, ...WIDE] : NARROW);

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});

/** The line says whose move it is: it is never smaller than this, in pixels. */
const LINE = 14;
/** In the page: type is set a little wider than here. No two browsers and machines set it alike. */
const widerType = (): void => {
  const wider = new CSSStyleSheet();
  wider.replaceSync('* { letter-spacing: 0.03em }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, wider];
};
describe.each(spoken)('in %s', language => {
  test('full tables fit their windows', async () => {
    const { page, complaints, close } = await visit(browser, { language, reducedMotion: 'reduce' });
    if (language === 'uk') await page.addInitScript(widerType);
    const faults: string[] = [];
    for (const [name, laid] of Object.entries(fullest)) {
      await layTable(page, site.url, laid);
      for (const [width, height] of windowsFor(language)) {
        const window = `${width}×${height}`;
        await page.setViewportSize({ width, height });
        for (const fault of await faultsOn(page)) faults.push(`${name} at ${window}: ${fault}`);
        const type = await page.locator('.felt .line p').evaluate(line => Number.parseFloat(getComputedStyle(line).fontSize));
        if (type < LINE) faults.push(`${name} at ${window}: the line is set at ${type} px`);
        const below = await page.locator('.felt').evaluate(felt => felt.scrollHeight - felt.clientHeight);
        if (below > 1) faults.push(`${name} at ${window}: ${below} px lie below the fold`);
        const lines = await page.locator('.top .where').evaluate(where => {
          const text = document.createRange();
          const linesOf = (part: Element): number => {
            text.selectNodeContents(part);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          return [...where.children].reduce((sum, part) => sum + linesOf(part), 0);
        });
        if (lines > 2) faults.push(`${name} at ${window}: ${lines} lines in the bar`);
      }
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

/**
 * As many letters as a name may have, each the widest of all, among the longest words; in small windows, and in that of 1440 × 900 at 200
 * %.
 */
const WIDEST = 'Щ';
/** Of each title the table with most on it. */
const FULLEST = ['a heist of five', 'a cylinder among six', 'a shoot-out of seven among nine', 'a chase, as McReady'];
const SMALL = some([[360, 640] as const, [720, 450] as const, [1366, 625] as const], 2);
test('full tables fit small windows with the longest names', async () => {
  const { page, complaints, close } = await visit(browser, { language: 'uk' });
  const letters = WIDEST.repeat(LONGEST_NAME - 1);
  // A name without a blank is broken where its line ends.
  const isFault = (fault: string): boolean => !(fault.startsWith('broken: ') && fault.includes(letters.slice(0, 9)));
  const faults: string[] = [];
  for (const name of amount(FULLEST, { deep: Object.keys(fullest) })) {
    const laid = fullest[name]!;
    await layTable(page, site.url, { ...laid, names: laid.names.map((_, i) => `${letters}${i + 1}`) });
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height });
      for (const fault of await faultsOn(page)) if (isFault(fault)) faults.push(`${name} at ${width}×${height}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** As long as a name may be that people have; a stranger is called shorter. */
const CALLED = 'Володимир Пшеничниченко';
/** A desk's window: a scene leaves half of it to the table. */
const isDesk = (width: number, height: number): boolean => width > 1000 && height > 520;
test('every scene fits every window: at most half as high, and what must be read is in sight', async () => {
  const { page, complaints, close } = await visit(browser, { language: 'uk', reducedMotion: 'reduce' });
  await page.addInitScript(nothingGoesBy);
  const faults: string[] = [];
  for (const [name, scene] of Object.entries(scenes)) {
    const names = scene.laid.names.map((_, i) => (i % 2 === 0 ? `Незнайомець ${4548 + i}` : CALLED));
    bring(scene, await layTable(page, site.url, { ...scene.laid, names }));
    await page.locator(scene.shown).waitFor();
    for (const [width, height] of [...NARROW, ...WIDE]) {
      const window = `${name} at ${width}×${height}`;
      await page.setViewportSize({ width, height });
      for (const fault of await faultsOver(page)) faults.push(`${window}: ${fault}`);
      for (const each of scene.read) {
        const box = await page.locator(each).last().boundingBox();
        if (box === null || box.y < 0 || box.y + box.height > height + 1) faults.push(`${window}: below the fold: ${each}`);
      }
      if (!isDesk(width, height)) continue;
      // Of a race it is the words below the pile.
      const strip = (await page.locator('.over > *, .race .below').first().boundingBox())!;
      if (strip.height > height / 2 + 1) faults.push(`${window}: ${Math.round((strip.height / height) * 100)} % of the window`);
    }
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the boxes tell what is small, cut, broken, outside, covered or overlapped', async () => {
  const { page, close } = await visit(browser);
  await page.goto(site.url);
  await page.setContent(`
    <p id="small">tiny</p>
    <p id="cut">a text that is far too long for its place</p>
    <p id="broken">incomprehensibilities</p>
    <p id="outside">outside</p>
    <p id="covered">covered</p><div id="cover" class="tray"></div>
    <p id="under">under</p><button id="over">over</button>
    <p id="sized">fine</p>`);
  await page.evaluate(() => {
    const styles: { readonly [id: string]: Partial<CSSStyleDeclaration> } = {
      small: { fontSize: '8px' },
      cut: { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      broken: { width: '60px', overflowWrap: 'anywhere' },
      outside: { position: 'absolute', left: '-20px', top: '200px' },
      covered: { position: 'absolute', left: '300px', top: '400px' },
      cover: { position: 'absolute', left: '290px', top: '390px', width: '90px', height: '60px', background: 'black' },
      under: { position: 'absolute', left: '100px', top: '300px' },
      over: { position: 'absolute', left: '110px', top: '305px' },
    };
    for (const [id, style] of Object.entries(styles)) Object.assign(document.getElementById(id)!.style, style);
  });
  const found = (await faultsOn(page)).map(fault => fault.slice(0, fault.indexOf(':')));
  expect(new Set(found)).toEqual(new Set(['small', 'ellipsis', 'cut', 'broken', 'outside', 'covered', 'overlap']));
  await close();
});

test('letters that are too faint are told, though the page is not drawn', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${site.url}/credits`);
  await page.getByText('skoll').waitFor();
  await isAccessible(page);
  await page.getByText('skoll').evaluate(element => Object.assign(element.style, { color: '#eee', background: '#fff' }));
  await expect(isAccessible(page)).rejects.toThrow();
  await close();
});

test('a page whose visitor stopped the clock, cut the wire, wrote something or changed it is not reused', async () => {
  const spoils: readonly ((page: Page) => Promise<unknown>)[] = [
    page => page.clock.setFixedTime('2020-02-02T10:00:00Z'),
    page => page.context().setOffline(true),
    page => page.addInitScript(() => Object.assign(window, { spoilt: true })),
    async page => {
      await page.goto(site.url);
      await page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) storage.setItem('spoilt', 'yes');
      });
    },
    page =>
      page
        .context()
        .newCDPSession(page)
        .then(wire => wire.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })),
  ];
  for (const spoil of spoils) {
    const before = await visit(browser);
    await spoil(before.page);
    await before.close();
    const { page, close } = await visit(browser);
    await page.goto(`${site.url}/credits`);
    expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020);
    const left = await page.evaluate(() => [
      'spoilt' in window,
      ...[localStorage, sessionStorage].map(storage => storage.getItem('spoilt')),
      Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Tokyo',
    ]);
    expect(left).toEqual([false, null, null, false]);
    await close();
  }
});
