/** Where no device asks whom to send a link to, Telegram does. */
import type { JSX } from 'preact';
import { canSend, toTelegram } from './share.ts';

interface Sent {
  /** The classes of the button. */
  readonly look: string;
  readonly text: string;
  readonly url: string;
}
export const Telegram = ({ look, text, url }: Sent): JSX.Element | null =>
  canSend() ? null : (
    <a class={`btn ${look}`} href={toTelegram(text, url)} target="_blank" rel="noopener noreferrer" translate={false}>
      Telegram
    </a>
  );
