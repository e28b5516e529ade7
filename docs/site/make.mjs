/**
 * The documents as a site that the server serves at `/docs`, in the house's look, without a script that it needs: made of the same Markdown that
 * lies in the repository, into `dist/client/docs`. `node docs/site/make.mjs` makes it by hand.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressOf, languageOf, sections, words } from './contents.mjs';
import { FRONT, html, outline, targetOf } from './markdown.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const HERE = 'docs/site';
/** Documents that lie beside the folder `docs`. */
const AT_ROOT = sections.flatMap(({ files }) => files).filter(file => !file.startsWith('docs/'));
const isPicture = file => /\.(jpg|png|webp|svg)$/.test(file);

const documents = () =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file.split('\\').join('/')}`)
    .concat(AT_ROOT)
    .sort();
/** Every section with all of its files: what nobody has put anywhere is for builders. */
export const shelved = () => {
  const named = new Set(sections.flatMap(({ files }) => files));
  const rest = documents().filter(file => !named.has(file));
  return sections.map((section, i) => ({
    ...section,
    files: [...section.files.filter(file => existsSync(join(root, file))), ...(i === sections.length - 1 ? rest : [])],
  }));
};

/** A game on one page, from its rulebook: where a document for players says so. */
const BRIEF = /<!-- brief ([\w-]+) -->/g;
const gamesIn = text => [...text.matchAll(BRIEF)].map(([, game]) => game);
const briefed = async (text, language) => {
  const load = path => import(pathToFileURL(join(root, 'dist', path)).href);
  const asked = gamesIn(text);
  if (asked.length === 0) return text;
  const { words: learn } = await load(`words/${language}/pages/learn.js`);
  const briefs = new Map();
  for (const game of asked) briefs.set(game, (await load(`games/${game}/words/${language}/rules.js`)).brief);
  return text.replaceAll(BRIEF, (_, game) =>
    Object.entries(briefs.get(game))
      .map(([part, said]) => `**${learn.brief[part]}.** ${said}`)
      .join('\n\n'),
  );
};

/** What players read, by the house's names of the games (`GAME_NAMES`), in each of these languages. */
const renamed = async (text, languages, games) => {
  let said = text;
  for (const [language, game] of languages.flatMap(tongue => games.map(each => [tongue, each]))) {
    const { names } = await import(pathToFileURL(join(root, 'dist', 'games', game, 'words', language, 'names.js')).href);
    said = said.replaceAll(names.name.replaceAll('’', "'"), names.houseName).replaceAll(names.name, names.houseName);
  }
  return said;
};

/** Every page: its file, where it is served, what it is called, what its text is and where that leads. */
export const pages = () =>
  shelved().flatMap(({ files }) =>
    files.map(file => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, text, address: addressOf(file), language: languageOf(file), ...outline(text) };
    }),
  );
/** The files beside the pages: their style, their script, type and pictures. */
const FONTS = ['vollkorn-sc', 'bitter'];
/** Tokens of the house, noon and dusk; dusk also where somebody has chosen nothing and it is dark around them. */
const style = () => {
  const look = name => readFileSync(join(root, 'client', 'look', name), 'utf8');
  const tokens = look('tokens.css').replaceAll(/url\("@fontsource\/[\w-]+\/files\/([^"]+)"\)/g, 'url("/docs/$1")');
  const dusk = /\[data-theme="dusk"\] \{(?<lights>[^}]+)\}/.exec(tokens).groups.lights;
  const dark = `@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {${dusk}}\n}\n`;
  return `${tokens}\n${dark}\n${look('type.css')}\n${readFileSync(join(root, HERE, 'look.css'), 'utf8')}`;
};

const nav = (all, { file, language }) =>
  shelved()
    .map(({ title, files }) => {
      const list = files.map(each => {
        const page = all.find(one => one.file === each);
        const tongue = page.language === language ? '' : ` lang="${page.language}" hreflang="${page.language}"`;
        return `<li><a href="${page.address}"${each === file ? ' aria-current="page"' : ''}${tongue}>${page.title}</a></li>`;
      });
      return `<h2>${title[language]}</h2>\n<ul>${list.join('\n')}</ul>`;
    })
    .join('\n');
const framed = (all, page, text) => {
  const said = words[page.language];
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Sixgun</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/site.css">
<script type="module" src="/docs/site.mjs"></script>
</head>
<body class="wood">
<a class="skip" href="#text">${said.skip}</a>
<header class="top"><a class="mark d" href="/docs">Sixgun · ${said.title}</a><a href="/">${said.play}</a></header>
<div class="in">
<nav aria-label="${said.contents}"><details><summary>${said.contents}</summary>
${nav(all, page)}
</details></nav>
<main id="text" class="sheet">
${text}</main>
</div>
</body>
</html>
`;
};
/** The first page: three doors, each in three languages. */
const front = all => {
  const doors = shelved().map(
    ({ title, about, files }) =>
      `<section>${Object.keys(words)
        .map(tongue => `<h2 lang="${tongue}">${title[tongue]}</h2><p lang="${tongue}">${about[tongue]}</p>`)
        .join('\n')}<ul>${files
        .slice(0, 7)
        .map(file => all.find(page => page.file === file))
        .map(({ address, title: name, language }) => `<li><a href="${address}" lang="${language}">${name}</a></li>`)
        .join('\n')}</ul></section>`,
  );
  return framed(
    all,
    { file: '', address: '/docs', title: words.en.title, language: 'en' },
    `<h1 class="d">${words.en.title}</h1>\n<div class="doors">${doors.join('\n')}</div>\n`,
  );
};

