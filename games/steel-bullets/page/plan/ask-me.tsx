/** The cards for which the page asks a player with a Will: a button, and a sheet to tick them. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../../../../client/shell/dialog.tsx';
import { Icon } from '../../../../client/shell/icon.tsx';
import type { Session } from '../../../../client/table/session/session.ts';
import { byWorth, situations } from '../../faces.ts';
import { type BulletsOrder, orderNames } from '../../orders.ts';
import { faceName, screen } from '../screen.ts';
import { setAsked, unasked } from './passing.ts';

/** A lesson asks what it teaches, and in a replay everything has been asked already. */
export const AskMe = ({ session }: { readonly session: Session }): JSX.Element | null =>
  session.me.value === null || session.line.coached === true ? null : <Wills session={session} />;
/** Where the game does not wait for windows, a player orders a Will in advance. */
const Wills = ({ session }: { readonly session: Session }): JSX.Element =>
  session.table.value?.orders === undefined ? <Choice /> : <Orders session={session} given={session.table.value.orders} />;

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

/** A game of days: the table's answers for this player. */
const Orders = ({ session, given }: { readonly session: Session; readonly given: readonly string[] }): JSX.Element => {
  const words = screen();
  const open = useSignal(false);
  const close = (): void => {
    open.value = false;
  };
  const order = (name: BulletsOrder, on: boolean): void => {
    const others = given.filter(each => each !== name);
    void session.line.ask({ ask: 'orders', orders: on ? [...others, name] : others });
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
          {words.orders} <small>{words.ordersGiven(given.length)}</small>
        </span>
      </button>
      {open.value && (
        <Dialog title={words.orders} close={close}>
          <p>{words.ordersAbout}</p>
          <div class="kinds">
            {orderNames.map(name => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={given.includes(name)}
                  onChange={event => order(name, event.currentTarget.checked)}
                />
                <span>{orderSaid(name)}</span>
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
const orderSaid = (name: BulletsOrder): string => {
  const card = situations.find(each => name === each || name === `${each}-me`)!;
  return name === card ? faceName(card) : screen().againstMe(faceName(card));
};
