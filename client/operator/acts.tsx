/** What operators have done, the newest first. */
import type { JSX } from 'preact';
import { personName } from '../shell/called.ts';
import { moment } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import type { DoneAct } from './desk.ts';

const MOST = 20;
/** Whom or what it was about: a guest by name, a report not at all. */
const about = ({ act, about: whom, name }: DoneAct): string => {
  if (name !== null) return personName(name);
  return act === 'close table' || act === 'notice' ? whom : '';
};
const detail = ({ act, words: said }: DoneAct): string => {
  const words = pageWords('operator');
  if (act === 'notice') return said === '' ? words.noticeGone : said;
  if (act === 'settle reports') return words.counted(Number(said));
  const days = /^(\d+) days$/.exec(said)?.[1];
  return days === undefined ? said : words.days(Number(days));
};
export const Acts = ({ acts }: { readonly acts: readonly DoneAct[] }): JSX.Element => {
  const words = pageWords('operator');
  return (
    <section class="sheet" aria-labelledby="acts">
      <h2 class="d" id="acts">
        {words.acts}
      </h2>
      {acts.length === 0 && <p class="none">{words.noActs}</p>}
      <ol class="done">
        {acts.slice(0, MOST).map(act => (
          <li key={act.id}>
            <p>
              <b>{words.act[act.act]}</b> {[about(act), detail(act)].filter(part => part !== '').join(', ')}
            </p>
            <p class="small">{moment(act.at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
