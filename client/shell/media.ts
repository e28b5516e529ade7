/** Properties of the screen, and their changes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export const useMedia = (query: string): boolean => {
  const fits = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = (): void => {
      fits.value = media.matches;
    };
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return fits.value;
};
