/**
 * A notification of the system. On phones only a service worker may show one: there the constructor throws. It is the fallback where no
 * worker is at work.
 */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A newer one with the same tag takes its place. */
  readonly tag: string;
  /** Where it leads, if not to this page. */
  readonly href?: string;
}
export const mayNotify = (): boolean => 'Notification' in globalThis;

const byWorker = async (title: string, options: NotificationOptions): Promise<boolean> => {
  const found = await navigator.serviceWorker?.getRegistration();
  if (found == null || found.active === null) return false;
  await found.showNotification(title, options);
  return true;
};
const byPage = (title: string, options: NotificationOptions): void => {
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
};
/** Never fails: where notifications are impossible it does nothing. */
export const notify = async ({ title, body, tag, href = location.href }: Notice): Promise<void> => {
  // The worker leads to this address.
  const options = { body, tag, icon: '/icon-192.png', data: new URL(href, location.href).href };
  try {
    if (!(await byWorker(title, options))) byPage(title, options);
  } catch {}
};
