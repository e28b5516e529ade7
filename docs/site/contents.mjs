/** What stands on the site of documents, and in which order: for players, for hosts, for builders. A document that is not named here comes last. */

/** Each page by its file, as seen from the root. */
export const sections = [
  {
    title: { en: 'For players', uk: 'Для гравців', ru: 'Для игроков' },
    about: {
      en: 'What is here, how each game is played, and why nobody can cheat.',
      uk: 'Що тут є, як грати в кожну гру і чому ніхто не може схитрувати.',
      ru: 'Что здесь есть, как играть в каждую игру и почему никто не может схитрить.',
    },
    files: ['docs/players/en.md', 'docs/players/uk.md', 'docs/players/ru.md'],
  },
  {
    title: { en: 'For hosts', uk: 'Для господарів', ru: 'Для хозяев' },
    about: {
      en: 'An evening for a club in ten minutes, and all that a server can be told. In English.',
      uk: 'Вечір для клубу за десять хвилин і все, що можна налаштувати на сервері. Англійською.',
      ru: 'Вечер для клуба за десять минут и всё, что можно настроить на сервере. По-английски.',
    },
    files: [
      'docs/evening.md',
      'docs/club.md',
      'docs/hosting.md',
      'docs/scale.md',
      'docs/threats.md',
      'SECURITY.md',
      'docs/permissions.md',
      'CHANGELOG.md',
    ],
  },
  {
    title: { en: 'For builders', uk: 'Для розробників', ru: 'Для разработчиков' },
    about: {
      en: 'A game from an empty folder, bots, the protocol, and how the house is built. In English.',
      uk: 'Гра з порожньої теки, боти, протокол і як усе влаштовано. Англійською.',
      ru: 'Игра из пустой папки, боты, протокол и как всё устроено. По-английски.',
    },
    files: [
      'docs/tutorial.md',
      'docs/bots.md',
      'docs/compare.md',
      'docs/protocol.md',
      'docs/scenarios.md',
      'docs/architecture.md',
      'CONTRIBUTING.md',
      'STYLE.md',
      'docs/api-kernel.md',
      'docs/api-bots.md',
      'docs/glossary.md',
    ],
  },
];
/** What the pages say besides their own text. */
export const words = {
  en: { title: 'Handbook', play: 'To the tables', contents: 'Contents', skip: 'To the text' },
  uk: { title: 'Довідник', play: 'До столів', contents: 'Зміст', skip: 'До тексту' },
  ru: { title: 'Справочник', play: 'К столам', contents: 'Содержание', skip: 'К тексту' },
};
export const languageOf = file => /^docs\/players\/(\w+)\.md$/.exec(file)?.[1] ?? 'en';
/** Where a document is served: `docs/rules/revolver.md` at `/docs/rules/revolver`, `SECURITY.md` at `/docs/security`. */
export const addressOf = file =>
  `/docs/${file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .toLowerCase()}`;
