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

/** What a visitor can change for everybody who comes after them, and nothing changes back. */
const CHANGES = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeFromHAR', 'routeWebSocket'],
  ...['setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials', 'setOffline'],
];
const CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];
/** Contexts to which nobody comes again. */
const changed = new WeakSet<BrowserContext>();
const watch = (context: BrowserContext, thing: object, names: readonly string[]): void => {
  const deeds = thing as { [name: string]: (...args: unknown[]) => unknown };
  for (const name of names) {
    const does = deeds[name]!.bind(thing);
    deeds[name] = (...args) => {
      changed.add(context);
      return does(...args);
    };
  }
};
const opened = async (open: () => Promise<BrowserContext>): Promise<BrowserContext> => {
  const context = await open();
  watch(context, context, CHANGES);
  watch(context, context.clock, CLOCK);
  return context;
};

/** A new page, in a context of this kind that somebody has left, or else in a new one. */
export const pageIn = async (browser: Browser, kind: string, open: () => Promise<BrowserContext>): Promise<Page> => {
  const last = pagesOf(browser, kind).pop();
  const page = await (last?.context() ?? (await opened(open))).newPage();
  // Not before the new one is there, so that both share a process.
  await last?.close();
  return page;
};

/** Nothing is kept of this visit but what the browser has fetched. */
export const leave = async (browser: Browser, kind: string, page: Page): Promise<void> => {
  const context = page.context();
  if (changed.has(context)) return context.close();
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
