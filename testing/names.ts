/** The names in the boxes of the games, in every form that a language gives them: for tests that nothing says one where the house's are shown. */
import { boxes } from '../games/index.ts';
import { languages } from '../words/language.ts';

const names = Object.values(boxes).flatMap(({ words }) =>
  languages.flatMap(language => ('houseName' in words[language] ? [words[language].name] : [])),
);
/** A word of Russian or Ukrainian without its ending, and with any other: what is said in English stays as it is. */
const formsOf = (name: string): string =>
  name
    .split(' ')
    .map(word => (/[а-яіїєґ]/iu.test(word) ? `${word.replace(/[аеиіоуыюяїєь]+$/u, '')}\\p{L}*` : word))
    .join(' ')
    .replaceAll('’', "[’']");
/** A word that also means a thing at the table is a name in quotation marks, and with a capital letter in the middle of a sentence. */
const SAID = [...new Set(names)].map(name => {
  const forms = formsOf(name);
  return name.includes(' ')
    ? new RegExp(`(?<!\\p{L})${forms}`, 'giu')
    : new RegExp(`[«“"]${forms}[»”"]|(?<=[\\p{L},] )${forms}(?!\\p{L})`, 'gu');
});
export const namesIn = (text: string): readonly string[] => SAID.flatMap(said => text.match(said) ?? []);
