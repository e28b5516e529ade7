/** What was reported and is not settled yet, oldest first. */
import type { JSX } from 'preact';
import { pageWords } from '../shell/page-words.ts';
import { personName } from '../shell/person-name.ts';
import type { OpenReport, OperatorDesk } from './desk.ts';
import type { OperatorWish } from './sure.tsx';
import { moment } from './when.ts';

interface ReportsProps {
  readonly desk: OperatorDesk;
  readonly reports: readonly OpenReport[];
  readonly ask: (wish: OperatorWish) => void;
}
export const Reports = ({ desk, reports, ask }: ReportsProps): JSX.Element => {
  const words = pageWords('operator');
  const { reasons } = pageWords('conduct');
  return (
    <section class="sheet reports" aria-labelledby="reports">
      <h2 class="d" id="reports">
        {words.reports}
      </h2>
      {reports.length === 0 && <p class="none">{words.noReports}</p>}
      <ul>
        {reports.map(({ id, at, reported, reportedName, reporterName, tableCode, reason, words: said }) => {
          const name = personName(reportedName);
          return (
            <li key={id}>
              <div>
                <h3>
                  {name} <span class="reason">{reasons[reason]}</span>
                </h3>
                {said !== '' && <blockquote>{said}</blockquote>}
                <p class="small">{[words.by(personName(reporterName)), words.table(tableCode), moment(at)].join(' · ')}</p>
              </div>
              <div class="does">
                <button
                  type="button"
                  class="btn"
                  aria-label={words.banWhom(name)}
                  onClick={() => ask({ wish: 'ban', id: reported, name })}
                >
                  {words.ban}
                </button>
                <button
                  type="button"
                  class="btn"
                  aria-label={words.settleWhom(name)}
                  onClick={() => void desk.act(`/reports/${id}/settle`)}
                >
                  {words.settle}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
