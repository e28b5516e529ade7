/** The door to the desk: the token. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { pageWords } from '../shell/page-words.ts';
import type { OperatorDesk } from './desk.ts';

export const Token = ({ desk }: { readonly desk: OperatorDesk }): JSX.Element => {
  const words = pageWords('operator');
  const typed = useSignal('');
  return (
    <section class="bill token">
      <h1 class="d">{words.title}</h1>
      <p>{words.about}</p>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (typed.value.trim() !== '') void desk.open(typed.value.trim());
        }}
      >
        <label for="token">{words.token}</label>
        <input
          id="token"
          type="password"
          autocomplete="off"
          value={typed.value}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="btn go">
          {words.enter}
        </button>
      </form>
      <p class="fault" role="alert">
        {desk.fault.value}
      </p>
    </section>
  );
};
