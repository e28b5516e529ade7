/** What the player is called at the table. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { LONGEST_NAME } from '../../wire/lines.ts';
import { me } from '../line/server.ts';
import { personName } from '../shell/called.ts';
import { say } from '../shell/words.ts';

export const Naming = ({ rename }: { readonly rename: (name: string) => void }): JSX.Element => {
  const { ui } = say();
  const name = useSignal(personName(me.value?.name ?? ''));
  return (
    <form
      class="named"
      onSubmit={event => {
        event.preventDefault();
        if (name.value.trim() !== '') rename(name.value.trim());
      }}
    >
      <label>
        {ui.gather.yourName}
        <input
          maxLength={LONGEST_NAME}
          value={name.value}
          onInput={event => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn onpaper">
        {ui.gather.rename}
      </button>
    </form>
  );
};
