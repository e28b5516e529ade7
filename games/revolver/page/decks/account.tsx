/** The summary of a deck: number of cards, types, costs, swaps, and every reason why it may not be played. */
import type { JSX } from 'preact';
import { baseDeck, DECK_SIZE, type DeckFault, faultNamed } from '../../decks/decks.ts';
import { faultSaid } from '../../words/deck-faults.ts';
import { screen } from '../screen.ts';
import { type CostStep, type DeckBench, STEPS, stepOf, swapped, tally } from './bench.ts';
import { nameOf } from './library.tsx';
import { deckWords } from './words.ts';

const KINDS = ['character', 'firepower', 'action', 'location'] as const;

export const saidFault = (fault: DeckFault): string => {
  const { faults } = deckWords();
  const { terms, cards } = screen();
  const named = faultNamed(fault);
  return faultSaid({ faults, terms, cards }, named) ?? named;
};
export const Verdict = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
  const faults = bench.faults.value;
  return (
    <div class={`verdict ${faults.length === 0 ? 'fine' : 'bad'}`} role="status">
      <p>
        <b>{faults.length === 0 ? words.legal : words.notLegal(faults.length)}</b>
      </p>
      <ul>
        {faults.map(fault => (
          <li key={JSON.stringify(fault)}>
            <span>{saidFault(fault)}</span> <a href={`/learn/revolver#${fault.rule}`}>{fault.rule}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
export const Size = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const n = Object.values(bench.list.value).reduce((sum, each) => sum + each, 0);
  return <b class="d size">{deckWords().size(n, DECK_SIZE)}</b>;
};

/** The verdict in one line, shown beside the cards, far from the account: the number of cards, and the first fault. */
export const Brief = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const [first, ...more] = bench.faults.value;
  return (
    <button
      type="button"
      class={`deck-line ${first === undefined ? '' : 'bad'}`}
      onClick={() => document.querySelector('.decks .account')?.scrollIntoView()}
    >
      <Size bench={bench} />
      <span>
        {first === undefined ? deckWords().legal : saidFault(first)}
        {more.length > 0 && ` +${more.length}`}
      </span>
    </button>
  );
};

const Kinds = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
  const { types } = screen().terms;
  const [has, base] = [tally(bench.list.value, card => card.type), tally(baseDeck(bench.side.value), card => card.type)];
  return (
    <section>
      <h3>{words.kinds}</h3>
      <dl class="kinds">
        {KINDS.map(kind => (
          <div key={kind} class={kind !== 'location' && (has[kind] ?? 0) > (base[kind] ?? 0) ? 'toomany' : ''}>
            <dt>{types[kind]}</dt>
            <dd>
              <b>{has[kind] ?? 0}</b>
              {kind !== 'location' && ` / ${base[kind] ?? 0}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
const Curve = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
  const counts = tally(bench.list.value, stepOf);
  const most = Math.max(1, ...Object.values(counts));
  const called = (step: CostStep): string =>
    step === '0' ? words.costs.free : step === 'random' || step === 'dollars' ? words.costs[step] : step;
  return (
    <section>
      <h3>{words.curve}</h3>
      <ul class="curve">
        {STEPS.map(step => (
          <li key={step}>
            <span class="sr">{words.curveOf(called(step), counts[step] ?? 0)}</span>
            <b aria-hidden="true">{counts[step] ?? 0}</b>
            <i aria-hidden="true" style={{ height: `${((counts[step] ?? 0) / most) * 100}%` }} />
            <span aria-hidden="true">{called(step)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
const Swaps = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
  const all = swapped(bench);
  const Row = ({ sign, label }: { readonly sign: 1 | -1; readonly label: string }): JSX.Element | null => {
    const rows = all.filter(([, by]) => Math.sign(by) === sign);
    if (rows.length === 0) return null;
    return (
      <div>
        <h4>{label}</h4>
        <ul>
          {rows.map(([id, by]) => (
            <li key={id} data-read={id}>
              <b>{Math.abs(by)}</b> {nameOf(id)}
            </li>
          ))}
        </ul>
      </div>
    );
  };
  return (
    <section class="swaps">
      <h3>{words.swaps}</h3>
      {all.length === 0 ? (
        <p>{words.noSwaps}</p>
      ) : (
        <>
          <Row sign={-1} label={words.swapOut} />
          <Row sign={1} label={words.swapIn} />
        </>
      )}
    </section>
  );
};
export const Account = ({ bench }: { readonly bench: DeckBench }): JSX.Element => (
  <>
    <Kinds bench={bench} />
    <Curve bench={bench} />
    <Swaps bench={bench} />
  </>
);
