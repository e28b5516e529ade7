/** A notice to all guests, or to those at some tables: the operator writes it, the pages show it, the operator takes it down. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { LONGEST_LINE } from '../../wire/lines.ts';
import { pageWords } from '../shell/page-words.ts';
import type { OperatorDesk } from './desk.ts';

interface Shown {
  readonly desk: OperatorDesk;
  readonly notice: string;
  /** The codes of the tables that it is for; empty where it is for all guests. */
  readonly noticeFor: string;
}
export const NoticeToAll = ({ desk, notice, noticeFor }: Shown): JSX.Element => {
  const words = pageWords('operator');
  const typed = useSignal('');
  const only = useSignal('');
  const say = async (text: string): Promise<void> => {
    const tables = text === '' ? [] : (only.value.toUpperCase().match(/[A-Z0-9]+/g) ?? []);
    await desk.act('/notice', { text, tables });
    // A table that is not there can be corrected.
    if (desk.fault.value === '') [typed.value, only.value] = ['', ''];
  };
  return (
    <section class="sheet" aria-labelledby="notice">
      <h2 class="d" id="notice">
        {words.notice}
      </h2>
      <p class="small">{words.noticeAbout}</p>
      {notice !== '' && (
        <div class="shown">
          <p>{notice}</p>
          {noticeFor !== '' && <p class="small">{words.noticeFor(noticeFor)}</p>}
          <button type="button" class="btn" onClick={() => void say('')}>
            {words.takeDown}
          </button>
        </div>
      )}
      <form
        onSubmit={event => {
          event.preventDefault();
          const text = typed.value.replace(/\s+/gu, ' ').trim();
          if (text !== '') void say(text);
        }}
      >
        <textarea
          rows={3}
          aria-label={words.noticeText}
          placeholder={words.noticeText}
          maxLength={LONGEST_LINE}
          value={typed.value}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
        <input
          aria-label={words.noticeTables}
          placeholder={words.noticeTables}
          value={only.value}
          onInput={event => {
            only.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="btn go">
          {words.say}
        </button>
      </form>
    </section>
  );
};
