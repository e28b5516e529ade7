/** You: what you have reached, by name and face; what you have played, then preferences and a way back from another device. Works without a server, and without storage. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CallWishes } from '../calls/wishes.tsx';
import { FacePicture } from '../faces/face.tsx';
import { posters } from '../games/registry.ts';
import { Lead } from '../lead/lead.tsx';
import { type KeptGame, keptGames } from '../practice/kept.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { Icon } from '../shell/icon.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { LanguageChoice, Switches } from '../shell/preferences.tsx';
import { Loading } from '../shell/states.tsx';
import { keepsThings } from '../shell/storage.ts';
import { useTitle } from '../shell/title.ts';
import { say } from '../shell/words.ts';
import { Hours } from '../slow/hours.tsx';
import { Account, type Identity, nameOf, useIdentity } from '../you/account.tsx';
import { Badges } from '../you/achievements.tsx';
import { BlockedPlayers } from '../you/blocked.tsx';
import { wornBy } from '../you/face.tsx';
import { Figures, Totals, useRecord } from '../you/figures.tsx';
import { History } from '../you/history.tsx';
import { Papers } from '../you/papers.tsx';
import { useTravelling } from '../you/preferences.ts';
import './you.css';

const Preferences = (): JSX.Element => {
  const words = pageWords('you');
  return (
    <section class="prefs" aria-labelledby="preferences">
      <h2 class="d" id="preferences">
        {words.preferences}
      </h2>
      <h3>{words.language}</h3>
      <LanguageChoice />
      <h3>{words.rest}</h3>
      <div class="menubox">
        <Switches />
      </div>
      {!keepsThings() && (
        <p class="nostore" role="status">
          <Icon name="unplugged" /> {words.storage}
        </p>
      )}
    </section>
  );
};

interface AboutProps {
  readonly identity: Identity;
  readonly kept: readonly KeptGame[] | null;
}
/** What has been reached, and what has been played. */
const About = ({ identity, kept }: AboutProps): JSX.Element => {
  const words = pageWords('you');
  const known = identity.value?.is === 'ok' ? identity.value.value : null;
  const guest = known?.guest ?? null;
  const record = useRecord(guest, kept);
  const face = wornBy(guest);
  const easiest = posters.toSorted((a, b) => a.hard - b.hard)[0]!;
  return (
    <>
      <Lead
        picture={<FacePicture of={face} place={face.ink} tall />}
        kick={words.guest}
        title={nameOf(known)}
        ways={
          <a class="btn go" href={`/practice/${kept?.[0]?.game ?? record[0]?.game ?? easiest.game}`}>
            {words.playNow}
          </a>
        }
        beside={
          <>
            <Badges games={posters.map(({ game }) => game)} />
            <Account identity={identity} />
          </>
        }
      >
        {record.length > 0 ? (
          <Totals record={record} />
        ) : (
          <p class="none">{words.noFigures(say().names[easiest.game]!.name, easiest.minutes)}</p>
        )}
      </Lead>
      <div class="record">
        {record.length > 0 && <Figures record={record} />}
        <History guest={guest} away={identity.value !== null && guest === null} kept={kept} />
      </div>
    </>
  );
};

export const YouPage = (): JSX.Element => {
  const spoken = useSpoken('you');
  const identity = useIdentity();
  const kept = useSignal<readonly KeptGame[] | null>(null);
  const known = identity.value?.is === 'ok' ? identity.value.value : null;
  const guest = known?.guest ?? null;
  useEffect(() => {
    void keptGames().then(games => {
      kept.value = games;
    });
  }, []);
  useTravelling(known);
  useTitle(spoken ? pageWords('you').title : null);
  if (!spoken) return <Loading />;
  return (
    <>
      <Bar />
      <main class="wood wall you">
        <div class="in">
          <About identity={identity} kept={kept.value} />
          <article class="bill printed passport papers">
            <Preferences />
            {guest !== null && <CallWishes guest={guest} />}
            {guest !== null && <Hours key={guest} />}
            <Papers identity={identity} />
            {guest !== null && <BlockedPlayers key={guest} />}
          </article>
          <Foot />
        </div>
      </main>
    </>
  );
};
