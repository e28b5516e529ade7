/**
 * The schools of all games. A game's rules are loaded already; its lessons are `school.ts` in its `page/` and `school.ts` among its words.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../shell/settings.ts';
import { say, unspoken } from '../shell/words.ts';
import type { ReadRulebook, School, SchoolWords } from './lesson.ts';

const schools = import.meta.glob<{ readonly school: School }>('../../games/*/page/school.ts');
const rulebooks = import.meta.glob<ReadRulebook>('../../games/*/rules.ts');
const wordsOf = import.meta.glob<{ readonly school: SchoolWords }>('../../games/*/words/*/school.ts');

const noLessons: School = { lessons: [], load: () => Promise.reject(new Error('there are no lessons')), examples: {} };
export const loadSchool = async (game: string): Promise<School> => {
  const load = schools[`../../games/${game}/page/school.ts`];
  return load === undefined ? noLessons : (await load()).school;
};
/** Null when there is no such game. */
export const loadRulebook = async (game: string): Promise<ReadRulebook | null> => {
  const load = rulebooks[`../../games/${game}/rules.ts`];
  return load === undefined ? null : load();
};

const loaded = signal<{ readonly [key: string]: SchoolWords }>({});
const found = (game: string): SchoolWords | null => loaded.value[`${say().language}/${game}`] ?? null;
export const schoolWords = (game: string): SchoolWords => {
  const words = found(game);
  if (words === null) throw new Error(`nothing of the school of ${game} may be drawn before there are words`);
  return words;
};
/** True once the words of this school are loaded; a school without lessons needs none. */
export const useSchoolSpoken = (game: string): boolean => {
  const spoken = language.value;
  useEffect(() => {
    const key = `${spoken}/${game}`;
    const load = wordsOf[`../../games/${game}/words/${spoken}/school.ts`];
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
  return found(game) !== null || schools[`../../games/${game}/page/school.ts`] === undefined;
};
