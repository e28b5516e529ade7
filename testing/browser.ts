/** A real Chromium for tests: the one named in CHROMIUM (`npm test` sees to that), or one of the usual places. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = [process.env['CHROMIUM'], ...usualPlaces].find(file => file !== undefined && existsSync(file));
  if (executablePath === undefined) throw new Error('no Chromium here: npm test installs one, or name one in CHROMIUM');
  return chromium.launch({ executablePath, args: FLAGS });
};
