/** The way a table compensates in races, and a notice for a guest whose way is longer, or too uneven, before they sit down. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import { RATED_CREDIT, UNEVEN } from '../../wire/rated.ts';
import { server } from '../line/server.ts';
import { say } from '../shell/words.ts';
import { type Habit, habitOf } from './habit.ts';

/** A few round trips at once, then more at intervals; each begins when the previous one is back. */
const AT_ONCE = 5;
const TRIES = 40;
const PAUSE = 500;
const useHabit = (): Habit | null => {
  const habit = useSignal<Habit | null>(null);
  useEffect(() => {
    let left = false;
    const measure = async (): Promise<void> => {
      const line = await server();
      const trips: number[] = [];
      while (trips.length < TRIES && !left) {
        if (trips.length >= AT_ONCE) await new Promise(resolve => setTimeout(resolve, PAUSE));
        const sent = performance.now();
        if (isRefusal(await line.ask({ ask: 'time', sent }))) return;
        trips.push(performance.now() - sent);
        habit.value = habitOf(trips);
      }
    };
    void measure();
    return () => {
      left = true;
    };
  }, []);
  return habit.value;
};
export const Way = (): JSX.Element => {
  const { gather } = say().ui;
  const habit = useHabit();
  return (
    <p class="way" role="status">
      {gather.credit(RATED_CREDIT)}{' '}
      {habit !== null && habit.way > RATED_CREDIT && <b>{gather.slow(habit.way, habit.way - RATED_CREDIT)}</b>}{' '}
      {habit !== null && habit.spread > UNEVEN && <b>{gather.uneven(habit.spread, UNEVEN)}</b>}
    </p>
  );
};
