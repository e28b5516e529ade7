/** On which cards the player with a Will is asked: a button, and a sheet on which they are ticked. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../../../../client/shell/dialog.tsx';
import { Icon } from '../../../../client/shell/icon.tsx';
import type { Session } from '../../../../client/table/session/session.ts';
import { byWorth } from '../../faces.ts';
import { faceName, screen } from '../screen.ts';
import { setAsked, unasked } from './passing.ts';

/** A lesson asks what it teaches, and in a replay everything has been asked already. */
export const AskMe = ({ session }: { readonly session: Session }): JSX.Element | null =>
  session.me.value === null || session.line.coached === true ? null : <Choice />;
const Choice = (): JSX.Element => {
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
          {words.askMe} <small>{words.askMeOn(unasked.value.length)}</small>
        </span>
      </button>
      {open.value && (
        <Dialog title={words.askMe} close={close}>
          <p>{words.askMeAbout}</p>
          <div class="kinds">
            {byWorth.map(card => (
              <label key={card}>
                <input
                  type="checkbox"
                  checked={!unasked.value.includes(card)}
                  onChange={event => setAsked(card, event.currentTarget.checked)}
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