/** The whole site, file by file: what it is called below `/docs`, and what is in it or where it is copied from. */
export const files = async () => {
  const all = pages();
  const pictures = new Set();
  const hrefOf = file => {
    if (isPicture(file)) {
      pictures.add(file);
      return `/docs/${basename(file)}`;
    }
    return file === 'README.md' ? FRONT : (all.find(page => page.file === file)?.address ?? null);
  };
  const drawn = async (among, page, text, ending) => ({
    path: `${posix.relative('/docs', page.address)}${ending}`,
    text: framed(among, page, html(await briefed(text, page.language), page.file, hrefOf)),
  });
  const made = await Promise.all(all.map(page => drawn(all, page, page.text, '.html')));
  const forPlayers = all.filter(({ file }) => file.startsWith('docs/players/'));
  const games = [...new Set(forPlayers.flatMap(({ text }) => gamesIn(text)))];
  // The contents name documents about games, some of them by the names in their boxes.
  const among = await Promise.all(
    all.map(async each => ({ ...each, title: await renamed(each.title, Object.keys(words), games) })),
  );
  for (const page of forPlayers)
    made.push(await drawn(among, page, await renamed(page.text, [page.language], games), '.house.html'));
  const type = FONTS.flatMap(font => {
    const folder = join('node_modules', '@fontsource', font, 'files');
    const used = [
      ...readFileSync(join(root, 'client', 'look', 'tokens.css'), 'utf8').matchAll(/@fontsource\/([\w-]+)\/files\/([^"]+)"/g),
    ];
    return used.filter(([, name]) => name === font).map(([, , name]) => ({ path: name, from: join(folder, name) }));
  });
  const list = ['/docs', ...all.map(({ address }) => address)];
  const script = readFileSync(join(root, HERE, 'kept.mjs'), 'utf8');
  const beside = ['site.css', ...type.map(({ path }) => path), ...[...pictures].map(file => basename(file))];
  const fronts = [
    { path: 'index.html', text: front(all) },
    { path: 'index.house.html', text: front(among) },
  ];
  const texts = [...fronts, ...made, { path: 'site.css', text: style() }];
  const edition = createHash('sha256')
    .update(texts.map(({ text }) => text).join())
    .digest('hex')
    .slice(0, 12);
  const kept = [...list, '/docs/site.mjs', ...beside.map(path => `/docs/${path}`)].join(' ');
  return [
    ...texts,
    { path: 'site.mjs', text: script.replace('__PAGES__', kept).replace('__EDITION__', edition) },
    ...type,
    ...[...pictures].map(file => ({ path: basename(file), from: file })),
  ];
};
export const write = async folder => {
  const all = await files();
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text, from } of all) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) copyFileSync(join(root, from), file);
    else {
      writeFileSync(file, text);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  }
};
export { outline, targetOf };

if (process.argv[1] === fileURLToPath(import.meta.url)) await write(join(root, 'dist', 'client', 'docs'));
