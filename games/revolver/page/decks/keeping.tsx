/** Decks that stay and decks that travel: saved in this browser, or sent to a friend as a code or a link. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../../client/shell/icon.tsx';
import { keepsThings } from '../../../../client/shell/storage.ts';
import { say } from '../../../../client/shell/words.ts';
import { deckFaults, listOf } from '../../decks/decks.ts';
import type { DeckBench } from './bench.ts';
import { decksOf, forgetDeck, keepDeck, LONGEST_NAME } from './saved.ts';
import { deckWords } from './words.ts';

export const addressOf = (side: string, code: string): string => `/decks?${new URLSearchParams({ side, deck: code })}`;

export const Saved = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
  const name = useSignal('');
  const done = useSignal('');
  const side = bench.side.value;
  const mine = decksOf(side);
  const save = (): void => {
    const called = name.value.trim().slice(0, LONGEST_NAME);
    if (called === '') return;
    keepDeck({ name: called, side, code: bench.code.peek() });
    done.value = words.savedAs(called);
    name.value = '';
  };
  return (
    <section class="saved">
      <h3>{words.saved}</h3>
      {!keepsThings() && <p>{words.keepsNothing}</p>}
      {mine.length === 0 && <p>{words.noneSaved}</p>}
      <ul>
        {mine.map(deck => (
          <li key={deck.name}>
            <button type="button" class="btn" aria-label={words.load(deck.name)} onClick={() => bench.load(deck.code)}>
              {deck.name}
            </button>
            {deckFaults(side, listOf(side, deck.code, bench.sets.value), bench.sets.value).length > 0 && (
              <small>{words.faulty}</small>
            )}
            <button type="button" class="icb" aria-label={words.forget(deck.name)} onClick={() => forgetDeck(deck)}>
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <label class="pick wide">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            value={name.value}
            onInput={event => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn">
          {words.save}
        </button>
      </form>
      <p role="status">{done.value}</p>
    </section>
  );
};

export const Sharing = ({ bench }: { readonly bench: DeckBench }): JSX.Element => {
  const words = deckWords();
  const copied = useSignal('');
  const pasted = useSignal('');
  const refused = useSignal(false);
  const copy = (text: string): void => {
    navigator.clipboard?.writeText(text).then(
      () => {
        copied.value = say().ui.copied;
      },
      () => {},
    );
  };
  const code = bench.code.value;
  return (
    <section class="sharing">
      <h3>{words.share}</h3>
      <label class="pick wide">
        <span>{words.code}</span>
        <textarea readOnly rows={3} value={code} onFocus={event => event.currentTarget.select()} />
      </label>
      <p class="acts">
        <button type="button" class="btn" onClick={() => copy(code)}>
          {words.copyCode}
        </button>
        <button type="button" class="btn" onClick={() => copy(location.origin + addressOf(bench.side.value, code))}>
          {words.copyLink}
        </button>
      </p>
      <p role="status">{copied.value}</p>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (pasted.value.trim() === '') return;
          refused.value = !bench.load(pasted.value);
          if (!refused.value) pasted.value = '';
        }}
      >
        <label class="pick wide">
          <span>{words.paste}</span>
          <input
            type="text"
            value={pasted.value}
            onInput={event => {
              pasted.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn">
          {words.open}
        </button>
        {refused.value && <p role="alert">{words.nonsense}</p>}
      </form>
    </section>
  );
};
