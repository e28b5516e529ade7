/** A test's control over practice time. */
import type { Page } from 'playwright-core';

/** Stops practice time on this page from the start: no bot acts until it resumes. */
export const standStill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      override postMessage(message: { readonly to?: string; readonly on?: boolean }): void {
        if (message.to === 'still') return;
        if (message.to === 'open') {
          super.postMessage({ to: 'still', on: true });
          addEventListener('go-on', () => super.postMessage({ to: 'still', on: false }));
        }
        super.postMessage(message);
      }
    };
  });
export const goOn = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('go-on')));
