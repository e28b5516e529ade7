/** You: a name, what you have reached and played, then preferences and a way back from another device. Works without a server, and without storage. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CallWishes } from '../calls/wishes.tsx';
import { type KeptGame, keptGames } from '../practice/kept.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { Icon } from '../shell/icon.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { LanguageChoice, Switches } from '../shell/preferences.tsx';
import { Loading } from '../shell/states.tsx';
import { keepsThings } from '../shell/storage.ts';
import { useTitle } from '../shell/title.ts';
import { Hours } from '../slow/hours.tsx';
import { Account, useIdentity } from '../you/account.tsx';
import { BlockedPlayers } from '../you/blocked.tsx';
import { Figures } from '../you/figures.tsx';
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
          <article class="bill printed passport">
            <Account identity={identity} />
          </article>
          <div class="record">
            <Figures guest={guest} kept={kept.value} />
            <History guest={guest} away={identity.value !== null && guest === null} kept={kept.value} />
          </div>
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
