/** A field for a table's code. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../shell/router.ts';
import { say } from '../shell/words.ts';
import * as code from './code.module.css';

export const HaveCode = (): JSX.Element => {
  const words = say().ui.saloon.code;
  const said = useSignal('');
  return (
    <details class={code.code}>
      <summary>
        {words.waiting} <b>{words.have}</b>
      </summary>
      <form
        onSubmit={event => {
          event.preventDefault();
          const wanted = said.value.trim().toUpperCase();
          if (/^[A-Z0-9]{4,8}$/.test(wanted)) go(`/t/${wanted}?sit=1`);
        }}
      >
        <input
          aria-label={words.label}
          placeholder="K7QM"
          maxLength={8}
          autocomplete="off"
          autocapitalize="characters"
          pattern="[A-Za-z0-9]{4,8}"
          value={said.value}
          onInput={event => {
            said.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="btn onwood">
          {words.sit}
        </button>
      </form>
    </details>
  );
};
