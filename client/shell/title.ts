/** The title of the page: in tabs, in the history, and for screen readers. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const NAME = 'Sixgun';
/** The number of games of days that wait for this player. */
export const movesWaiting = signal(0);
/** Null until its words are loaded. */
export const useTitle = (title: string | null): void => {
  const waiting = movesWaiting.value;
  useEffect(() => {
    const counted = waiting === 0 ? '' : `(${waiting}) `;
    document.title = `${counted}${title === null ? NAME : `${title} · ${NAME}`}`;
    return () => {
      document.title = NAME;
    };
  }, [title, waiting]);
};
