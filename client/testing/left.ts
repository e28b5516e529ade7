/**
 * What visitors leave behind in a browser. The scripts that were fetched and compiled for one serve the next of the same kind, which takes
 * half of what a new context does; everything that a page can keep is cleared first.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';

const left = new WeakMap<Browser, Map<string, Page[]>>();
const pagesOf = (browser: Browser, kind: string): Page[] => {
  const kinds = left.get(browser) ?? new Map<string, Page[]>();
  left.set(browser, kinds);
  const pages = kinds.get(kind) ?? [];
  kinds.set(kind, pages);
  return pages;
};

/** A new page, in a context of this kind that somebody has left, or else in a new one. */
export const pageIn = async (browser: Browser, kind: string, open: () => Promise<BrowserContext>): Promise<Page> => {
  const last = pagesOf(browser, kind).pop();
  const page = await (last?.context() ?? (await open())).newPage();
  // Not before the new one is there, so that both share a process.
  await last?.close();
  return page;
};

/** Nothing is kept of this visit but what the browser has fetched. */
export const leave = async (browser: Browser, kind: string, page: Page): Promise<void> => {
  const context = page.context();
  // What a page without a site complains about is nobody's fault.
  page.removeAllListeners();
  await page.goto('about:blank');
  for (const other of context.pages()) if (other !== page) await other.close();
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await context.clearCookies();
  await context.clearPermissions();
  pagesOf(browser, kind).push(page);
};
