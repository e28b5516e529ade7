/**
 * Whether a page is drawn. A test asks where things are, what they are called and what they do, and nobody looks at the picture; to draw it
 * takes more of the processor than all the rest of the page.
 */
import type { BrowserContext, Page } from 'playwright-core';

/** From now on the pages of this context are laid out and not drawn. */
export const drawNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [unseen];
  });
/** What is judged by what can be seen is looked at while it is drawn. */
export const inSight = async <X>(page: Page, look: () => Promise<X>): Promise<X> => {
  const draw = (on: boolean): Promise<void> =>
    page.evaluate(seen => {
      for (const unseen of document.adoptedStyleSheets) unseen.disabled = seen;
    }, on);
  await draw(true);
  const found = await look();
  await draw(false);
  return found;
};
