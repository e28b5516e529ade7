/** Guests by name, the newest first: who was here when, who is banned, and until when. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { personName } from '../shell/called.ts';
import { day, moment } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import type { KnownGuest, OperatorDesk } from './desk.ts';
import type { OperatorWish } from './sure.tsx';

/** A guest who is not among these is found by name. */
const MOST = 20;
/** A ban that ends after this many milliseconds was meant for good. */
const AGES = 20 * 365 * 24 * 60 * 60 * 1000;

interface GuestProps {
  readonly desk: OperatorDesk;
  readonly guest: KnownGuest;
  readonly ask: (wish: OperatorWish) => void;
}
const Guest = ({ desk, guest, ask }: GuestProps): JSX.Element => {
  const words = pageWords('operator');
  const { id, seenAt, bannedUntil } = guest;
  const name = personName(guest.name);
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p class="small">{words.seen(moment(seenAt))}</p>
        {bannedUntil !== null && (
          <p class="banned">{bannedUntil - Date.now() > AGES ? words.bannedForGood : words.bannedUntil(day(bannedUntil))}</p>
        )}
      </div>
      <div class="does">
        {bannedUntil === null ? (
          <button type="button" class="btn" aria-label={words.banWhom(name)} onClick={() => ask({ wish: 'ban', id, name })}>
            {words.ban}
          </button>
        ) : (
          <button
            type="button"
            class="btn"
            aria-label={words.unbanWhom(name)}
            onClick={() => void desk.act(`/guests/${id}/ban`, { days: 0 })}
          >
            {words.unban}
          </button>
        )}
      </div>
    </li>
  );
};
interface GuestsProps extends Omit<GuestProps, 'guest'> {
  readonly guests: readonly KnownGuest[];
}
export const Guests = ({ desk, guests, ask }: GuestsProps): JSX.Element => {
  const words = pageWords('operator');
  const typed = useSignal('');
  return (
    <section class="sheet" aria-labelledby="guests">
      <h2 class="d" id="guests">
        {words.guests}
      </h2>
      <form
        class="find"
        onSubmit={event => {
          event.preventDefault();
          void desk.find(typed.value.trim());
        }}
      >
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={64}
          value={typed.value}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="btn">
          {words.find}
        </button>
      </form>
      {guests.length === 0 && <p class="none">{words.noGuests}</p>}
      <ul>
        {guests.slice(0, MOST).map(guest => (
          <Guest key={guest.id} desk={desk} guest={guest} ask={ask} />
        ))}
      </ul>
    </section>
  );
};
