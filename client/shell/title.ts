/** What the browser calls the page: in its tabs, in its history, and for those who hear it. */
import { useEffect } from 'preact/hooks';

const NAME = 'Sixgun';
/** Null while there are no words for it yet. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    document.title = title === null ? NAME : `${title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title]);
};
