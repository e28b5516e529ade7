/** A report to the operator: a reason, and an optional sentence. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_LINE } from '../../wire/lines.ts';
import { type ReportReason, reasons } from '../../wire/lists.ts';
import { refused } from '../../words/refused.ts';
import { askServer } from '../line/api.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';

/** Its button is gone: the focus goes to what is said instead. */
const Sent = (): JSX.Element => {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <p class="sent" tabIndex={-1} ref={said}>
      {pageWords('moderation').sent}
    </p>
  );
};
export const Report = ({ who, table }: { readonly who: string; readonly table: string }): JSX.Element => {
  const words = pageWords('moderation');
  const reason = useSignal<ReportReason | null>(null);
  const text = useSignal('');
  const isSent = useSignal(false);
  const fault = useSignal('');
  const send = async (): Promise<void> => {
    const told = { guest: who, table, reason: reason.value, words: text.value.replace(/\s+/gu, ' ').trim() };
    const reply = await askServer('POST', '/api/reports', told);
    isSent.value = reply.is === 'ok';
    fault.value = reply.is === 'ok' ? '' : reply.is === 'away' ? words.away : refused(say().table, null, reply.refusal);
  };
  if (isSent.value) return <Sent />;
  return (
    <form
      class="report"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset>
        <legend>{words.report}</legend>
        {reasons.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              checked={reason.value === each}
              onChange={() => {
                reason.value = each;
              }}
            />
            {words.reasons[each]}
          </label>
        ))}
      </fieldset>
      <label class="what">
        {words.what}
        <textarea
          rows={2}
          maxLength={LONGEST_LINE}
          value={text.value}
          onInput={event => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="failed" role="alert">
        {fault.value}
      </p>
      <button type="submit" class="btn go" disabled={reason.value === null}>
        {words.send}
      </button>
    </form>
  );
};
