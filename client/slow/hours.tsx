/** For games of days: a player's hours of sleep, and their holidays. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { refused } from '../../words/refused.ts';
import { askServer, type Reply } from '../line/api.ts';
import { day } from '../shell/figures.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import * as hours from './hours.module.css';

interface Rest {
  readonly zone: string;
  readonly sleep: readonly [number, number] | null;
  readonly awayUntil: number | null;
  readonly holidaysLeft: number;
}
const HOUR = 60;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;
const minutesOf = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * HOUR + minute;
};
/** What most would choose. */
const USUAL: readonly [number, number] = [23 * HOUR, 7 * HOUR];
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const Hours = (): JSX.Element | null => {
  const rest = useSignal<Rest | null>(null);
  const said = useSignal('');
  const night = useSignal(USUAL);
  const days = useSignal(7);
  useEffect(() => {
    void askServer<Rest>('GET', '/api/me/rest').then(reply => {
      if (reply.is !== 'ok') return;
      rest.value = reply.value;
      night.value = reply.value.sleep ?? USUAL;
    });
  }, []);
  if (!useSpoken('slow') || rest.value === null) return null;
  const words = pageWords('slow');
  const heard = (reply: Reply<Rest>): void => {
    if (reply.is === 'ok') {
      rest.value = reply.value;
      said.value = words.saved;
    } else said.value = reply.is === 'no' ? refused(say().table, null, reply.refusal) : words.away;
  };
  const sleeps = (sleep: Rest['sleep']): Promise<void> =>
    askServer<Rest>('PUT', '/api/me/rest', { zone: ownZone(), sleep }).then(heard);
  const { sleep, awayUntil, holidaysLeft } = rest.value;
  const time = (which: 0 | 1, label: string): JSX.Element => (
    <label>
      {label}
      <input
        type="time"
        value={clock(night.value[which])}
        onChange={event => {
          const minutes = minutesOf(event.currentTarget.value);
          night.value = which === 0 ? [minutes, night.value[1]] : [night.value[0], minutes];
        }}
      />
    </label>
  );
  return (
    <section class={hours.hours} aria-labelledby="hours">
      <h2 class="d" id="hours">
        {words.title}
      </h2>
      <p>{words.about}</p>
      <form
        class={hours.line}
        onSubmit={event => {
          event.preventDefault();
          void sleeps(night.value);
        }}
      >
        {time(0, words.from)}
        {time(1, words.to)}
        <button type="submit" class="btn onpaper">
          {words.keep}
        </button>
        {sleep !== null && (
          <button type="button" class="btn onpaper quiet" onClick={() => void sleeps(null)}>
            {words.none}
          </button>
        )}
      </form>
      <p>{sleep === null ? words.awake : words.asleep(clock(sleep[0]), clock(sleep[1]), rest.value.zone)}</p>
      {awayUntil === null ? (
        <form
          class={hours.line}
          onSubmit={event => {
            event.preventDefault();
            void askServer<Rest>('POST', '/api/me/holiday', { days: days.value }).then(heard);
          }}
        >
          <label>
            {words.days}
            <input
              type="number"
              min={1}
              max={Math.max(1, holidaysLeft)}
              value={days.value}
              onChange={event => {
                days.value = event.currentTarget.valueAsNumber;
              }}
            />
          </label>
          <button type="submit" class="btn onpaper" disabled={holidaysLeft === 0}>
            {words.go}
          </button>
        </form>
      ) : (
        <p class={hours.line}>
          {words.gone(day(awayUntil))}{' '}
          <button type="button" class="btn onpaper" onClick={() => void askServer<Rest>('DELETE', '/api/me/holiday').then(heard)}>
            {words.back}
          </button>
        </p>
      )}
      <p>{words.left(holidaysLeft)}</p>
      <p role="status">{said.value}</p>
    </section>
  );
};
