/** Makes a scroller reachable by keyboard; where all of it is in sight, it is no Tab stop. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export const useScrollable = <E extends HTMLElement = HTMLDivElement>(): RefObject<E | null> => {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current!;
    const sized = new ResizeObserver(() => {
      const scrolls = element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';
      if (scrolls) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    const watch = (): void => {
      sized.disconnect();
      for (const each of [element, ...element.children]) sized.observe(each);
    };
    const changed = new MutationObserver(watch);
    changed.observe(element, { childList: true });
    watch();
    return () => {
      changed.disconnect();
      sized.disconnect();
    };
  }, []);
  return box;
};
