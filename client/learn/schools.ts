/** The schools there are. A game adds `school.ts` to its folder and `school.ts` to its words; nothing else needs to be told. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../shell/settings.ts';
import { say, unspoken } from '../shell/words.ts';
import type { School, SchoolWords } from './lesson.ts';

const schools = import.meta.glob<{ readonly school: School }>('../games/*/school.ts');
const wordsOf = import.meta.glob<{ readonly school: SchoolWords }>('../../words/*/*/school.ts');

/** Null when this game has no school. */
export const loadSchool = async (game: string): Promise<School | null> => {
  const load = schools[`../games/${game}/school.ts`];
  return load === undefined ? null : (await load()).school;
};

const loaded = signal<{ readonly [key: string]: SchoolWords }>({});
const found = (game: string): SchoolWords | null => loaded.value[`${say().language}/${game}`] ?? null;
export const schoolWords = (game: string): SchoolWords => {
  const words = found(game);
  if (words === null) throw new Error(`nothing of the school of ${game} may be drawn before there are words`);
  return words;
};
/** True once the words of this school are there. */
export const useSchoolSpoken = (game: string): boolean => {
  const spoken = language.value;
  useEffect(() => {
    const key = `${spoken}/${game}`;
    const load = wordsOf[`../../words/${key}/school.ts`];
    if (load === undefined || loaded.peek()[key] !== undefined) return;
    load().then(
      ({ school }) => {
        loaded.value = { ...loaded.peek(), [key]: school };
      },
      why => {
        unspoken.value = why;
      },
    );
  }, [game, spoken]);
  return found(game) !== null;
};
