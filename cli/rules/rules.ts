/** `sixgun rules`: the numbered rules of a game, with their sources and tests. */
import { boxes, type GameId } from '../../games/index.ts';
import { gameNamed, type TerminalTongue, tongueFor } from '../choose.ts';
import { type Command, onlySo, printTo, readArgs } from '../command.ts';
import { type Citation, checkout, citations } from './cited.ts';

interface RuleShown {
  readonly id: string;
  readonly text: string;
  readonly from: readonly string[];
  readonly option: string | null;
  /** Null where the sources are not available. */
  readonly tests: readonly Omit<Citation, 'id'>[] | null;
}
interface ChapterShown {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleShown[];
}

export const chaptersOf = (id: GameId, tongue: TerminalTongue): ChapterShown[] => {
  const { chapters, rules } = boxes[id].rulebook;
  const root = checkout();
  const cited = root === null ? null : citations(root);
  return chapters.map(chapter => ({
    id: chapter,
    title: tongue.game.chapters[chapter] ?? chapter,
    rules: Object.entries(rules)
      .filter(([, rule]) => rule.chapter === chapter)
      .map(([rule, { from, option }]) => ({
        id: rule,
        text: tongue.game.rules[rule] ?? '',
        from,
        option: option ?? null,
        tests: cited?.filter(citation => citation.id === rule).map(({ title, file }) => ({ title, file })) ?? null,
      })),
  }));
};

const shown = ({ id, text, from, option, tests }: RuleShown, { table: { rulebook }, game }: TerminalTongue): string => {
  const marks = from.map(source => rulebook.from[source as keyof typeof rulebook.from]).join(', ');
  const changed = option === null ? '' : `; ${rulebook.option(game.options[option]?.name ?? option)}`;
  return [
    `${id} (${marks}${changed}) ${text}`,
    ...(tests ?? []).map(({ title, file }) => `    ${rulebook.test}: ${title} (${file})`),
    ...(tests?.length === 0 ? [`    ${rulebook.noTest}`] : []),
  ].join('\n');
};

const options = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export const rulesCommand: Command = {
  about: 'print the numbered rules of a game, with the tests that show each',
  help: `sixgun rules <game> [--lang en|ru|uk] [--json]

Prints the rules by chapter: the id, where the rule comes from (book: the printed rules; analogy: another of its rules; house: our own
ruling where the book is silent), the table option that changes it, its text, and in a checkout the tests that show it.`,
  run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const id = gameNamed(onlySo(positionals, 1)[0]);
    const tongue = tongueFor(id, values.lang, streams);
    const chapters = chaptersOf(id, tongue);
    if (values.json) print(JSON.stringify({ game: id, language: tongue.language, name: tongue.game.name, chapters }));
    else {
      print(`${tongue.game.name}. ${tongue.game.about}`);
      for (const { title, rules } of chapters) print(`\n# ${title}\n\n${rules.map(rule => shown(rule, tongue)).join('\n')}`);
    }
    return 0;
  },
};
