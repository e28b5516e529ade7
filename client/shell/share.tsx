/** Sharing: a phone opens its share sheet; elsewhere the text is copied, or sent through Telegram. */
import type { JSX } from 'preact';

export const canSend = (): boolean => navigator.share !== undefined;
/** True when the text is on the clipboard now. The player may cancel the share sheet, and a browser may forbid it. */
export const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
/** The same without a share sheet. */
export const share = async (text: string, url: string): Promise<boolean> => {
  if (!canSend()) return copied(`${text}\n${url}`);
  await navigator.share({ text, url }).catch(() => {});
  return false;
};
/** A plain link, where the device has no share sheet: nothing is loaded from Telegram until it is opened. */
export const toTelegram = (text: string, url: string): string =>
  `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;

interface Sent {
  /** The button's classes. */
  readonly look: string;
  readonly text: string;
  readonly url: string;
}
/** The button, where the device has no share sheet. */
export const Telegram = ({ look, text, url }: Sent): JSX.Element | null =>
  canSend() ? null : (
    <a class={`btn ${look}`} href={toTelegram(text, url)} target="_blank" rel="noopener noreferrer" translate={false}>
      Telegram
    </a>
  );
