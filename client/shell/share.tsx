/** Something is shown to somebody else: a phone asks whom to send it to, elsewhere it is copied, or Telegram asks. */
import type { JSX } from 'preact';

export const canSend = (): boolean => navigator.share !== undefined;
/** True when it lies on the clipboard now. Whoever is asked may change their mind, and a browser may forbid it. */
export const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
/** The same, where nobody was asked. */
export const share = async (text: string, url: string): Promise<boolean> => {
  if (!canSend()) return copied(`${text}\n${url}`);
  await navigator.share({ text, url }).catch(() => {});
  return false;
};
/** A plain link, where no device asks whom to send it to: nothing is loaded from there until it is opened. */
export const toTelegram = (text: string, url: string): string =>
  `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;

interface Sent {
  /** The classes of the button. */
  readonly look: string;
  readonly text: string;
  readonly url: string;
}
/** A button for it, where no device asks whom to send to. */
export const Telegram = ({ look, text, url }: Sent): JSX.Element | null =>
  canSend() ? null : (
    <a class={`btn ${look}`} href={toTelegram(text, url)} target="_blank" rel="noopener noreferrer" translate={false}>
      Telegram
    </a>
  );
