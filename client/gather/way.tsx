/** What a table makes up for in races, and a word for a guest with a longer way than that, before they sit down. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import { RATED_CREDIT } from '../../wire/credit.ts';
import { server } from '../line/server.ts';
import { say } from '../shell/words.ts';

const TRIES = 5;
/** The shortest of a few round trips, one after the other; null until it is known. */
const useWay = (): number | null => {
  const way = useSignal<number | null>(null);
  useEffect(() => {
    let left = false;
    const measure = async (): Promise<void> => {
      const line = await server();
      for (let i = 0; i < TRIES && !left; i++) {
        const sent = performance.now();
        if (isRefusal(await line.ask({ ask: 'time', sent }))) return;
        way.value = Math.min(way.peek() ?? Number.POSITIVE_INFINITY, Math.round(performance.now() - sent));
      }
    };
    void measure();
    return () => {
      left = true;
    };
  }, []);
  return way.value;
};
export const Way = (): JSX.Element => {
  const { gather } = say().ui;
  const way = useWay();
  return (
    <p class="way" role="status">
      {gather.credit(RATED_CREDIT)} {way !== null && way > RATED_CREDIT && <b>{gather.slow(way, way - RATED_CREDIT)}</b>}
    </p>
  );
};
