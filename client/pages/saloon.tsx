/** The saloon: the visitor's first news, a poster for every game, and the open tables. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { askServer } from '../line/api.ts';
import { whyAway } from '../line/away.ts';
import { forgetSeat, keptSeat } from '../line/kept-seat.ts';
import { followLobby } from '../line/server.ts';
import { HaveCode } from '../saloon/code.tsx';
import { Door } from '../saloon/door.tsx';
import { HouseTables } from '../saloon/house/house.tsx';
import { Posters } from '../saloon/poster.tsx';
import { OpenTables, WaitingGames } from '../saloon/seated.tsx';
import { isStranger } from '../saloon/sources.ts';
import { Today } from '../saloon/today.tsx';
import { Bar, Foot } from '../shell/bar.tsx';
import { useTitle } from '../shell/title.ts';
import * as saloon from './saloon.module.css';

/** The chair that this browser remembers may be gone by now: the server knows. */
const lookForSeat = async (): Promise<void> => {
  const seat = keptSeat();
  if (seat === null) return;
  const reply = await askServer<{ readonly status: string }>('GET', `/api/tables/${seat.code}`);
  if (reply.is === 'no' || (reply.is === 'ok' && reply.value.status === 'over')) forgetSeat(seat.code);
};

export const Saloon = (): JSX.Element => {
  useTitle(null);
  useEffect(followLobby, []);
  useEffect(() => void lookForSeat(), []);
  const [away, stranger] = [whyAway(), isStranger()];
  return (
    <>
      <Bar page="saloon" />
      <main class="wood wall">
        <div class={`in ${saloon.saloon}`}>
          <WaitingGames />
          {stranger ? <Door /> : <Today />}
          <HaveCode />
          <Posters large={stranger} />
          {away === null && <HouseTables />}
          {away === null ? <OpenTables /> : <p role="status">{away}</p>}
          <Foot />
        </div>
      </main>
    </>
  );
};
