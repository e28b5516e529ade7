/** The player is no longer at the table: removed, there on another page, or refused re-entry. */
import type { JSX } from 'preact';
import { Notice } from '../shell/notice.tsx';
import { say } from '../shell/words.ts';

export const Gone = ({ why }: { readonly why: string }): JSX.Element => {
  const { ui, table } = say();
  const { errors } = ui;
  if (why === 'kicked') return <Notice title={errors.kicked} />;
  if (why === 'closed') return <Notice title={errors.closed} />;
  return why === 'opened elsewhere' ? (
    <Notice title={errors.elsewhere} action={{ label: errors.comeHere, run: () => location.reload() }} />
  ) : (
    <Notice title={errors.noEntry} why={table.refusal(why) ?? why} />
  );
};
