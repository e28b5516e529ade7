/**
 * Whether a page is drawn. A test asks where things are, what they are called and what they do, and does not look at the picture; to draw
 * it takes more of the processor than all the rest of the page.
 */
import type { BrowserContext, Page } from 'playwright-core';

/** From now on the pages of this context are laid out and not drawn. */
export const drawNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [unseen];
  });
/** Visibility checks of the page then report it as visible; drawing it for them would double the cost of a look. */
export const inSight = async <X>(page: Page, look: () => Promise<X>): Promise<X> => {
  await page.evaluate(() => {
    const styleOf = window.getComputedStyle;
    const seen: ProxyHandler<CSSStyleDeclaration> = {
      get: (style, part) => {
        if (part === 'opacity') return '1';
        if (part === 'getPropertyValue') return (name: string) => (name === 'opacity' ? '1' : style.getPropertyValue(name));
        const value: unknown = Reflect.get(style, part);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    };
    window.getComputedStyle = (element, pseudo) => {
      const style = styleOf(element, pseudo);
      return element === document.documentElement && !pseudo ? new Proxy(style, seen) : style;
    };
    addEventListener('looked', () => Object.assign(window, { getComputedStyle: styleOf }), { once: true });
  });
  const found = await look();
  await page.evaluate(() => dispatchEvent(new Event('looked')));
  return found;
};
