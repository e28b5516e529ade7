/** Words that only one page needs: loaded when somebody goes there, in the language in use. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../../words/language.ts';
import type { PageWords } from '../../words/pages.ts';
import { language } from './settings.ts';
import { isGameSpoken, loadGameWords, say, unspoken } from './words.ts';

type Page = keyof PageWords;
const modules = import.meta.glob<{ readonly words: object }>('../../words/*/pages/*.ts');
const loaded = signal<{ readonly [key: string]: object }>({});

export const loadPageWords = async (page: Page, spoken: Language): Promise<void> => {
  const key = `${spoken}/pages/${page}`;
  if (loaded.peek()[key] !== undefined) return;
  const { words } = await modules[`../../words/${key}.ts`]!();
  loaded.value = { ...loaded.peek(), [key]: words };
};
const found = (page: Page): object | null => loaded.value[`${say().language}/pages/${page}`] ?? null;

/** For everything that is drawn once `useSpoken` said yes. */
export const pageWords = <P extends Page>(page: P): PageWords[P] => {
  const words = found(page);
  if (words === null) throw new Error(`nothing of ${page} may be drawn before there are words`);
  return words as PageWords[P];
};
/** True once the words of this page, and of this game if the page needs them, are there. */
export const useSpoken = (page: Page, game: string | null = null): boolean => {
  const spoken = language.value;
  useEffect(() => {
    Promise.all([loadPageWords(page, spoken), game === null ? null : loadGameWords(game, spoken)]).catch(why => {
      unspoken.value = why;
    });
  }, [page, game, spoken]);
  return found(page) !== null && (game === null || isGameSpoken(game));
};
