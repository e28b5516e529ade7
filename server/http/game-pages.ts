/** Titles and descriptions of a game's pages, for previews. */
import { words as enBeat } from '../../words/en/pages/beat.ts';
import { words as enDay } from '../../words/en/pages/day.ts';
import { words as enLadder } from '../../words/en/pages/ladder.ts';
import { words as enLearn } from '../../words/en/pages/learn.ts';
import { words as enPuzzles } from '../../words/en/pages/puzzles.ts';
import { words as enTrail } from '../../words/en/pages/trail.ts';
import type { Language } from '../../words/language.ts';
import type { PageWords } from '../../words/pages.ts';
import { words as ruBeat } from '../../words/ru/pages/beat.ts';
import { words as ruDay } from '../../words/ru/pages/day.ts';
import { words as ruLadder } from '../../words/ru/pages/ladder.ts';
import { words as ruLearn } from '../../words/ru/pages/learn.ts';
import { words as ruPuzzles } from '../../words/ru/pages/puzzles.ts';
import { words as ruTrail } from '../../words/ru/pages/trail.ts';
import { words as ukBeat } from '../../words/uk/pages/beat.ts';
import { words as ukDay } from '../../words/uk/pages/day.ts';
import { words as ukLadder } from '../../words/uk/pages/ladder.ts';
import { words as ukLearn } from '../../words/uk/pages/learn.ts';
import { words as ukPuzzles } from '../../words/uk/pages/puzzles.ts';
import { words as ukTrail } from '../../words/uk/pages/trail.ts';

type Named = Pick<PageWords, 'beat' | 'day' | 'ladder' | 'learn' | 'puzzles' | 'trail'>;
const words: { readonly [L in Language]: Named } = {
  en: { beat: enBeat, day: enDay, ladder: enLadder, learn: enLearn, puzzles: enPuzzles, trail: enTrail },
  ru: { beat: ruBeat, day: ruDay, ladder: ruLadder, learn: ruLearn, puzzles: ruPuzzles, trail: ruTrail },
  uk: { beat: ukBeat, day: ukDay, ladder: ukLadder, learn: ukLearn, puzzles: ukPuzzles, trail: ukTrail },
};
interface Said {
  readonly title: string;
  readonly about: string;
}
/** A new table or a practice table is the game itself. */
export const pageOf = (
  path: string,
  language: Language,
  { name, about }: { readonly name: string; readonly about: string },
): Said => {
  const { beat, day, ladder, learn, puzzles, trail } = words[language];
  switch (path.split('/')[1]) {
    case 'beat':
      return { title: `${beat.title} · ${name}`, about: beat.lead };
    case 'day':
      return { title: day.of(name), about: day.lead };
    case 'ladder':
      return { title: `${ladder.title} · ${name}`, about };
    case 'learn':
      return { title: learn.title(name), about: learn.lead };
    case 'puzzles':
      return { title: `${puzzles.title} · ${name}`, about: puzzles.lead };
    case 'trail':
      return { title: `${trail.title} · ${name}`, about: trail.lead };
    default:
      return { title: name, about };
  }
};
