/** Visits to the built client in a real browser. A visit fails on any complaint of the browser. */

import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { some } from '../../testing/amount.ts';
import { PATIENCE } from '../../testing/patience.ts';
import type { Language } from '../../words/language.ts';
import { leave, pageIn } from './left.ts';
import { drawNothing, inSight } from './sight.ts';

/** Languages to check a page in where only the length of words differs: those with the longest words first. */
export const spoken = some<Language>(['uk', 'en', 'ru']);

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

export const sizes = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 740 },
  least: { width: 360, height: 640 },
  side: { width: 844, height: 390 },
} as const;
export type Size = keyof typeof sizes;

export interface Visit {
  readonly page: Page;
  /** The browser's complaints so far. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}
const locales: { readonly [L in Language]: string } = { en: 'en-GB', ru: 'ru-RU', uk: 'uk-UA' };
interface Manner extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'serviceWorkers'> {
  readonly size?: Size;
  readonly language?: Language;
  /** A new visitor: the page explains everything. */
  readonly newcomer?: boolean;
  /** The page computes the turning point at the end of a game, which takes a core for many seconds. */
  readonly looksBack?: boolean;
}
/** In the page: analyses run only on request. */
const lookOnlyAhead = (): void => {
  const { Worker } = window;
  window.Worker = class extends Worker {
    override postMessage(message: { readonly depth?: string }): void {
      if (message.depth !== 'curve') super.postMessage(message);
    }
  };
};
/** A returning visitor under reduced motion, with bots that do not think long. */
export const visit = async (browser: Browser, manner: Manner = {}): Promise<Visit> => {
  const { size = 'desk', language = 'en', newcomer = false, looksBack = false, ...more } = manner;
  const options = {
    hasTouch: size !== 'desk',
    locale: locales[language],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...more,
  } as const;
  const kind = JSON.stringify({ newcomer, looksBack, ...options });
  const page = await pageIn(browser, kind, async () => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    await drawNothing(context);
    await context.addInitScript(() => {
      localStorage.setItem('sixgun:pace', 'quick');
      localStorage.setItem('sixgun:raced', 'yes');
    });
    if (!newcomer) await context.addInitScript(() => localStorage.setItem('sixgun:hints', 'off'));
    if (!looksBack) await context.addInitScript(lookOnlyAhead);
    return context;
  });
  await page.setViewportSize(sizes[size]);
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.stack ?? error.message));
  let isHere = true;
  // A failing test does not reach its own close.
  onTestFinished(() => (isHere ? page.context().close() : undefined));
  const close = (): Promise<void> => {
    isHere = false;
    return leave(browser, kind, page);
  };
  return { page, complaints, close };
};

const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const endsOutside = (element: Element): boolean => element.getBoundingClientRect().right > limit + 1;
    /** A long hand scrolls sideways in a box that fits. */
    const isInHand = (element: Element): boolean => {
      const hand = element.parentElement?.closest('.hand') ?? null;
      return hand !== null && !endsOutside(hand);
    };
    const out = [...document.querySelectorAll('body *')].filter(
      element =>
        element.getBoundingClientRect().width > 0 &&
        endsOutside(element) &&
        !element.closest('.sr, .sky, svg, .ra, .rays') &&
        !isInHand(element),
    );
    return {
      scrolls: document.documentElement.scrollWidth - limit,
      out: out.slice(0, 5).map(element => `${element.tagName}.${element.className}`),
    };
  });
/** Nothing sticks out to the right; flights do not count. */
export const fitsTheScreen = (page: Page): Promise<void> =>
  expect.poll(() => sticksOut(page), { timeout: PATIENCE / 10 }).toEqual({ scrolls: 0, out: [] });
/** The page is accessible, as far as a machine can tell. While a sheet is open, only the sheet counts. */
export const isAccessible = async (page: Page): Promise<void> => {
  // Evaluated, not added as a script: the page's own policy would forbid that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  expect(await inSight(page, () => violationsOn(page))).toEqual([]);
};
const violationsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run(
            what: Document | Element,
            how: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      }
    ).axe.run(document.querySelector('dialog:modal') ?? document, {
      resultTypes: ['violations'],
      // No enabled rule reads style sheets.
      preload: { assets: ['media'] },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`).join(' | ')}`,
    );
  });
