/** Notifications where a service worker is at work, where none is, and where the constructor throws. */
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';

const notice = { title: 'Steel Bullets', body: 'Your move.', tag: 'ABCD' };
/** What was shown, and by whom. */
const shown: string[] = [];
const worker = { active: {}, showNotification: async (title: string) => void shown.push(`worker: ${title}`) };
class Page {
  constructor(title: string) {
    shown.push(`page: ${title}`);
  }
}
class Phone {
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }
}
const inBrowser = (Notification: new (title: string) => object, registration: object | undefined): void => {
  shown.length = 0;
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('location', { href: 'https://sixgun.example/t/ABCD' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
};
afterEach(() => vi.unstubAllGlobals());

test('the service worker shows it, if there is one', async () => {
  inBrowser(Phone, worker);
  await notify(notice);
  expect(shown).toEqual(['worker: Steel Bullets']);
});
test('without one the page does', async () => {
  inBrowser(Page, undefined);
  await notify(notice);
  expect(shown).toEqual(['page: Steel Bullets']);
});
test('a worker that is not at work yet is not asked', async () => {
  inBrowser(Page, { ...worker, active: null });
  await notify(notice);
  expect(shown).toEqual(['page: Steel Bullets']);
});
test('where neither may, nothing breaks', async () => {
  inBrowser(Phone, undefined);
  await expect(notify(notice)).resolves.toBeUndefined();
  expect(shown).toEqual([]);
});
