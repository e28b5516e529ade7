/** The published names of the games, in every inflected form: for tests that no text uses one where the house's names are shown. */
import { boxes } from '../games/index.ts';
import { languages } from '../words/language.ts';

const names = Object.values(boxes).flatMap(({ words }) =>
  languages.flatMap(language => ('houseName' in words[language] ? [words[language].name] : [])),
);
/** A Russian or Ukrainian word with any ending; English words stay as they are. */
const formsOf = (name: string): string =>
  name
    .split(' ')
    .map(word => (/[а-яіїєґ]/iu.test(word) ? `${word.replace(/[аеиіоуыюяїєь]+$/u, '')}\\p{L}*` : word))
    .join(' ')
    .replaceAll('’', "[’']");
/** A word that is also an ordinary noun is a name in quotation marks, or with a capital letter in mid-sentence. */
const SAID = [...new Set(names)].map(name => {
  const forms = formsOf(name);
  return name.includes(' ')
    ? new RegExp(`(?<!\\p{L})${forms}`, 'giu')
    : new RegExp(`[«“"]${forms}[»”"]|(?<=[\\p{L},] )${forms}(?!\\p{L})`, 'gu');
});
export const namesIn = (text: string): readonly string[] => SAID.flatMap(said => text.match(said) ?? []);
