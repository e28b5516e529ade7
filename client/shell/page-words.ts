/** Words that only one page needs: loaded when a visitor goes there, in the present language. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../../words/language.ts';
import type { PageWords } from '../../words/pages.ts';
import { language } from './settings.ts';
import { isGameSpoken, loadGameWords, say, unspoken } from './words.ts';

type Page = keyof PageWords;
/** A page of the house by its name; a game's page, by the game and its name. */
type Named = Page | `${string}/${string}`;
const modules = import.meta.glob<{ readonly words: object }>(['../../words/*/pages/*.ts', '../../games/*/words/*/pages/*.ts']);
const pathOf = (page: Named, spoken: Language): string => {
  const [name, game] = page.split('/').reverse();
  return `../../${game === undefined ? '' : `games/${game}/`}words/${spoken}/pages/${name}.ts`;
};
const loaded = signal<{ readonly [key: string]: object }>({});

export const loadPageWords = async (page: Named, spoken: Language): Promise<void> => {
  const key = pathOf(page, spoken);
  if (loaded.peek()[key] !== undefined) return;
  const { words } = await modules[key]!();
  loaded.value = { ...loaded.peek(), [key]: words };
};
const found = (page: Named): object | null => loaded.value[pathOf(page, say().language)] ?? null;

/** For components drawn once `useSpoken` is true. */
export const pageWords = <P extends Page>(page: P): PageWords[P] => wordsOf<PageWords[P]>(page);
/** The words of a game's page; the game knows their shape. */
export const wordsOf = <Words extends object>(page: Named): Words => {
  const words = found(page);
  if (words === null) throw new Error(`nothing of ${page} may be drawn before there are words`);
  return words as Words;
};
/** True once the words of this page, and of this game if the page needs them, are loaded. */
export const useSpoken = (page: Named, game: string | null = null): boolean => {
  const spoken = language.value;
  useEffect(() => {
    Promise.all([loadPageWords(page, spoken), game === null ? null : loadGameWords(game, spoken)]).catch(why => {
      unspoken.value = why;
    });
  }, [page, game, spoken]);
  return found(page) !== null && (game === null || isGameSpoken(game));
};
