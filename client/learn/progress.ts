/** The finished lessons, as far as this browser remembers. */
import { keepWord, keptWords } from '../shell/settings.ts';

export const learnedKey = (game: string): string => `learned:${game}`;
export const lessonsDone = (game: string): ReadonlySet<string> => keptWords(learnedKey(game));
export const lessonDone = (game: string, id: string): void => keepWord(learnedKey(game), id);
