/**
 * The robot plays any game to its end, and sees only the page's `data-` attributes: what can be pressed, and whether
 * it is asked. It presses any of that at random, preferring what advances the game; so it needs no word of any game.
 */
import { PATIENCE } from '../../testing/patience.ts';

/** The parts of a browser it needs: a Playwright page has them, and so has any engine that a test drives otherwise. */
export interface Screen {
  evaluate<Answer, Asked>(ask: (asked: Asked) => Answer | Promise<Answer>, asked: Asked): Promise<Answer>;
  readonly mouse: { click(x: number, y: number): Promise<unknown> };
  readonly touchscreen: { tap(x: number, y: number): Promise<unknown> };
  readonly keyboard: { press(key: string): Promise<unknown> };
}
/** Its input device. By keyboard it uses nothing else: the key a button names, or Tab and arrows to its target. */
export type Hands = 'mouse' | 'touch' | 'key';
const END = '[data-over="after"]';

type Found =
  | { readonly at: 'over'; readonly shown: string }
  | { readonly at: 'nothing'; readonly shown: string }
  | { readonly at: 'cue' | 'press'; readonly x: number; readonly y: number; readonly shown: string };

/** How often the page looks for something to press, and how long until the robot looks again, in milliseconds. */
const STEP = 20;
const LOOK = 500;

/**
 * In the page: what to press next, and where. An element that has moved by the next frame is still in flight, and a covered one
 * cannot be pressed.
 */
const find = async ({
  end,
  step,
  look,
}: {
  readonly end: string;
  readonly step: number;
  readonly look: number;
}): Promise<Found> => {
  const has = (what: string): boolean => document.querySelector(what) !== null;
  const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
  const frame = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done));
  const spotOn = (element: HTMLElement): readonly [number, number] | null => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    const points = [[middle, (top + bottom) / 2] as const, ...[left + 8, middle, right - 8].map(x => [x, top + 8] as const)];
    const isOn = ([x, y]: readonly [number, number]): boolean => element.contains(document.elementFromPoint(x, y));
    return width === 0 ? null : (points.find(isOn) ?? null);
  };
  /** Sheets over the table come before the table. */
  const offered = (): readonly (readonly [HTMLElement, number])[] => {
    const buttons = ':not([data-aside], :disabled)';
    if (has('dialog:modal'))
      return [
        ...all('dialog:modal [data-pays][aria-pressed="false"]').map(card => [card, 1] as const),
        ...all(`dialog:modal [data-action]${buttons}`).map(button => [button, 9] as const),
        ...all('dialog:modal button')
          .slice(-1)
          .map(button => [button, 0.2] as const),
      ];
    if (has('[data-over]')) return all('[data-over] [data-action]').map(button => [button, 1] as const);
    if (has('[data-race="up"]')) return all('[data-race] [data-action="slap"]').map(pile => [pile, 1] as const);
    if (has('[data-race]')) return all('[data-race] [data-action="ready"]').map(button => [button, 1] as const);
    if (!has('[data-asked]')) return [];
    return [
      ...all(`main [data-action]${buttons}`).map(button => [button, button.dataset['tone'] === 'go' ? 20 : 3] as const),
      ...all('main [data-standing="legal"]').map(
        card => [card, card.ariaPressed === 'true' ? 0.2 : card.dataset['pays'] ? 6 : 4] as const,
      ),
      ...all('main [data-touch]:not(:disabled)').map(thing => [thing, thing.ariaPressed === 'true' ? 0.2 : 1] as const),
    ];
  };
  /** All text, hidden text included: asking what is visible takes longer. */
  const shown = (): string => document.body.textContent ?? '';
  for (const until = performance.now() + look; performance.now() < until; ) {
    if (has(end)) return { at: 'over', shown: shown() };
    // The robot does not wait for scenes.
    document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const pressable = offered().filter(([element]) => element.checkVisibility());
    if (pressable.length > 0) {
      let left = Math.random() * pressable.reduce((sum, [, weight]) => sum + weight, 0);
      const isIt = ([, weight]: (typeof pressable)[number]): boolean => {
        left -= weight;
        return left <= 0;
      };
      const [wanted] = pressable.find(isIt) ?? pressable[0]!;
      wanted.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const spot = spotOn(wanted);
      // Without waiting whether a pile stays in place.
      if (spot !== null && wanted.dataset['action'] === 'slap') return { at: 'cue', x: spot[0], y: spot[1], shown: shown() };
      await frame();
      const again = wanted.isConnected ? spotOn(wanted) : null;
      if (spot !== null && again !== null && spot[0] === again[0] && spot[1] === again[1]) {
        Object.assign(window, { wanted });
        return { at: 'press', x: spot[0], y: spot[1], shown: shown() };
      }
    }
    await new Promise(resolve => setTimeout(resolve, step));
  }
  return { at: 'nothing', shown: shown() };
};

/** In the page: the key that leads to the target, and whether it is the last one; null when the target is gone. */
const nextKey = (named: { readonly [name: string]: string }): readonly [key: string, last: boolean] | null => {
  const { wanted } = window as unknown as { readonly wanted: HTMLElement };
  if (!wanted.isConnected || wanted.matches(':disabled')) return null;
  const here = document.activeElement;
  if (here === wanted) return [wanted.dataset['standing'] === undefined ? 'Enter' : ' ', true];
  const own = wanted.querySelector('kbd')?.textContent ?? '';
  // In a text field letters are text.
  if (own !== '' && !(here instanceof HTMLInputElement)) return [named[own] ?? (own.length === 1 ? own.toLowerCase() : own), true];
  // Of a row of cards only one is a stop for Tab.
  const row = wanted.tabIndex < 0 ? wanted.closest(':has([tabindex="0"])') : null;
  return [row?.contains(here) === true ? 'ArrowRight' : 'Tab', false];
};
const NAMED = { Esc: 'Escape', Space: ' ' };
/** More than the Tab stops of any table. */
const STOPS = 200;
const pressByKey = async (screen: Screen): Promise<void> => {
  for (let stops = 0; stops < STOPS; stops++) {
    const next = await screen.evaluate(nextKey, NAMED);
    if (next === null) return;
    await screen.keyboard.press(next[0]);
    if (next[1]) return;
  }
};

/** Presses one thing, if there is one; true when the game is over, or the awaited element is in sight. */
export type Robot = () => Promise<boolean>;
export const robot = (screen: Screen, hands: Hands = 'mouse', until?: string): Robot => {
  const end = until === undefined ? END : `${END}, ${until}`;
  const seen = new Set<string>();
  let news = Date.now();
  return async () => {
    const found = await screen.evaluate(find, { end, step: STEP, look: LOOK });
    if (!seen.has(found.shown)) news = Date.now();
    seen.add(found.shown);
    if (Date.now() - news > PATIENCE) throw new Error(`The game goes no further. The page shows:\n${found.shown}`);
    if (found.at === 'over') return true;
    if (found.at === 'nothing') return false;
    if (hands === 'mouse') await screen.mouse.click(found.x, found.y);
    else if (hands === 'touch') await screen.touchscreen.tap(found.x, found.y);
    else if (found.at === 'cue') await screen.keyboard.press(' ');
    else await pressByKey(screen);
    return false;
  };
};
/** Plays on all pages at once, until each has seen the end. */
export const playToTheEnd = async (...robots: readonly Robot[]): Promise<void> => {
  await Promise.all(
    robots.map(async act => {
      while (!(await act()));
    }),
  );
};
