/** The cards a deck can be made of: filters above, every card with its count under them. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { read } from '../../../../client/table/reader/reading.ts';
import { baseDeck } from '../../decks/decks.ts';
import type { Card, CardSet } from '../../vocabulary/card.ts';
import { Face, frame } from '../card.tsx';
import { screen, textOf, titleOf } from '../screen.ts';
import { type DeckBench, OPEN, SETS, type Sieve, sifted } from './bench.ts';
import { deckWords } from './words.ts';

const TYPES = ['character', 'firepower', 'action', 'location'] as const;
const WAYS = ['all', 'deck', 'swapped'] as const;
export const nameOf = titleOf;
const saidOf = (id: string): string => `${nameOf(id)} ${textOf(id)}`;

interface PickProps<V extends string> {
  readonly label: string;
  readonly values: readonly (readonly [value: V | null, label: string])[];
  readonly chosen: V | null;
  readonly choose: (value: V | null) => void;
}
const Pick = <V extends string>({ label, values, chosen, choose }: PickProps<V>): JSX.Element => (
  <label class="pick">
    <span>{label}</span>
    <select
      value={chosen ?? ''}
      onChange={event => {
        const picked = event.currentTarget.value;
        choose(values.find(([value]) => (value ?? '') === picked)?.[0] ?? null);
      }}
    >
      {values.map(([value, text]) => (
        <option key={text} value={value ?? ''}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const Filters = ({ sieve }: { readonly sieve: Signal<Sieve> }): JSX.Element => {
  const words = deckWords();
  const { terms } = screen();
  const change = (part: Partial<Sieve>): void => {
    sieve.value = { ...sieve.value, ...part };
  };
  const sets: readonly CardSet[] = ['base', ...SETS];
  return (
    <search class="filters" aria-label={words.filters}>
      <label class="pick wide">
        <span>{words.search}</span>
        <input type="search" value={sieve.value.text} onInput={event => change({ text: event.currentTarget.value })} />
      </label>
      <Pick
        label={words.type}
        values={[[null, words.all], ...TYPES.map(type => [type, terms.types[type]] as const)]}
        chosen={sieve.value.type as (typeof TYPES)[number] | null}
        choose={type => change({ type })}
      />
      <Pick
        label={words.set}
        values={[[null, words.all], ...sets.map(set => [set, terms.sets[set]] as const)]}
        chosen={sieve.value.set}
        choose={set => change({ set })}
      />
      <Pick
        label={words.show}
        values={WAYS.map(way => [way, words.shown[way]] as const)}
        chosen={sieve.value.shown}
        choose={shown => change({ shown: shown ?? OPEN.shown })}
      />
    </search>
  );
};
const Entry = ({ bench, card }: { readonly bench: DeckBench; readonly card: Card }): JSX.Element => {
  const words = deckWords();
  const name = nameOf(card.id);
  const n = bench.count(card.id);
  const by = n - (baseDeck(bench.side.value)[card.id] ?? 0);
  const off = !bench.sets.value.has(card.set);
  return (
    <li class={`entry ${n === 0 ? 'none' : ''} ${off ? 'off' : ''}`}>
      <button type="button" class={`card ${frame(card.id)}`} data-read={card.id} onClick={() => read(card.id)}>
        <span class="sr">{words.read(name)}</span>
        <span class="drawn" aria-hidden="true">
          <Face face={card.id} />
        </span>
      </button>
      <div class="step">
        <button type="button" aria-label={words.take(name)} disabled={n === 0} onClick={() => bench.change(card.id, -1)}>
          −
        </button>
        <output aria-label={name}>
          <b>{words.copies(n, card.copies)}</b>
          {by !== 0 && <small class={by < 0 ? 'less' : 'more'}>{by < 0 ? `−${-by}` : `+${by}`}</small>}
        </output>
        <button type="button" aria-label={words.add(name)} onClick={() => bench.change(card.id, 1)}>
          +
        </button>
      </div>
    </li>
  );
};
interface LibraryProps {
  readonly bench: DeckBench;
  readonly sieve: Signal<Sieve>;
  /** What stays in sight under the cards. */
  readonly children: ComponentChildren;
}
export const Library = ({ bench, sieve, children }: LibraryProps): JSX.Element => {
  const words = deckWords();
  const found = sifted(bench, sieve.value, saidOf);
  return (
    <section class="library" aria-label={words.library}>
      <Filters sieve={sieve} />
      <p class="found" role="status">
        {words.found(found.length)}
      </p>
      <ul class="entries">
        {found.map(card => (
          <Entry key={card.id} bench={bench} card={card} />
        ))}
      </ul>
      {children}
    </section>
  );
};
