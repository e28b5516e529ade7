/** Player names: readable, or not shown. In little room they shrink, and plates show less; a word is never broken. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Name } from '../../../words/phrase.ts';

/** Letters of the longest word: in little room they decide the size of a name. */
export const longestWord = (name: Name): number => Math.max(...`${name}`.split(/[\s-]/).map(word => word.length));
/** Places of names: their selector in a row, the faces a row can take, and the least size of names with each, in pixels. */
export interface Names {
  readonly find: string;
  readonly faces: readonly (readonly [face: string, least: number])[];
}
/** On the others' plates: as drawn; in the portrait's place; in plain letters. */
export const ON_PLATES: Names = {
  find: 'h2',
  faces: [
    ['', 13],
    ['bare', 11],
    ['plain', 9],
  ],
};

/** The share of a name's present size at which its longest word fits. */
const roomFor = (name: HTMLElement): number => {
  const range = document.createRange();
  const seen = [...name.childNodes].filter(node => !(node instanceof Element && node.matches('.sr')));
  const boxes = seen.flatMap(node => {
    range.selectNode(node);
    return [...range.getClientRects()];
  });
  const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  const { width } = name.getBoundingClientRect();
  return wide <= width + 0.5 ? 1 : (width - 1) / wide;
};
const fitNames = (row: HTMLElement, { find, faces }: Names): void => {
  const names = [...row.querySelectorAll<HTMLElement>(find)];
  for (const [face, least] of faces) {
    row.dataset['names'] = face;
    for (const name of names) {
      name.style.fontSize = '';
      name.classList.remove('nameless');
    }
    const sizes = names.map(name => Number.parseFloat(getComputedStyle(name).fontSize));
    const rooms = names.map(roomFor);
    const isReadable = (at: number): boolean => rooms[at]! === 1 || sizes[at]! * rooms[at]! >= least;
    if (face !== faces.at(-1)![0] && !names.every((_, at) => isReadable(at))) continue;
    // All names of a row have one size.
    const fit = Math.min(1, ...rooms.filter((_, at) => isReadable(at)));
    for (const [at, name] of names.entries()) {
      name.style.fontSize = isReadable(at) ? `${sizes[at]! * fit}px` : '0';
      name.classList.toggle('nameless', !isReadable(at));
    }
    return;
  }
};
/** Keeps the names in a row readable: new text before it is painted, changed room a frame later. */
export const useNames = (row: RefObject<HTMLElement | null>, written: string, names: Names = ON_PLATES): void => {
  const fit = (): void => {
    if (row.current !== null) fitNames(row.current, names);
  };
  useLayoutEffect(fit, [written]);
  useEffect(() => {
    const all = [...row.current!.querySelectorAll<HTMLElement>(names.find)];
    const room = (): string => [innerWidth, innerHeight, ...all.map(name => name.clientWidth)].join();
    let known = '';
    let frame = 0;
    const look = (): void => {
      if (room() === known) return;
      fit();
      known = room();
    };
    // In the next frame: fitted names resize their containers, and observers could not be notified of that in this frame.
    const sized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    for (const name of all) sized.observe(name);
    void document.fonts.ready.then(fit);
    return () => {
      cancelAnimationFrame(frame);
      sized.disconnect();
    };
  }, [written]);
};
