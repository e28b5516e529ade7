/** What the browser calls the page: in its tabs, in its history, and for those who hear it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const NAME = 'Sixgun';
/** How many games of days wait for a move of this player. */
export const movesWaiting = signal(0);
/** Null while there are no words for it yet. */
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
