/** The contents of the decks, card by card, with a mark on every number chosen by the house. */
import type { JSX } from 'preact';
import { Dialog } from '../../../../client/shell/dialog.tsx';
import { say } from '../../../../client/shell/words.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { type CowboyRow, decks, type MoneyRow, type WeaponRow } from '../../decks.ts';
import { dollarsOn, isHouse } from '../../faces.ts';
import { configOf, faceName, screen } from '../screen.ts';

/** A star after a number that the rulebook does not give. */
const House = ({ card, number }: { readonly card: string; readonly number: Parameters<typeof isHouse>[1] }): JSX.Element | null =>
  isHouse(card, number) ? (
    <abbr class="house" title={screen().house}>
      *
    </abbr>
  ) : null;

const weapons: readonly WeaponRow[] = decks.weapons;
const money: readonly MoneyRow[] = decks.money;
const cowboys: readonly CowboyRow[] = decks.cowboys;
const countOf = (rows: readonly { readonly copies: number }[]): number => rows.reduce((sum, { copies }) => sum + copies, 0);

export const DeckSheet = ({ session, close }: { readonly session: Session; readonly close: () => void }): JSX.Element => {
  const words = screen();
  const rich = configOf(session)?.richFortKnox === true;
  return (
    <Dialog title={words.inTheDecks} close={close}>
      <p>{words.decksAbout}</p>
      <div class="boxlist">
        <h3>{`${words.spread}: ${countOf(money)}`}</h3>
        <ul>
          {money.map(({ card, copies, dollars, guards = 0 }) => (
            <li key={card}>
              <span>{faceName(card)}</span>
              <span>
                {dollars !== undefined && (
                  <>
                    {words.dollars(dollarsOn(rich, card))}
                    <House card={card} number="dollars" />
                    {', '}
                  </>
                )}
                {dollars !== undefined ? words.guards(guards) : guards > 0 ? words.warriors(guards) : ''}
                {(dollars !== undefined || guards > 0) && <House card={card} number="guards" />}
              </span>
              <b>× {copies}</b>
              <House card={card} number="copies" />
            </li>
          ))}
        </ul>
        <h3>{`${words.weapons}: ${countOf(weapons)}`}</h3>
        <ul>
          {weapons.map(({ card, copies }) => (
            <li key={card}>
              <span>{faceName(card)}</span>
              <span />
              <b>× {copies}</b>
              <House card={card} number="copies" />
            </li>
          ))}
        </ul>
        <h3>{`${words.stable}: ${cowboys.length}`}</h3>
        <ul>
          {cowboys.map(({ card, limit }) => (
            <li key={card}>
              <span>{faceName(card)}</span>
              <span>{words.limitTold(limit)}</span>
              <b />
              <House card={card} number="limit" />
            </li>
          ))}
        </ul>
      </div>
      <p>* {words.house}</p>
      <button type="button" class="btn go" onClick={close}>
        {say().ui.close}
      </button>
    </Dialog>
  );
};
