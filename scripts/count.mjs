/** `npm run count`: the size and structure of the project, in reproducible figures. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './ready.mjs';

const SMALL = 20;
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.trim()
  .split('\n')
  .map(path => ({ path, text: readFileSync(posix.join(root, path), 'utf8') }))
  .map(file => ({ ...file, lines: file.text.split('\n').length - 1 }));

const kinds = [
  ['style sheets', path => path.endsWith('.css')],
  ['tests and what helps them', path => path.endsWith('.test.ts') || /(^|\/)testing\//.test(path)],
  ['words', path => /(^|\/)words\//.test(path)],
  ['code', () => true],
];
const kindOf = path => kinds.find(([, isOne]) => isOne(path))[0];
const sum = list => list.reduce((all, { lines }) => all + lines, 0);

/** The folder with the most files directly in it. */
const fullest = () => {
  const folders = new Map();
  for (const { path } of files) folders.set(posix.dirname(path), (folders.get(posix.dirname(path)) ?? 0) + 1);
  return [...folders].sort((a, b) => b[1] - a[1])[0];
};

const IMPORT = /(?:from|import|import\() ?'(\.[^']+)'/g;
const isTest = path => kindOf(path) === kinds[1][0];
/** The folder of a file, below a part of the project; the part's own files and files outside have none. */
const floorOf = (path, part) => {
  if (!path.startsWith(part)) return null;
  const [folder, rest] = path.slice(part.length).split('/');
  return rest === undefined ? null : folder;
};
/** Of two folders that import each other, the weaker direction points up. */
const upwards = part => {
  const arrows = new Map();
  for (const { path, text } of files) {
    const from = floorOf(path, part);
    if (from === null || isTest(path)) continue;
    for (const [, address] of text.matchAll(IMPORT)) {
      const to = floorOf(posix.join(posix.dirname(path), address), part);
      if (to !== null && to !== from) arrows.set(`${from} ${to}`, [...(arrows.get(`${from} ${to}`) ?? []), path]);
    }
  }
  const up = [];
  for (const [pair, paths] of arrows) {
    const back = arrows.get(pair.split(' ').reverse().join(' '));
    if (
      back !== undefined &&
      (paths.length < back.length || (paths.length === back.length && pair < pair.split(' ').reverse().join(' ')))
    )
      up.push(`${pair.replace(' ', ' → ')} (${paths.length}: ${[...new Set(paths)].join(', ')})`);
  }
  return up;
};

/** Neither tests nor style sheets. */
const sources = files.filter(({ path }) => !isTest(path) && !path.endsWith('.css'));
const small = sources.filter(({ lines }) => lines <= SMALL);
const [folder, most] = fullest();
const rows = [
  ['lines', sum(files)],
  ...kinds.map(([kind]) => [`  ${kind}`, sum(files.filter(({ path }) => kindOf(path) === kind))]),
  ['source files', sources.length],
  [`  of at most ${SMALL} lines`, small.length],
  [`files in one folder, at most (${folder})`, most],
  // A robot is a function that gives one, see client/testing/robot.ts.
  ['robot players', files.flatMap(({ text }) => text.match(/\): Robot =>/g) ?? []).length],
];
for (const [name, value] of rows) console.log(`${name.padEnd(52)} ${String(value).padStart(8)}`);
for (const part of ['', 'client/', 'server/', 'table/', 'kernel/']) {
  const up = upwards(part);
  console.log(`${`imports that point up, ${part === '' ? 'the project' : part}`.padEnd(52)} ${String(up.length).padStart(8)}`);
  for (const each of up) console.log(`    ${each}`);
}
