/** Brings people to a table on a server through the page: one opens it, others sit down. */
import type { Page } from 'playwright-core';

const choose = (page: Page, group: RegExp, value: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('button', { name: value, exact: true }).click();

interface Terms {
  readonly chairs: number;
  readonly bots: number;
  readonly rounds?: number;
  readonly visibility?: 'open' | 'private';
}
/** A table of one round or more, opened by its host; returns its link. */
export const openTable = async (
  host: Page,
  url: string,
  { chairs, bots, rounds = 1, visibility = 'open' }: Terms,
): Promise<string> => {
  await host.goto(`${url}/new/wright-gang`);
  await choose(host, /^Chairs/, `${chairs}`);
  await choose(host, /^Bots on/, bots === 0 ? 'none' : `${bots}`);
  await host.getByText('House rules').click();
  await choose(host, /^Rounds/, `${rounds}`);
  await choose(host, /^Who finds/, visibility === 'open' ? /everybody/ : /only those/);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('Anybody who opens this link').waitFor();
  return host.url();
};
export const sitDown = async (page: Page): Promise<void> => {
  await page.waitForSelector('.gather footer .btn');
  const sit = page.locator('.gather footer').getByRole('button', { name: 'Sit down' });
  if ((await sit.count()) > 0) await sit.click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
};
/** All guests sit down; the host, who comes first, starts. */
export const start = async (host: Page, ...guests: readonly Page[]): Promise<void> => {
  for (const page of [...guests, host]) await sitDown(page);
  await host.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([host, ...guests].map(page => page.waitForSelector('.hand .card')));
};
