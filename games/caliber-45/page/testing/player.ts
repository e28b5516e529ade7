/** Players of Caliber 45 who see only what is on the screen: one clicks, one has no mouse. */
import type { Page } from 'playwright-core';
import { type BrowserPlayer, onward, trying, waits } from '../../../../client/testing/player.ts';

interface Seen {
  readonly over: boolean;
  readonly asked: boolean;
  /** Something lies over the table, to be read. */
  readonly sheet: boolean;
  readonly picking: boolean;
  readonly target: boolean;
  readonly legal: number;
  readonly picked: number;
  /** What can be done, as the buttons say it. */
  readonly offers: readonly string[];
  /** Where the game is: what is asked and how the middle looks. */
  readonly state: string;
}
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const count = (what: string): number => document.querySelectorAll(what).length;
    const text = (what: string): string => document.querySelector(what)?.textContent ?? '';
    const shown = [...document.querySelectorAll<HTMLElement>('.line .btn, .right .btn, .pad .btn')].filter(
      button => button.offsetParent !== null,
    );
    const offers = shown.map(button => button.querySelector('span')?.textContent ?? button.textContent ?? '');
    const go = shown.find(button => button.classList.contains('go'));
    return {
      over: count('.of-after') > 0,
      asked: count('.line.yours') > 0,
      sheet: count('.of-raid .btn.go') > 0,
      picking: count('.picking') > 0,
      target: count('.aim') > 0,
      legal: count('.hand .card.legal'),
      picked: count('.hand .card.sel'),
      offers,
      state: [
        document.querySelector('.mid')?.className,
        text('.stages .now'),
        go?.querySelector('span')?.textContent?.replace(/\d+|at .*/g, ''),
        count('.aim') > 0 ? 'aims' : '',
        count('.debt') > 0 ? 'debt' : '',
        count('.bail') > 0 ? 'bail' : '',
        count('.shotline') > 0 ? 'shot' : '',
      ].join('|'),
    };
  });

const TO_DO = '.of-after, .of-raid .btn.go, .line.yours';
/** A Coyote is thrown only together with another card. */
const GOOD_ALONE = '.hand .card.legal:not([data-face="coyote"])';
/** In which order a bold player thinks of things. */
const bold = [
  /^(Ride along|Иду|Еду|Їду)/,
  /^(Just enough|Ровно|Вистачить)/,
  /^(Shoot|Fire back|Выстрел|Стре|Отстре|Вистр|Стріл|Відстр)/,
  /^(Call a robbery|На дело|На діло)/,
  /^(Keep|Pay|New cowboys)/,
];

/** Clicks and taps, and does not wait for what is shown. */
export const clicker = (page: Page): BrowserPlayer => {
  const tried = trying();
  const act = async (): Promise<boolean> => {
    const seen = await look(page);
    if (seen.over) return true;
    const buttons = page.locator('.line .btn:visible, .right .btn:visible, .pad .btn:visible');
    if (seen.sheet) await tried(soon => page.locator('.of-raid .btn.go').click(soon));
    else if (!seen.asked) await waits(page, TO_DO, 'impatient');
    else if (seen.picking) await tried(soon => page.locator('.picking .card').nth(3).click(soon));
    else if (seen.target) await tried(soon => page.locator('.aim').first().click(soon));
    else {
      const wish = bold.map(name => seen.offers.findIndex(offer => name.test(offer))).find(at => at >= 0);
      if (wish !== undefined) await tried(soon => buttons.nth(wish).click(soon));
      else if (seen.legal > 0 && seen.picked === 0)
        await tried(soon =>
          page
            .locator(GOOD_ALONE)
            .first()
            .click({ ...soon, position: { x: 12, y: 12 } }),
        );
      else
        await tried(soon =>
          page
            .locator(`.line .btn.go:visible, ${onward('.pad', '.right')}`)
            .first()
            .click(soon),
        );
    }
    return false;
  };
  return { page, act };
};

/** Only keys: letters for what the buttons say, Tab and arrows in the hand and in the spread, Space, Enter, digits for players. */
export const typist = (page: Page): BrowserPlayer => {
  const { keyboard } = page;
  const tried = trying();
  const offered = async (name: RegExp): Promise<boolean> => (await look(page)).offers.some(offer => name.test(offer));
  const isOn = (what: string): Promise<boolean> =>
    page.evaluate(selector => document.activeElement?.closest(selector) != null, what);
  const pickOne = async (): Promise<void> => {
    for (let tabs = 0; tabs < 30 && !(await isOn('.hand')); tabs++) await keyboard.press('Tab');
    for (let steps = 0; steps < 8 && !(await isOn(GOOD_ALONE)); steps++) await keyboard.press('ArrowRight');
    if (await isOn(GOOD_ALONE)) await keyboard.press('Space');
    await keyboard.press('Enter');
  };
  const keys: readonly (readonly [RegExp, string])[] = [
    [/^Ride along/, 'j'],
    [/^Just enough/, 'a'],
    [/^Keep/, 'k'],
    [/^Pay/, 'y'],
    [/^New cowboys/, 'y'],
    [/^Call a robbery/, 'r'],
    [/^Hire/, 'h'],
    [/^Draw/, 'd'],
    [/^Take off/, 'u'],
    [/^Ride off/, 'm'],
  ];
  return {
    page,
    act: async () => {
      const seen = await look(page);
      if (seen.over) return true;
      if (seen.sheet) await keyboard.press('Escape');
      else if (!seen.asked) await waits(page, TO_DO);
      else if (seen.picking) {
        await tried(soon => page.locator('.picking button:focus').waitFor(soon));
        await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
      } else if (seen.target) await keyboard.press('1');
      else if (seen.picked > 0) await keyboard.press('Enter');
      else if ((await offered(/^Flee/)) && seen.legal > 0) await pickOne();
      else {
        const key = keys.find(([name]) => seen.offers.some(offer => name.test(offer)));
        if (key !== undefined) await keyboard.press(key[1]);
        else if (seen.offers.some(offer => /^Pass/.test(offer))) await keyboard.press('p');
        else {
          await keyboard.press('f');
          await keyboard.press('Enter');
        }
      }
      return false;
    },
  };
};
