/** Asks for a confirmation of an act that is final, or hits a guest: closing a table, banning a guest. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../shell/dialog.tsx';
import { pageWords } from '../shell/page-words.ts';
import type { OperatorDesk } from './desk.ts';

export type OperatorWish =
  | { readonly wish: 'close'; readonly code: string }
  | { readonly wish: 'ban'; readonly id: string; readonly name: string };

const FOR_GOOD = 36_500;
const TERMS = [1, 7, 30, FOR_GOOD];

export const Sure = ({
  desk,
  wish,
}: {
  readonly desk: OperatorDesk;
  readonly wish: Signal<OperatorWish | null>;
}): JSX.Element | null => {
  const words = pageWords('operator');
  const days = useSignal(1);
  const wanted = wish.value;
  if (wanted === null) return null;
  const close = (): void => {
    wish.value = null;
  };
  const isBan = wanted.wish === 'ban';
  const act = (): void => {
    close();
    if (isBan) void desk.act(`/guests/${wanted.id}/ban`, { days: days.value });
    else void desk.act(`/tables/${wanted.code}/close`);
  };
  return (
    <Dialog title={isBan ? words.banSure(wanted.name) : words.closeSure(wanted.code)} close={close}>
      <p>{isBan ? words.banAbout : words.closeAbout}</p>
      {isBan && (
        <label class="term">
          {words.banFor}
          <select
            value={days.value}
            onChange={event => {
              days.value = Number(event.currentTarget.value);
            }}
          >
            {TERMS.map(term => (
              <option key={term} value={term}>
                {term === FOR_GOOD ? words.forGood : words.days(term)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="acts">
        <button type="button" class="btn onpaper quiet" onClick={close}>
          {words.keep}
        </button>
        <button type="button" class="btn go" onClick={act}>
          {isBan ? words.ban : words.closeTable}
        </button>
      </div>
    </Dialog>
  );
};
