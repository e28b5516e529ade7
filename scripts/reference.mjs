/**
 * Pages of docs generated from the code: the glossary, from the comments of exported types; the API pages, from the declarations that
 * the compiler writes; and the tables of cards in Revolver's ledger. `npm run reference` writes them; a test fails when one of them is out
 * of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardTables } from './card-tables.mjs';
import { built, installed, root } from './ready.mjs';

const MADE = '<!-- Made by `npm run reference`. Change the comments in the code instead. -->';
const read = path => readFileSync(join(root, path), 'utf8');
/** A comment as running text. */
const said = comment =>
  comment
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const firstSentence = comment => {
  const text = said(comment.split(/\n\s*\*\s*\n/)[0]);
  return /^.*?[.!?](?= [A-Z"`]|$)/.exec(text)?.[0] ?? text;
};
/** A file's header comment, and its text without it. */
const headed = text => {
  const [whole, header] = /^\/\*\*(.*?)\*\/\n/s.exec(text) ?? ['', ''];
  return { header, rest: text.slice(whole.length) };
};

const folders = {
  kernel: 'the table itself, for any game',
  games: 'what every game brings',
  bots: 'players that are programs',
  wire: 'between page and server',
  table: 'a table as an actor',
  words: 'what is said',
  server: 'the server',
  client: 'the web app',
};
const sourcesIn = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    // The words of each game are in its own README.
    if (entry.isDirectory()) return folder === 'games' || entry.name === 'testing' ? [] : sourcesIn(path);
    return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
const TYPE = /^\/\*\*((?:(?!\*\/).)*)\*\/\n^export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gms;
const entriesIn = folder =>
  sourcesIn(folder)
    .flatMap(path =>
      [...headed(read(path)).rest.matchAll(TYPE)].map(([, comment, name]) => ({ name, path, text: firstSentence(comment) })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
const row = ({ name, path, text }) =>
  `| \`${name}\` | ${text.replaceAll('|', '\\|')} | [${path.split('/').slice(1).join('/')}](../${path}) |`;
const glossary = () =>
  [
    '# Glossary',
    MADE,
    'The exported types that have a comment of their own, one word for one thing. The words that run through all of them are explained in [CONTRIBUTING](../CONTRIBUTING.md#the-words-we-use); the words of a game in its README.',
    ...Object.entries(folders).map(([folder, what]) =>
      [`## ${folder}: ${what}\n`, '| word | what it is | where |', '| --- | --- | --- |', ...entriesIn(folder).map(row)].join('\n'),
    ),
  ].join('\n\n');

/** A file's header comment, and its declarations without imports. */
const declared = path => {
  const { header } = headed(read(path));
  const text = read(`dist/${path.replace(/\.ts$/, '.d.ts')}`);
  const made = headed(text);
  // The compiler drops the header where it drops the first import.
  const code = (said(made.header) === said(header) ? made.rest : text)
    .replace(/^import .*\n/gm, '')
    .replace(/^export \{\};\n/m, '')
    .replace(/^\/\/# .*$/m, '')
    .replaceAll('    ', '  ')
    .trim();
  return `### [${path}](../${path})\n\n${said(header)}\n\n\`\`\`ts\n${code}\n\`\`\``;
};
const api = (title, lead, chapters) =>
  [
    `# ${title}`,
    MADE,
    lead,
    ...Object.entries(chapters).map(([chapter, paths]) => [`## ${chapter}`, ...paths.map(declared)].join('\n\n')),
  ].join('\n\n');
const kernel = () =>
  api(
    'The kernel, for those who write games',
    'Begin with [the tutorial](tutorial.md), which uses most of this, and with [architecture](architecture.md), which says why it is so.',
    {
      'What a game is made of': [
        'cards/table',
        'cards/zones',
        'options',
        'machine/language',
        'machine/verb',
        'machine/script',
        'cards/dealer',
        'make',
        'cards/lawful',
      ].map(name => `kernel/${name}.ts`),
      'What comes of it': ['game', 'refusal', 'seat', 'json', 'sealed', 'views/view', 'cards/facts', 'log', 'machine/undo'].map(
        name => `kernel/${name}.ts`,
      ),
      'How it is proved': ['story', 'laws', 'notation', 'scenario'].map(name => `kernel/proving/${name}.ts`),
      'What it may say for tools': ['described', 'report'].map(name => `kernel/${name}.ts`),
    },
  );
const bots = () =>
  api(
    'Bots',
    'A bot of the house gets a `Thought` and answers with a move; [bots](bots.md) says how those of the games think. A bot of your own plays over the wire: [protocol](protocol.md) has every message, and [examples/bot.ts](../examples/bot.ts) plays a whole game.',
    {
      'A bot of the house': ['kernel/bot.ts', 'bots/random.ts', 'bots/searcher.ts', 'bots/match.ts', 'bots/arena.ts'],
      'A bot over the wire': ['wire/client.ts', 'wire/link.ts', 'wire/world.ts', 'wire/questions.ts'],
    },
  );

const LEDGER = 'docs/rules/revolver.md';
/** The rest of the ledger is written by hand. */
const ledger = async () => {
  const { section, row } = await cardTables();
  return read(LEDGER)
    .replace(/^## 30\..*?(?=^## 31\.)/ms, () => `${section}\n\n`)
    .replace(/(?<=\*\*RV-160\*\* .*Turn spaces \/ defence: ).*(?=\. Known:)/, () => row);
};

/** Every page, as it should be. */
export const pages = async () => [
  ...Object.entries({ 'docs/glossary.md': glossary, 'docs/api-kernel.md': kernel, 'docs/api-bots.md': bots }).map(
    ([path, text]) => ({
      path,
      text: `${text()}\n`,
    }),
  ),
  { path: LEDGER, text: await ledger() },
];
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installed({ tools: false });
  built('kernel', 'bots', 'wire', 'games');
  for (const { path, text } of await pages()) writeFileSync(join(root, path), text);
}
