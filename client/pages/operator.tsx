/** For the operator: games, guests, reports, and actions. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Acts } from '../operator/acts.tsx';
import { type OperatorDesk, type OperatorOverview, useDesk } from '../operator/desk.ts';
import { Guests } from '../operator/guests.tsx';
import { Health } from '../operator/health.tsx';
import { NoticeToAll } from '../operator/notice.tsx';
import { Reports } from '../operator/reports.tsx';
import { type OperatorWish, Sure } from '../operator/sure.tsx';
import { Tables } from '../operator/tables.tsx';
import { Token } from '../operator/token.tsx';
import { Town } from '../operator/town.tsx';
import { Bar, Foot } from '../shell/bar.tsx';
import { whole } from '../shell/figures.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { Loading } from '../shell/states.tsx';
import { useTitle } from '../shell/title.ts';
import './operator.css';

const Head = ({ desk, seen }: { readonly desk: OperatorDesk; readonly seen: OperatorOverview }): JSX.Element => {
  const words = pageWords('operator');
  const { guests, tables, finished } = seen.counts;
  const figures = { served: seen.tables.length, guests, tables, finished } as const;
  return (
    <header class="sheet">
      <h1 class="d">{words.title}</h1>
      <dl>
        {(Object.keys(figures) as (keyof typeof figures)[]).map(figure => (
          <div key={figure}>
            <dt>{words.figures[figure]}</dt>
            <dd class="d">{whole(figures[figure])}</dd>
          </div>
        ))}
      </dl>
      <div class="does">
        <button type="button" class="btn" onClick={() => void desk.look()}>
          {words.again}
        </button>
        <button type="button" class="btn quiet" onClick={() => desk.leave()}>
          {words.leave}
        </button>
      </div>
      <p class="fault" role="alert">
        {desk.fault.value}
      </p>
    </header>
  );
};
const AtDesk = ({ desk, seen }: { readonly desk: OperatorDesk; readonly seen: OperatorOverview }): JSX.Element => {
  const wish = useSignal<OperatorWish | null>(null);
  const ask = (wanted: OperatorWish): void => {
    wish.value = wanted;
  };
  return (
    <>
      <div class="desk">
        <Head desk={desk} seen={seen} />
        <div class="people">
          <Reports desk={desk} reports={seen.reports} ask={ask} />
          <Tables tables={seen.tables} ask={ask} />
          <Guests desk={desk} guests={seen.guests} ask={ask} />
        </div>
        <div class="house">
          <Health health={seen.health} />
          <NoticeToAll desk={desk} notice={seen.notice} noticeFor={seen.noticeFor} />
          <Town town={seen.town} />
          <Acts acts={seen.acts} />
        </div>
      </div>
      <Sure desk={desk} wish={wish} />
    </>
  );
};

export const OperatorPage = (): JSX.Element => {
  const spoken = [useSpoken('operator'), useSpoken('moderation')].every(Boolean);
  useTitle(spoken ? pageWords('operator').title : null);
  return spoken ? <Opened /> : <Loading />;
};
const Opened = (): JSX.Element => {
  const desk = useDesk();
  return (
    <>
      <Bar />
      <main class="wood wall operator">
        <div class="in">
          {desk.seen.value === null ? <Token desk={desk} /> : <AtDesk desk={desk} seen={desk.seen.value} />}
          <Foot />
        </div>
      </main>
    </>
  );
};
