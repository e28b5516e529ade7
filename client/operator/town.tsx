/** Does it work? Who comes back and what is played, in numbers. */
import type { JSX } from 'preact';
import { whole } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { TownCounts } from './desk.ts';

export const Town = ({ town: { guests, games, invitations, evenings, calls } }: { readonly town: TownCounts }): JSX.Element => {
  const words = pageWords('operator');
  const counts = {
    fresh: whole(guests.fresh),
    day: whole(guests.day),
    week: whole(guests.week),
    month: whole(guests.month),
    returned: words.townOf(whole(guests.returned), whole(guests.earlier)),
    invitations: words.townOf(whole(invitations.played), whole(invitations.all)),
    evenings: words.townOf(whole(evenings.met), whole(evenings.all)),
    ...(calls === null ? {} : { calls: words.townOf(whole(calls.answered), whole(calls.all)) }),
  };
  return (
    <section class="sheet" aria-labelledby="town">
      <h2 class="d" id="town">
        {words.town}
      </h2>
      <p class="small">{words.townAbout}</p>
      <ul>
        {(Object.keys(counts) as (keyof typeof counts)[]).map(count => (
          <li key={count}>
            <p>
              {words.townCounts[count]}: <b>{counts[count]}</b>
            </p>
          </li>
        ))}
      </ul>
      <h3>{words.gamesWeek}</h3>
      {games.length === 0 && <p class="none">{words.noGames}</p>}
      <ul>
        {games.map(({ game, terms, games: n }) => (
          <li key={`${game} ${terms}`}>
            <p>
              {say().names[game]?.name ?? game}, {words.terms[terms]}: <b>{whole(n)}</b>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
