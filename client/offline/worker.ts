/**
 * The service worker: keeps every file of this build. Files with a hash in their name never change and are given from what is kept; the
 * page itself is asked for first, so that a new build is met at once, and served from the cache when the server does not answer.
 */
const FILES = '__FILES__'.split(' ');
const CACHE = `sixgun ${FILES.join(' ').length} ${FILES.join(' ')
  .split('')
  .reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)}`;
const PATIENCE = 3000;

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
/** What a server sends, in the form that some browsers show by themselves (Declarative Web Push). */
interface Told {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    readonly tag: string;
    readonly lang: string;
  };
}
interface Tapped extends Extendable {
  readonly notification: Notification;
}
/** A page of ours that is open. */
interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: Told['notification'], transfer: readonly MessagePort[]): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: Location;
}
const scope = self as unknown as Scope;

scope.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => scope.skipWaiting()),
  );
});
scope.addEventListener('activate', event => {
  const old = caches
    .keys()
    .then(names =>
      Promise.all(names.filter(name => name.startsWith('sixgun ') && name !== CACHE).map(name => caches.delete(name))),
    );
  event.waitUntil(old.then(() => scope.clients.claim()));
});

const kept = async (request: Request | string): Promise<Response | undefined> => (await caches.open(CACHE)).match(request);
/** The documents are cached separately, once the reader has opened one. */
const HANDBOOK = { path: '/docs', cache: 'handbook of sixgun' };
const document = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await (await caches.open(HANDBOOK.cache)).match(request, { ignoreSearch: true })) ?? Response.error();
  }
};
const page = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return answer;
  } catch {}
  return (await kept('/')) ?? Response.error();
};
scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/') || pathname === '/ws') return;
  if (`${pathname}/`.startsWith(`${HANDBOOK.path}/`)) event.respondWith(document(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(kept(request).then(found => found ?? fetch(request)));
});

const openPages = (): Promise<readonly Page[]> => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (url: string): string => new URL(url).pathname;
/** A page that is shown answers at once; one that is still loading, or frozen, does not. */
const SOON = 1000;
const hears = (page: Page, notification: Told['notification']): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), SOON);
    page.postMessage(notification, [port2]);
  });
/** A player who looks at a page of ours gets the call there. */
scope.addEventListener('push', event => {
  if (event.data === null) return;
  const { notification } = event.data.json() as Told;
  const { title, body, navigate, tag, lang } = notification;
  const show = async (): Promise<void> => {
    const seen = (await openPages()).filter(page => page.visibilityState === 'visible');
    const heard = await Promise.all(seen.map(page => hears(page, notification)));
    if (!heard.includes(true))
      await scope.registration.showNotification(title, { body, tag, lang, icon: '/icon-192.png', data: navigate });
  };
  event.waitUntil(show());
});
/** A notification leads to the page that it is about, or opens it. */
scope.addEventListener('notificationclick', event => {
  const { notification } = event;
  const url = String(notification.data);
  notification.close();
  const lead = async (): Promise<unknown> => {
    const open = (await openPages()).find(each => pathOf(each.url) === pathOf(url));
    return open === undefined ? scope.clients.openWindow(url) : open.focus();
  };
  event.waitUntil(lead());
});
