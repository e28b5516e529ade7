/** The tables that are served now, and who sits there. */
import type { JSX } from 'preact';
import { personName } from '../shell/called.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { ServedTable } from './desk.ts';
import type { OperatorWish } from './sure.tsx';

interface TablesProps {
  readonly tables: readonly ServedTable[];
  readonly ask: (wish: OperatorWish) => void;
}
export const Tables = ({ tables, ask }: TablesProps): JSX.Element => {
  const words = pageWords('operator');
  return (
    <section class="sheet" aria-labelledby="tables">
      <h2 class="d" id="tables">
        {words.tables}
      </h2>
      {tables.length === 0 && <p class="none">{words.noTables}</p>}
      <ul>
        {tables.map(({ code, game, status, visibility, people }) => (
          <li key={code}>
            <div>
              <h3>
                <a href={`/t/${code}`}>{words.table(code)}</a>
              </h3>
              <p>{people.map(({ name }) => personName(name)).join(', ') || words.nobody}</p>
              <p class="small">
                {[say().names[game]?.name ?? game, words.status[status], words.visibility[visibility]].join(' · ')}
              </p>
            </div>
            <div class="does">
              <button type="button" class="btn" aria-label={words.closeWhich(code)} onClick={() => ask({ wish: 'close', code })}>
                {words.closeTable}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
