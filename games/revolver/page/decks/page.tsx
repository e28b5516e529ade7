/** Decks of Revolver: built from the base deck by swaps, judged while they are built, saved, and shared as a code. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { showGame } from '../../../../client/look/game-mark.ts';
import { Bar, Foot } from '../../../../client/shell/bar.tsx';
import { useSpoken } from '../../../../client/shell/page-words.ts';
import { language } from '../../../../client/shell/settings.ts';
import { Loading } from '../../../../client/shell/states.tsx';
import { useTitle } from '../../../../client/shell/title.ts';
import { isScreenSpoken, loadScreenWords, unspoken } from '../../../../client/shell/words.ts';
import { Reader } from '../../../../client/table/reader/reader.tsx';
import { useReading } from '../../../../client/table/reader/reading.ts';
import { DECK_SIZE } from '../../decks/decks.ts';
import { cardOf, isFace } from '../../faces.ts';
import { needs } from '../../options.ts';
import type { Side } from '../../vocabulary/card.ts';
import { Reading } from '../reading.tsx';
import { GAME, screen } from '../screen.ts';
import { Account, Brief, Size, Verdict } from './account.tsx';
import { DeckBench, OPEN, SETS, type Sieve } from './bench.ts';
import { addressOf, Saved, Sharing } from './keeping.tsx';
import { Library } from './library.tsx';
import { deckWords, PAGE } from './words.ts';
import './page.css';

const SIDES: readonly Side[] = ['colty', 'mcready'];
const Sides = ({ bench }: { readonly bench: DeckBench }): JSX.Element => (
  <fieldset class="tabs">
    <legend class="sr">{deckWords().side}</legend>
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
const Sets = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
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
/** RV-017: what brings the cards of each set to a table. */
const BROUGHT_BY = { base: [], '1.1': ['set11'], '1.2': ['set12'], '1.3': ['set13'], '1.4': ['moduleD'] } as const;
/** The options a table needs for this deck, with their own requirements, for the form of a new one. */
const optionsFor = (bench: DeckBench): URLSearchParams => {
  const brought = Object.keys(bench.list.value).flatMap(id => (isFace(id) ? BROUGHT_BY[cardOf(id).set] : []));
  const options = new Set(brought.flatMap(option => [option, ...needs[option]]));
  const deck = bench.side.value === 'colty' ? 'coltyDeck' : 'mcreadyDeck';
  return new URLSearchParams([[deck, bench.code.value], ...[...options].map(option => [option, '1'])]);
};
const Workbench = ({ bench, sieve }: { readonly bench: DeckBench; readonly sieve: Signal<Sieve> }): JSX.Element => {
  const words = deckWords();
  useReading();
  // What is on the bench can be sent on from the address, too.
  useSignalEffect(() => history.replaceState(null, '', addressOf(bench.side.value, bench.code.value)));
  return (
    <article class="sheet decks">
      <header>
        <h1 class="d">{words.title}</h1>
        <Sides bench={bench} />
        <p>{words.about(DECK_SIZE)}</p>
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
          <button type="button" class="btn quiet" disabled={bench.before.value.length === 0} onClick={() => bench.undo()}>
            {words.undo}
          </button>
        </p>
        <Account bench={bench} />
        <Saved bench={bench} />
        <Sharing bench={bench} />
        <a class="btn go" href={`/new/${GAME}?${optionsFor(bench)}`}>
          {words.play}
        </a>
      </aside>
      <Library bench={bench} sieve={sieve}>
        <Brief bench={bench} />
      </Library>
    </article>
  );
};

export const Page = ({ query }: { readonly query: string }): JSX.Element => {
  useEffect(() => showGame(GAME), []);
  const spoken = useSpoken(PAGE);
  const bench = useMemo(() => {
    const asked = new URLSearchParams(query);
    return new DeckBench(asked.get('side') === 'mcready' ? 'mcready' : 'colty', asked.get('deck') ?? 'base');
  }, []);
  const sieve = useSignal(OPEN);
  useEffect(() => {
    loadScreenWords(GAME, language.value).catch(why => {
      unspoken.value = why;
    });
  }, [language.value]);
  useTitle(spoken ? deckWords().title : null);
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
