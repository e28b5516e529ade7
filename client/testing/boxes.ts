/**
 * What does not fit on a page, found by the boxes of its texts and controls: text that is too small, cut or broken inside a word, anything
 * outside the window, texts and controls that lie on each other, and what is under a panel. Cards of one fan or pile lie on each other by
 * design, and what a scroller hides can be reached.
 */
import type { Page } from 'playwright-core';

/** The least height of texts, in pixels. */
const LEAST = 9;
/** The least visible width of a card for a finger. */
const FINGER = 44;
/** Places where cards overlap. */
const FANS = '.hand, .pile, .slapme';
/** Elements that hide what is under them. */
const PANELS = '.line, .pad, .opp, .tray';

/** The page reacts to a new size before the next frame. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => void requestAnimationFrame(() => requestAnimationFrame(() => done()))));
export const faultsOn = async (page: Page): Promise<string[]> => {
  await drawn(page);
  return boxFaults(page);
};
/** Checks a page longer than its window from its end: there sticky parts cover nothing. */
export const faultsOfPage = async (page: Page): Promise<string[]> => {
  const scroll = (to: 'start' | 'end'): Promise<void> =>
    page.evaluate(end => scrollTo({ top: end ? document.documentElement.scrollHeight : 0, behavior: 'instant' }), to === 'end');
  await scroll('end');
  await drawn(page);
  const faults = await boxFaults(page, true);
  await scroll('start');
  return faults;
};
const boxFaults = (page: Page, isLong = false): Promise<string[]> =>
  page.evaluate(
    ({ least, finger, fans, panels, long }) => {
      interface Box {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      interface Thing extends Box {
        readonly element: Element;
        readonly called: string;
        readonly control: boolean;
      }
      const SLACK = 2;
      const faults = new Set<string>();
      /** Called many times for every element, so the answer is cached. */
      const once = <A>(ask: (element: Element) => A): ((element: Element) => A) => {
        const known = new Map<Element, A>();
        return element => {
          if (!known.has(element)) known.set(element, ask(element));
          return known.get(element)!;
        };
      };
      /** For screen readers only. */
      const isVeiled: (element: Element) => boolean = once(
        element =>
          getComputedStyle(element).clipPath === 'inset(50%)' ||
          (element.parentElement !== null && isVeiled(element.parentElement)),
      );
      /** A page that is not drawn is checked all the same, see sight.ts. */
      const isClear: (element: Element) => boolean = once(
        element =>
          element === document.documentElement || (getComputedStyle(element).opacity !== '0' && isClear(element.parentElement!)),
      );
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) && isClear(element) && !isVeiled(element);
      /** Never visible. */
      const isMute = (element: Element): boolean => getComputedStyle(element).fontSize === '0px';
      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const isThere = ({ left, top, right, bottom }: Box): boolean => right - left > SLACK && bottom - top > SLACK;
      const sticksOut = (inner: Box, outer: Box): boolean =>
        inner.left < outer.left - SLACK ||
        inner.top < outer.top - SLACK ||
        inner.right > outer.right + SLACK ||
        inner.bottom > outer.bottom + SLACK;
      const screen: Box = { left: 0, top: long ? -scrollY : 0, right: innerWidth, bottom: innerHeight };
      /** How an element cuts what is in it; null where it does not. */
      const cutter = once(element => {
        const { overflowX, overflowY } = getComputedStyle(element);
        if (overflowX === 'visible' && overflowY === 'visible') return null;
        return { edge: element.getBoundingClientRect() as Box, scrolls: /auto|scroll/.test(overflowX + overflowY) };
      });
      /** The visible part of a box, and whether a parent that cannot scroll cuts it. */
      const shown = (box: Box, element: Element): { readonly box: Box; readonly cut: boolean } => {
        let left = box;
        for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
          const cuts = cutter(around);
          if (cuts !== null && sticksOut(left, cuts.edge) && !cuts.scrolls) return { box: meet(left, cuts.edge), cut: true };
          if (cuts !== null) left = meet(left, cuts.edge);
          // A sheet lies over the page, and nothing around it in the page cuts it.
          if (around.matches('dialog:modal')) break;
        }
        return { box: left, cut: false };
      };
      const path = (element: Element): string => {
        const named = (one: Element): string => `${one.tagName.toLowerCase()}${[...one.classList].map(c => `.${c}`).join('')}`;
        const around = element.parentElement;
        return around === null ? named(element) : `${named(around)} > ${named(element)}`;
      };
      const things: Thing[] = [];
      const add = (element: Element, box: Box, called: string, control: boolean): void => {
        const { box: left, cut } = shown(box, element);
        if (!isThere(left) && !cut) return;
        if (cut) faults.add(`cut: ${called}`);
        if (sticksOut(left, screen)) faults.add(`outside: ${called}`);
        if (isThere(left)) things.push({ ...meet(left, left), element, called, control });
      };
      /** A sheet covers everything else. */
      const root = document.querySelector('dialog:modal') ?? document.body;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement!;
        if (text === '' || !isSeen(element) || element.closest('svg') !== null || isMute(element)) continue;
        const called = `"${text.slice(0, 30)}" in ${path(element)}`;
        const { offsetWidth } = element;
        const { width } = element.getBoundingClientRect();
        // Offsets are whole numbers: what differs by less is not scaled.
        const scale = offsetWidth > 0 && Math.abs(width - offsetWidth) >= 1 ? width / offsetWidth : 1;
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.min(1, scale);
        if (size < least - 0.05) faults.add(`small: ${size.toFixed(1)} px ${called}`);
        const style = getComputedStyle(element);
        if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) faults.add(`ellipsis: ${called}`);
        const range = document.createRange();
        // Where a line may end: after a blank or a hyphen.
        for (const word of node.textContent!.matchAll(/[^\s‐-—-]+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) faults.add(`broken: ${called}`);
        }
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          // The line is higher than its letters.
          const card = element.closest('.card')?.getBoundingClientRect();
          if (card !== undefined && (line.left < card.left - SLACK || line.right > card.right + SLACK))
            faults.add(`off its card: ${called}`);
          // Where cards of a hand lie too close for a finger, a tap fans them out.
          const held = element.closest('.hand .held');
          const over = held?.nextElementSibling?.getBoundingClientRect();
          if (over !== undefined && over.left - held!.getBoundingClientRect().left >= finger)
            if (line.left < over.left && line.right > over.left + 1 && line.top < over.bottom && line.bottom > over.top)
              faults.add(`under the next card: ${called}`);
          const air = Math.max(0, (line.height - size * 0.8) / 2);
          add(element, { left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air }, called, false);
        }
      }
      for (const element of root.querySelectorAll('button, a, input, select, textarea, summary, [role="button"], [tabindex="0"]'))
        if (isSeen(element)) {
          const { width, height } = element.getBoundingClientRect();
          if (width < 8 || height < 8) faults.add(`small: ${width.toFixed()} × ${height.toFixed()} px ${path(element)}`);
          add(element, element.getBoundingClientRect(), path(element), true);
        }
      const fanOf = (element: Element): Element | null => element.closest(fans);
      /** Every panel with the boxes of its content: it can cover nothing else. */
      const covers = [...root.querySelectorAll(panels)].map(panel => ({
        panel,
        boxes: [panel, ...panel.querySelectorAll('*')].map(element => element.getBoundingClientRect()),
      }));
      for (const { element, called, left, top, right, bottom } of things) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isAt = (box: Box): boolean => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
        if (!covers.some(({ panel, boxes }) => !panel.contains(element) && boxes.some(isAt))) continue;
        const panel = document.elementFromPoint(x, y)?.closest(panels) ?? null;
        if (panel !== null && !panel.contains(element)) faults.add(`covered: ${called} by ${path(panel)}`);
      }
      for (const [i, a] of things.entries())
        for (const b of things.slice(i + 1)) {
          if (!isThere(meet(a, b)) || a.element.contains(b.element) || b.element.contains(a.element)) continue;
          if (fanOf(a.element) !== null && fanOf(a.element) === fanOf(b.element)) continue;
          faults.add(`overlap: ${a.called} / ${b.called}`);
        }
      return [...faults];
    },
    { least: LEAST, finger: FINGER, fans: FANS, panels: PANELS, long: isLong },
  );
/** The same for a sheet that lies over the table: what is under it counts as covered. */
export const faultsOver = async (page: Page): Promise<string[]> => {
  const under = page.locator('.app > :not(.over, .race)');
  const show = (on: boolean): Promise<void> =>
    under.evaluateAll((parts, shown) => {
      // Content shown again inside a hidden element does not count as clear.
      for (const part of parts)
        Object.assign(
          (part as HTMLElement).style,
          shown ? { visibility: '', opacity: '' } : { visibility: 'hidden', opacity: '0' },
        );
    }, on);
  await show(false);
  const faults = await faultsOn(page);
  await show(true);
  return faults;
};
