/** Turn alerts for a player who looks elsewhere: title, icon badge, sound, and a notification if they want one. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { setWanted } from '../../calls/device.ts';
import { mayNotify, notify } from '../../calls/notify.ts';
import { me } from '../../line/server.ts';
import { alerts } from '../../shell/settings.ts';
import { play } from '../../shell/sound.ts';
import { useTitle } from '../../shell/title.ts';
import { gameWords, say } from '../../shell/words.ts';
import { presses } from '../reader/meetings.ts';
import type { Session } from '../session/session.ts';
import { isTurn, titleAt } from '../session/turn.ts';

const callBack = (session: Session): void => {
  if (alerts.peek() !== 'on' || !mayNotify() || Notification.permission !== 'granted') return;
  void notify({ title: gameWords(session.game.id).name, body: say().ui.table.yourMove, tag: session.line.code });
};
const badge = (on: boolean): void => {
  if ('setAppBadge' in navigator) (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
};

/** Offers notifications once a player has missed a turn while looking elsewhere. */
export const Alerts = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const { ui } = say();
  const missed = useSignal(false);
  const turn = isTurn(session);
  useTitle(titleAt(session, gameWords(session.game.id).name, ui.table.yourMove));
  useEffect(() => {
    if (!turn || !document.hidden) return;
    if (session.line.kind === 'server') missed.value = true;
    play('turn');
    badge(true);
    callBack(session);
  }, [turn]);
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) badge(false);
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      badge(false);
    };
  }, []);
  if (!missed.value || alerts.value !== 'unasked' || !mayNotify() || presses(session)) return null;
  const answer = async (wanted: boolean): Promise<void> => {
    const granted = wanted && (await Notification.requestPermission()) === 'granted';
    alerts.value = granted ? 'on' : 'off';
    // Players who want alerts while they look elsewhere also want them when the page is closed.
    if (granted) void setWanted('move', true, me.peek()?.id ?? null);
  };
  return (
    <section class="bill firsthint" role="status" aria-label={ui.alerts.offer}>
      <p>{ui.alerts.offer}</p>
      <div class="acts">
        <button type="button" class="btn quiet" onClick={() => void answer(false)}>
          {ui.alerts.no}
        </button>
        <button type="button" class="btn go" onClick={() => void answer(true)}>
          {ui.alerts.yes}
        </button>
      </div>
    </section>
  );
};
