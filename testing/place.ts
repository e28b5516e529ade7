/** Where the page is measured and pictured: a real server with the built page, and a real Chromium beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startServer } from '../server/server.ts';
import { launchBrowser } from './browser.ts';
import { localServer } from './local-server.ts';

export interface ServedPlace {
  readonly url: string;
  readonly browser: Browser;
}

/** Open while it is used; gone afterwards, even after an error. */
export async function atPlace<Found>(use: (place: ServedPlace) => Promise<Found>): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-bench-'));
  const server = await startServer(localServer(folder));
  const browser = await launchBrowser();
  try {
    return await use({ url: server.url, browser });
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A first visit: nothing is cached, and no service worker adds requests. */
export async function firstVisit<Found>(
  { browser }: ServedPlace,
  use: (page: Page) => Promise<Found>,
  manner: BrowserContextOptions = {},
): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...manner,
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
