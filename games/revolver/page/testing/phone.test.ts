/** On a phone every card of Revolver says its name, in hand and in columns, however many there are; the gang is one chip, and Jack another. */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOn } from '../../../../client/testing/boxes.ts';
import { filesHere } from '../../../../client/testing/files.ts';
import { fullest } from '../../../../client/testing/fullest.ts';
import { type Laid, layTable } from '../../../../client/testing/laid.ts';
import { isAccessible, sizes, spoken, visit } from '../../../../client/testing/visit.ts';
import { some } from '../../../../testing/amount.ts';
import { launchBrowser } from '../../../../testing/browser.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof filesHere>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), filesHere()]);
});
const HAND = ['banditos', '45-long-colt', 'gatling-gun', 'dynamite', 'shoot-our-way-out', 'stolen-horses', 'rosa-delgado'];
const holding = (hand: string, column: string): Laid => ({
  game: 'revolver',
  names: ['Jack', 'Mae'],
  seat: 0,
  position: {
    zones: {
      hand: { 0: hand, 1: 'deputy*6' },
      column: { 0: { bank: column }, 1: { bank: 'cowboy deputy lawman charlie-weathers hired-gun' } },
      graveyard: 'bullet kid-malloy',
    },
    open: { place: 'bank', space: 2 },
  },
});
const tables: readonly Laid[] = [
  holding(HAND.slice(0, 2).join(' '), '38-special'),
  holding(HAND.slice(0, 5).join(' '), '38-special derringer'),
  holding(`${HAND.join(' ')} adios-amigos saddlebags sandstorm 38-special*2`, '38-special'),
  holding(HAND.join(' '), '38-special*2 derringer'),
  fullest['a chase, as Colty']!,
  fullest['a chase, as McReady']!,
];
/** Cards without a name that can be read on them. */
const nameless = (page: Page): Promise<string[]> =>
  page.locator('.hand .card, .field .column .card:not(.under)').evaluateAll(cards =>
    cards
      .filter(card => {
        const written = [...card.querySelectorAll<HTMLElement>('.ttl > *')].filter(each => each.offsetParent !== null);
        const [box, name] = [card.getBoundingClientRect(), written[0]?.getBoundingClientRect()];
        const isOn = name !== undefined && name.height > 8 && name.top >= box.top - 2 && name.bottom <= box.bottom + 2;
        return written.length !== 1 || !isOn || written[0]!.scrollWidth > box.width + 1;
      })
      .map(card => card.querySelector('.sr')?.textContent ?? ''),
  );

/** A picture is worth a look, or there is none. */
const LEAST_PICTURE = 34;
const slivers = (page: Page): Promise<string[]> =>
  page
    .locator('.hand .card .pic, .field .column .card:not(.under) .pic')
    .evaluateAll(
      (pictures, least) =>
        pictures
          .filter(each => each.querySelector('.rays')!.checkVisibility() && each.getBoundingClientRect().height < least)
          .map(each => `a picture of ${Math.round(each.getBoundingClientRect().height)} px`),
      LEAST_PICTURE,
    );

test.each(spoken)('every card in hand and column has its name, and no picture is a sliver, in %s', async language => {
  const { page, complaints, close } = await visit(browser, { language, size: 'phone' });
  const faults: string[] = [];
  for (const [i, laid] of some(tables, 4).entries()) {
    await layTable(page, site.url, laid);
    for (const size of some(['least', 'small', 'side', 'phone'] as const, 3)) {
      await page.setViewportSize(sizes[size]);
      const found = [...(await faultsOn(page)), ...(await nameless(page)), ...(await slivers(page))];
      faults.push(...found.map(fault => `table ${i} on ${size}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('the gang is one chip with a sheet of names, and Jack stands apart; a pile has its word on its owner’s plate', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'phone' });
  await layTable(page, site.url, tables[1]!);
  const gang = page.getByRole('region', { name: 'The gang: 14 of 16 alive' });
  await gang.getByRole('button', { name: /^Gang 14 of 16/ }).tap();
  // Two of sixteen are dead, one space of twenty is passed.
  const lead = page.getByRole('list', { name: 'Who is ahead' }).getByRole('listitem');
  expect(await lead.allTextContents()).toEqual([' McReadyahead14 bandits left', ' Colty19 turns to the train']);
  const sheet = page.getByRole('dialog', { name: 'The gang' });
  expect(await sheet.locator('.choice').count()).toBe(16);
  expect(await sheet.locator('.choice', { hasText: 'Dutch Vandermeer' }).innerText()).toContain('Dynamite costs you 1 less');
  await isAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  expect(await gang.getByRole('button', { name: /^Jack/ }).innerText()).toContain('dies: you lose');
  for (const plate of [page.getByRole('article', { name: 'Mae' }), page.locator('.outlaws')])
    for (const word of ['deck', 'discards']) expect(await plate.getByText(word, { exact: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('giving up is in the menu, and not beside the hand', async () => {
  const { page, complaints, close } = await visit(browser, { size: 'phone' });
  await layTable(page, site.url, tables[0]!);
  await page
    .locator('.line.yours', { hasText: /If McReady adds nothing: \d+ : \d+, a bandit is hit\. McReady holds 6 cards\./ })
    .waitFor();
  expect(await page.getByRole('button', { name: 'Give up' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).tap();
  await page.locator('.line', { hasText: 'Give up? Your opponent wins at once.' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
