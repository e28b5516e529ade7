/** The player's name at the table: a player without one is asked for it in their own chair. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { LONGEST_NAME } from '../../wire/lines.ts';
import { isUnnamed, personName } from '../shell/called.ts';
import { say } from '../shell/words.ts';
import * as naming from './naming.module.css';

interface NamingProps {
  /** The name the server knows. */
  readonly name: string;
  readonly rename: (name: string) => void;
}
export const Naming = ({ name, rename }: NamingProps): JSX.Element => {
  const { gather } = say().ui;
  const typed = useSignal<string | null>(null);
  const asks = isUnnamed(name);
  if (!asks && typed.value === null)
    return (
      <button
        type="button"
        class={`btn quiet ${naming.another}`}
        onClick={() => {
          typed.value = name;
        }}
      >
        {gather.rename}
      </button>
    );
  return (
    <form
      class={naming.naming}
      onSubmit={event => {
        event.preventDefault();
        const wanted = (typed.peek() ?? '').trim();
        typed.value = null;
        if (wanted !== '' && wanted !== name) rename(wanted);
      }}
    >
      <label>
        {gather.askName}
        <input
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          placeholder={asks ? personName(name) : ''}
          value={typed.value ?? ''}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn onpaper">
        {gather.named}
      </button>
    </form>
  );
};
