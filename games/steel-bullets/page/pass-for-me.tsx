/** "Pass for me": a button, and a sheet on which the kinds of cards are ticked. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../../../client/shell/dialog.tsx';
import { Icon } from '../../../client/shell/icon.tsx';
import { byWorth } from '../faces.ts';
import { passed, setPassed } from './passing.ts';
import { faceName, screen } from './screen.ts';

export const PassForMe = (): JSX.Element => {
  const words = screen();
  const open = useSignal(false);
  const close = (): void => {
    open.value = false;
  };
  return (
    <div class="passing">
      <button
        type="button"
        class="btn onwood"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="hourglass" />
        <span>
          {words.passForMe} <small>{words.passForMeOn(passed.value.length)}</small>
        </span>
      </button>
      {open.value && (
        <Dialog title={words.passForMe} close={close}>
          <p>{words.passForMeAbout}</p>
          <div class="kinds">
            {byWorth.map(card => (
              <label key={card}>
                <input
                  type="checkbox"
                  checked={passed.value.includes(card)}
                  onChange={event => setPassed(card, event.currentTarget.checked)}
                />
                <span>{faceName(card)}</span>
              </label>
            ))}
          </div>
          <button type="button" class="btn go" onClick={close}>
            {words.done}
          </button>
        </Dialog>
      )}
    </div>
  );
};
