/** Decks of Revolver: built from the base deck by swaps, judged while they are built, saved, and shared as a code. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Side } from '../../games/revolver/words/card.ts';
import { Account, Size, Verdict } from '../decks/account.tsx';
import { Bench, OPEN, SETS, type Sieve } from '../decks/bench.ts';
import { addressOf, Saved, Sharing } from '../decks/keeping.tsx';
import { Library } from '../decks/library.tsx';
import { Reading } from '../games/revolver/reading.tsx';
import { GAME, screen } from '../games/revolver/screen.ts';
import { Bar, Foot } from '../shell/bar.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { language } from '../shell/settings.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import { isScreenSpoken, loadScreenWords, unspoken } from '../shell/words.ts';
import { Reader } from '../table/reader.tsx';
import './decks.css';

const SIDES: readonly Side[] = ['colty', 'mcready'];
const Sides = ({ bench }: { readonly bench: Bench }): JSX.Element => (
  <fieldset class="tabs">
    <legend class="sr">{pageWords('decks').side}</legend>
    {SIDES.map(side => (
      <button
        key={side}
        type="button"
        class="btn"
        aria-pressed={bench.side.value === side}
        onClick={() => bench.side.peek() !== side && bench.turnTo(side)}
      >
        {screen().terms.sides[side]}
      </button>
    ))}
  </fieldset>
);
const Sets = ({ bench }: { readonly bench: Bench }): JSX.Element => {
  const words = pageWords('decks');
  return (
    <fieldset class="sets">
      <legend>{words.sets}</legend>
      <p>{words.setsAbout}</p>
      <div>
        {SETS.map(set => (
          <label key={set}>
            <input
              type="checkbox"
              checked={bench.sets.value.has(set)}
              onChange={event => bench.switchSet(set, event.currentTarget.checked)}
            />
            <span>{screen().terms.sets[set]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
const Workbench = ({ bench, sieve }: { readonly bench: Bench; readonly sieve: Signal<Sieve> }): JSX.Element => {
  const words = pageWords('decks');
  // What is on the bench can be sent on from the address, too.
  useSignalEffect(() => history.replaceState(null, '', addressOf(bench.side.value, bench.code.value)));
  return (
    <article class="sheet decks">
      <header>
        <h1 class="d">{words.title}</h1>
        <Sides bench={bench} />
        <p>{words.about}</p>
        <Sets bench={bench} />
      </header>
      <aside class="account" aria-label={words.deck}>
        <h2 class="d">
          {words.deck} <Size bench={bench} />
        </h2>
        <Verdict bench={bench} />
        <p class="acts">
          <button type="button" class="btn" onClick={() => bench.load('base')}>
            {words.base}
          </button>
          <button type="button" class="btn" onClick={() => bench.loadPreset()}>
            {words.preset}
          </button>
        </p>
        <Account bench={bench} />
        <Saved bench={bench} />
        <Sharing bench={bench} />
        <a class="btn go" href={`/new/${GAME}`}>
          {words.play}
        </a>
      </aside>
      <Library bench={bench} sieve={sieve} />
    </article>
  );
};

export const DecksPage = ({ query }: { readonly query: string }): JSX.Element => {
  const spoken = useSpoken('decks');
  const bench = useMemo(() => {
    const asked = new URLSearchParams(query);
    return new Bench(asked.get('side') === 'mcready' ? 'mcready' : 'colty', asked.get('deck') ?? 'base');
  }, []);
  const sieve = useSignal(OPEN);
  useEffect(() => {
    loadScreenWords(GAME, language.value).catch(why => {
      unspoken.value = why;
    });
  }, [language.value]);
  useTitle(spoken ? pageWords('decks').title : null);
  if (!spoken || !isScreenSpoken(GAME)) return <Loading />;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="in">
          <Workbench bench={bench} sieve={sieve} />
          <Foot />
        </div>
      </main>
      <Reader title={screen().reading} Reading={Reading} />
    </>
  );
};
