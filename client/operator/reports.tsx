/** What was reported and is not settled yet, by the one it is about, the last reported first. */
import type { JSX } from 'preact';
import { personName } from '../shell/called.ts';
import { moment } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import type { OpenReport, OperatorDesk, ReportedPerson } from './desk.ts';
import type { OperatorWish } from './sure.tsx';

const Report = ({ report: { at, reporterName, tableCode, reason, words: said } }: { readonly report: OpenReport }): JSX.Element => {
  const words = pageWords('operator');
  return (
    <article>
      <p class="reason">{pageWords('moderation').reasons[reason]}</p>
      {said !== '' && <blockquote>{said}</blockquote>}
      <p class="small">{[words.by(personName(reporterName)), words.table(tableCode), moment(at)].join(' · ')}</p>
    </article>
  );
};

interface ReportsProps {
  readonly desk: OperatorDesk;
  readonly reports: readonly ReportedPerson[];
  readonly ask: (wish: OperatorWish) => void;
}
export const Reports = ({ desk, reports, ask }: ReportsProps): JSX.Element => {
  const words = pageWords('operator');
  return (
    <section class="sheet reports" aria-labelledby="reports">
      <h2 class="d" id="reports">
        {words.reports}
      </h2>
      {reports.length === 0 && <p class="none">{words.noReports}</p>}
      <ul>
        {reports.map(({ reported, reportedName, count, reports: about }) => {
          const name = personName(reportedName);
          return (
            <li key={reported}>
              <div>
                <h3>
                  {name} {count > 1 && <span class="small">{words.counted(count)}</span>}
                </h3>
                {about.map(each => (
                  <Report key={each.id} report={each} />
                ))}
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
                  onClick={() => void desk.act(`/guests/${reported}/settle`, { until: about[0]?.at ?? 0 })}
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
