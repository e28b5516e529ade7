/** Calls to this device while no page is open: its wishes, and the server's knowledge of it. */
import { type CallKind, callKinds } from '../../wire/lists.ts';
import { askServer } from '../line/api.ts';
import { calls, language, recall, remember } from '../shell/settings.ts';

/** The last report to the server about this device, so that only changes are sent again. */
const TOLD = 'called';

export const wanted = (): readonly CallKind[] => callKinds.filter(kind => calls.value.split(' ').includes(kind));

/** Why this device cannot be called, as far as the page can tell. */
export const whyNever = (): 'browser' | 'denied' | null => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'browser';
  return Notification.permission === 'denied' ? 'denied' : null;
};
export type WishOutcome = 'done' | 'browser' | 'denied' | 'away' | 'off';

const subscribed = async (key: string): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return null;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (why) {
    // It was bound to the key of a database that is gone.
    if (!(why instanceof DOMException) || why.name !== 'InvalidStateError') return null;
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options).catch(() => null);
  }
};
const tell = async (kinds: readonly CallKind[]): Promise<WishOutcome> => {
  const reply = await askServer<{ readonly key: string | null }>('GET', '/api/push');
  if (reply.is !== 'ok') return 'away';
  if (reply.value.key === null) return 'off';
  const subscription = await subscribed(reply.value.key);
  if (subscription === null) return 'browser';
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys as { readonly p256dh: string; readonly auth: string };
  const kept = await askServer('PUT', '/api/me/devices', { endpoint, p256dh, auth, kinds, language: language.peek() });
  return kept.is === 'ok' ? 'done' : kept.is === 'away' ? 'away' : 'browser';
};
const forget = async (): Promise<WishOutcome> => {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  remember(TOLD, null);
  if (subscription == null) return 'done';
  // If this does not reach the server, the push service reports the missing device.
  await askServer('DELETE', '/api/me/devices', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return 'done';
};
const print = (guest: string): string => [guest, language.peek(), calls.peek()].join(' ');

/** Asks for permission where there is none yet, so it must start from a press of the player. */
const want = async (kinds: readonly CallKind[], guest: string | null): Promise<WishOutcome> => {
  if (kinds.length === 0) {
    calls.value = '';
    return forget();
  }
  if (whyNever() === 'browser') return 'browser';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const outcome = await tell(kinds);
  if (outcome !== 'done') return outcome;
  calls.value = kinds.join(' ');
  remember(TOLD, guest === null ? null : print(guest));
  return 'done';
};
/** Turns one kind on or off. */
export const setWanted = (kind: CallKind, on: boolean, guest: string | null): Promise<WishOutcome> =>
  want(
    callKinds.filter(each => (each === kind ? on : wanted().includes(each))),
    guest,
  );
/** Reports this device to the server again when its guest, their language or their wishes have changed. */
export const keepTold = async (guest: string): Promise<void> => {
  if (wanted().length === 0 || whyNever() !== null || Notification.permission !== 'granted') return;
  const now = print(guest);
  if (recall(TOLD) !== now && (await tell(wanted())) === 'done') remember(TOLD, now);
};
/** The server has forgotten all devices of this guest. */
export const untold = (): void => remember(TOLD, null);
