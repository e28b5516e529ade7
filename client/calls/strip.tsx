/** A call to this player while a page is open: a strip above the page, which covers nothing. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { called, me } from '../line/server.ts';
import { personName } from '../shell/called.ts';
import { alerts, language } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import { keepTold } from './device.ts';
import { notify } from './notify.ts';

interface Call {
  readonly text: string;
  readonly href: string;
}
/** What the worker passes on to a page that has no connection. */
interface Passed {
  readonly title: string;
  readonly body: string;
  readonly navigate: string;
}

export const CallStrip = (): JSX.Element | null => {
  const { ui, names } = say();
  const call = useSignal<Call | null>(null);
  const { value: guest } = me;
  const { value: told } = called;
  useEffect(() => {
    if (guest !== null) void keepTold(guest.id);
  }, [guest, language.value]);
  useEffect(() => {
    if (told === null) return;
    const { table, game, by } = told;
    const body = ui.called(personName(by));
    const title = names[game]?.name ?? 'Sixgun';
    call.value = { text: `${title}: ${body}`, href: `/t/${table}` };
    if (document.hidden && alerts.peek() === 'on') void notify({ title, body, tag: table, href: `/t/${table}` });
  }, [told]);
  useEffect(() => {
    const hear = ({ data: { title, body, navigate }, ports: [worker] }: MessageEvent<Passed>): void => {
      worker?.postMessage(null);
      const { pathname, search } = new URL(navigate);
      call.value = { text: `${title}: ${body}`, href: pathname + search };
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, []);
  if (call.value === null || location.pathname === call.value.href.split('?')[0]) return null;
  const close = (): void => {
    call.value = null;
  };
  return (
    <aside class="announced" aria-label={ui.calls}>
      <p role="status">{call.value.text}</p>
      <a class="btn quiet" href={call.value.href} onClick={close}>
        {ui.toTable}
      </a>
      <button type="button" class="icb" aria-label={ui.close} onClick={close}>
        ×
      </button>
    </aside>
  );
};
