/** The field for a recovery code, with its label. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { pageWords } from '../shell/page-words.ts';

export const CodeField = ({
  id,
  code,
  changed,
}: {
  readonly id: string;
  readonly code: Signal<string>;
  readonly changed?: () => void;
}): JSX.Element => (
  <>
    <label for={id}>{pageWords('you').device.code}</label>
    <input
      id={id}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck={false}
      maxLength={40}
      placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
      value={code.value}
      onInput={event => {
        code.value = event.currentTarget.value;
        changed?.();
      }}
    />
  </>
);
