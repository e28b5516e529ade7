/** A player of Revolver who sees only what is on the screen, and clicks or taps: plays either side to the end of the game. */
import type { Page } from 'playwright-core';
import { type BrowserPlayer, onward, trying, waits } from './player.ts';

interface Seen {
  readonly over: boolean;
  readonly sheet: boolean;
  /** A card that is read, because it could no longer be chosen. */
  readonly reads: boolean;
  /** The hand is fanned out: there is a card to pay with, and nothing to press yet. */
  readonly owes: boolean;
  readonly asked: boolean;
  readonly go: boolean;
  readonly picker: boolean;
  readonly lit: boolean;
  readonly picked: number;
  readonly legal: number;
  readonly more: number;
}
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const seen = (what: string): number =>
      [...document.querySelectorAll<HTMLElement>(what)].filter(element => element.offsetParent !== null).length;
    return {
      over: document.querySelector('.of-after') !== null,
      sheet: document.querySelector('.over .btn.go') !== null,
      reads: document.querySelector('dialog[open]') !== null,
      owes: seen('.fanned .card.pay:not(.sel)') > 0 && seen('dialog .btn.go') === 0,
      asked: seen('.line.yours') > 0,
      go: seen('.line .btn.go, .pad .btn.go') > 0,
      picker: seen('.choosefrom .choice') > 0,
      lit: seen('.inplay.legal') > 0,
      picked: seen('.hand .card.sel'),
      legal: seen('.hand .card.legal'),
      more: seen('.hand .card.pay:not(.sel)'),
    };
  });
const TO_DO = '.of-after, .over .btn.go, dialog[open], .fanned .card.pay, .line.yours';
/** Clicks on a card where it can be seen: one that is picked is lifted over its neighbours. False when none can be seen. */
const clickCard = async (page: Page, what: string): Promise<boolean> => {
  const point = await page.evaluate(cards => {
    for (const card of document.querySelectorAll(cards)) {
      const { left, right, top } = card.getBoundingClientRect();
      for (const x of [left + 8, (left + right) / 2, right - 8])
        if (document.elementFromPoint(x, top + 8)?.closest('.card') === card) return { x, y: top + 8 };
    }
    return null;
  }, what);
  if (point === null) return false;
  await page.mouse.click(point.x, point.y);
  // A big hand is fanned out in the frame after: what lies under it then cannot be pressed.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return true;
};

/** Plays one card a turn, pays for it if need be, and takes the first of what is offered. */
export const clicker = (page: Page): BrowserPlayer => {
  let played = false;
  const tried = trying();
  const act = async (): Promise<boolean> => {
    const seen = await look(page);
    const press = (what: string): Promise<void> => tried(soon => page.locator(what).first().click(soon));
    if (seen.owes) await press('.fanned .card.pay:not(.sel)');
    else if (seen.reads) {
      played = true;
      await press('dialog .btn.go, dialog:not(:has(.btn.go)) .btn:last-child');
    } else if (seen.over) return true;
    else if (seen.sheet) await press('.over .btn.go');
    else if (!seen.asked) await waits(page, TO_DO, 'impatient');
    else if (seen.go) {
      await press('.line .btn.go:visible, .pad .btn.go:visible');
      played = true;
    } else if (seen.picker) {
      await press('.choosefrom .choice');
    } else if (seen.lit) await press('.inplay.legal');
    else if (seen.picked > 0 && seen.more > 0) await clickCard(page, '.hand .card.pay:not(.sel)');
    else if (seen.legal > 0 && !played) await clickCard(page, '.hand .card.legal:not(.sel)');
    else {
      await press(onward('.right', '.pad'));
      played = false;
    }
    return false;
  };
  return { page, act };
};
