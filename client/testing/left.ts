/**
 * Reuses what visitors leave in a browser. The scripts fetched and compiled for one serve the next of the same kind, which takes
 * half the time of a new context; so does the page itself, which takes a third less than a new one. Everything that a page can store is
 * cleared first.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

interface Left {
  readonly kind: string;
  readonly page: Page;
}
/** The last to be left comes last. */
const left = new WeakMap<Browser, Left[]>();
const leftIn = (browser: Browser): Left[] => {
  const all = left.get(browser) ?? [];
  left.set(browser, all);
  return all;
};
/** Each is a process; of more, the oldest is closed. */
const KEPT = 10;

/** Changes of a visitor that affect all later ones and cannot be undone. */
const CHANGES = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeFromHAR', 'routeWebSocket'],
  ...['setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials', 'setOffline'],
];
const CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];
/** The same of a page. */
const OF_PAGE = [
  ...['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route', 'routeFromHAR'],
  ...['routeWebSocket', 'setExtraHTTPHeaders'],
];
/** Contexts and pages that are not reused. */
const changed = new WeakSet<object>();
/** Marks the target, or the argument, of these calls as changed. */
const watch = (what: object | null, thing: object, names: readonly string[]): void => {
  const deeds = thing as { [name: string]: (...args: unknown[]) => unknown };
  for (const name of names) {
    const does = deeds[name]!.bind(thing);
    deeds[name] = (...args) => {
      changed.add(what ?? (args[0] as object));
      return does(...args);
    };
  }
};
const opened = async (open: () => Promise<BrowserContext>): Promise<BrowserContext> => {
  const context = await open();
  watch(context, context, CHANGES);
  watch(context, context.clock, CLOCK);
  watch(null, context, ['newCDPSession']);
  return context;
};
/** The call that clears a page; any other of this kind has changed it. */
const tools = new WeakMap<Page, CDPSession>();
/** The origins of a page: its session storage can only be cleared there. */
const been = new WeakMap<Page, Set<string>>();
const watched = (page: Page): Page => {
  const origins = new Set<string>();
  been.set(page, origins);
  page.on('framenavigated', frame => void origins.add(new URL(frame.url()).origin));
  return page;
};
const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  tools.set(page, await context.newCDPSession(page));
  changed.delete(page);
  watch(page, page, OF_PAGE);
  return page;
};

/** A page of this kind left by an earlier visitor; a new one in its context, if they changed the page; else a new one in a new context. */
export const pageIn = async (browser: Browser, kind: string, open: () => Promise<BrowserContext>): Promise<Page> => {
  const all = leftIn(browser);
  const at = all.findLastIndex(each => each.kind === kind);
  const last = at === -1 ? undefined : all.splice(at, 1)[0]!.page;
  if (last !== undefined && !changed.has(last)) return watched(last);
  const page = await newPage(last?.context() ?? (await opened(open)));
  // Only after the new one exists, so that both share a process.
  await last?.close();
  return watched(page);
};

/** Keeps nothing of this visit but the browser's cache. */
export const leave = async (browser: Browser, kind: string, page: Page): Promise<void> => {
  const context = page.context();
  if (changed.has(context)) return context.close();
  // Complaints of a page without a site do not count.
  page.removeAllListeners();
  const isCleared = await page
    .evaluate(() => sessionStorage.clear())
    .then(
      () => true,
      () => false,
    );
  if (!isCleared || been.get(page)!.size > 1) changed.add(page);
  await page.goto('about:blank');
  for (const other of context.pages()) if (other !== page) await other.close();
  await tools.get(page)!.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await context.clearCookies();
  await context.clearPermissions();
  const all = leftIn(browser);
  all.push({ kind, page });
  if (all.length > KEPT) await all.shift()!.page.context().close();
};
