/** How the server is: what it is, how large its data has become, and what of its settings does not fit. */
import type { JSX } from 'preact';
import type { ServerHealth } from '../../wire/misfits.ts';
import { moment } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';

const MEGA = 1_000_000;
const size = (bytes: number): string => {
  const [unit, n] = bytes < 1000 * MEGA ? (['megabyte', bytes / MEGA] as const) : (['gigabyte', bytes / (1000 * MEGA)] as const);
  return new Intl.NumberFormat(say().language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(n);
};

export const Health = ({ health }: { readonly health: ServerHealth }): JSX.Element => {
  const words = pageWords('operator');
  const { version, since, node, store, bytes, free, misfits } = health;
  const rows: { readonly [row in keyof typeof words.healthRows]: string | null } = {
    version,
    since: moment(since),
    node,
    store: `${size(bytes)}, ${words.stores[store]}`,
    free: free === null ? null : size(free),
  };
  return (
    <section class="sheet health" aria-labelledby="health">
      <h2 class="d" id="health">
        {words.health}
      </h2>
      <dl>
        {(Object.keys(rows) as (keyof typeof rows)[]).map(
          row =>
            rows[row] !== null && (
              <div key={row}>
                <dt>{words.healthRows[row]}</dt>
                <dd>{rows[row]}</dd>
              </div>
            ),
        )}
      </dl>
      {misfits.length === 0 ? (
        <p>{words.well}</p>
      ) : (
        <>
          <h3>{words.attention}</h3>
          <ul>
            {misfits.map(misfit => (
              <li key={misfit}>{words.misfits[misfit]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
