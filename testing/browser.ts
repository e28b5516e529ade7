/** A real Chromium for tests: the one named in CHROMIUM (`npm test` sees to that), or one of the usual places. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { PATIENCE } from './patience.ts';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];
/**
 * The address bar keeps two pages of its own in every window, which cost as much as opening the window. Of several such lists only the
 * last counts, so what Playwright turns off is turned off here too.
 */
const OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'MediaRouter'],
  ...['OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Of each context, see client/testing/left.ts.
  '--renderer-process-limit=1',
  `--disable-features=${OFF.join()}`,
];

const first = (...files: readonly (string | undefined)[]): string => {
  const file = files.find(each => each !== undefined && existsSync(each));
  if (file === undefined) throw new Error('no Chromium here: npm test installs one, or name one in CHROMIUM');
  return file;
};
const named = process.env['CHROMIUM'];
let running: Promise<Browser> | null = null;
/** All test files of a worker share one browser, which ends with the worker: scripts that one visit has fetched and compiled serve the next. */
export const launchBrowser = async (): Promise<Browser> => {
  if ((await running)?.isConnected() !== true)
    running = chromium.launch({ executablePath: first(named, ...usualPlaces), args: FLAGS, timeout: PATIENCE });
  return running!;
};

/** A browser set to store nothing of any site, not even cookies. That requires a full browser, which reads a settings file. */
export const launchForgetful = async (): Promise<BrowserContext> => {
  const profile = await mkdtemp(join(tmpdir(), 'sixgun-profile-'));
  await mkdir(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: first(...usualPlaces, named),
    args: FLAGS,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    timeout: PATIENCE,
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
};
