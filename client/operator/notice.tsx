/** What everybody is told: written here, shown on the pages, taken down again. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { LONGEST_LINE } from '../../wire/lines.ts';
import { pageWords } from '../shell/page-words.ts';
import type { OperatorDesk } from './desk.ts';

export const NoticeToAll = ({ desk, notice }: { readonly desk: OperatorDesk; readonly notice: string }): JSX.Element => {
  const words = pageWords('operator');
  const typed = useSignal('');
  const say = (text: string): void => {
    typed.value = '';
    void desk.act('/notice', { text });
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
          <button type="button" class="btn" onClick={() => say('')}>
            {words.takeDown}
          </button>
        </div>
      )}
      <form
        onSubmit={event => {
          event.preventDefault();
          const text = typed.value.replace(/\s+/gu, ' ').trim();
          if (text !== '') say(text);
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
        <button type="submit" class="btn go">
          {words.say}
        </button>
      </form>
    </section>
  );
};
