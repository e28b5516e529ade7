/** The languages there are, how each of them counts and lists, and which one a reader probably wants. */
export const languages = ['en', 'ru', 'uk'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: { readonly [L in Language]: string } = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** The forms of a noun that is counted. */
export interface Forms {
  readonly en: { readonly one: string; readonly other: string };
  readonly ru: { readonly one: string; readonly few: string; readonly many: string };
  readonly uk: { readonly one: string; readonly few: string; readonly many: string };
}

/** One for all nouns of a language: to make them takes long. */
const counting: { readonly [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  uk: new Intl.PluralRules('uk'),
};
/** The form of a noun that goes with a number. */
export const plural = <L extends Language>(language: L, forms: Forms[L]): ((n: number) => string) => {
  const rules = counting[language];
  const by: { readonly [form: string]: string } = { ...forms };
  // Where a language has no form of its own for fractions, they are counted like two: "2,5 карты".
  const fraction = by['other'] ?? by['few']!;
  return n => by[rules.select(n)] ?? fraction;
};
/** The number and the noun: `2 cards`. */
export const counted = <L extends Language>(language: L, forms: Forms[L]): ((n: number) => string) => {
  const noun = plural(language, forms);
  return n => `${n} ${noun(n)}`;
};

// British English, so that "a, b and c" has no second comma, as in the rulebook.
const locales: { readonly [L in Language]: string } = { en: 'en-GB', ru: 'ru', uk: 'uk' };
/** `a, b and c`. */
export const lister = (language: Language): ((items: readonly string[]) => string) => {
  const format = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  return items => format.format(items);
};
/** Thousandths of a second, written the way the language writes fractions. */
export const seconds = (language: Language): ((millis: number) => string) => {
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return millis => format.format(millis / 1000);
};
/** Whole dollars: `$50,000`. */
export const dollars = (language: Language): ((n: number) => string) => {
  const format = new Intl.NumberFormat(locales[language]);
  return n => `${n < 0 ? '−' : ''}$${format.format(Math.abs(n))}`;
};

/** The first of these locales that we speak (`uk-UA`, `ru_RU.UTF-8`), or English. */
export const guessLanguage = (wanted: readonly string[]): Language => {
  for (const locale of wanted) {
    const tongue = locale.toLowerCase().split(/[-_.@]/)[0];
    const spoken = languages.find(language => language === tongue);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
};
