/**
 * `node scripts/caliber-minutes.mjs`: measures how long Caliber 45 takes by split, goal and Fort Knox, and writes it to
 * `games/caliber-45/measured.ts`. As `sixgun simulate` does, bots of the middle level play, and every move takes people the seconds of the game's report.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, installed, root } from './ready.mjs';

installed({ tools: false });
built('cli');
const load = path => import(pathToFileURL(join(root, 'dist', path)).href);
const { tallied } = await load('cli/simulate/tally.js');
const { box } = await load('games/caliber-45/box.js');
const { levelsOf } = await load('kernel/bot.js');

const GAMES = Number(process.argv[2] ?? 40);
const SPLITS = '1-1 2-1 3-1 2-2 3-2 3-3 1-1-1 2-1-1 3-1-1 2-2-1 3-2-1 3-3-1 2-2-2 3-2-2 3-3-2 3-3-3'.split(' ');
const GOALS = [400, 600, 800, 1000];
const levels = levelsOf(box.bots);
const bot = levels[Math.floor((levels.length - 1) / 2)];
const letters = sizes => [0, 1, 2].flatMap(round => sizes.flatMap((size, team) => (size > round ? ['ABC'[team]] : []))).join('');

const minutes = {};
for (const split of SPLITS) {
  const teams = letters(split.split('-').map(Number));
  const median = options => {
    const plan = { game: box.game, setting: null, bots: [...teams].map(() => bot), games: GAMES, seed: 'minutes', folder: null };
    const config = box.game.configure({ teams, ...options }, teams.length);
    return Math.round(tallied({ ...plan, config, report: box.report }, () => {}).minutes.median);
  };
  minutes[split] = {
    goals: Object.fromEntries(GOALS.map(goal => [goal, median({ goal })])),
    rich: median({ goal: 1000, richFortKnox: true }),
  };
  console.log(split, JSON.stringify(minutes[split]));
}
const row = ([split, { goals, rich }]) =>
  `  '${split}': { goals: { ${Object.entries(goals)
    .map(([goal, took]) => `${goal}: ${took}`)
    .join(', ')} }, rich: ${rich} },`;
const made = `node scripts/caliber-minutes.mjs ${GAMES}: medians of ${GAMES} games among ${bot.name}s`;
writeFileSync(
  join(root, 'games', 'caliber-45', 'measured.ts'),
  `/**
 * Median length in minutes, by split and goal (in thousands of dollars); \`rich\` is for the whole goal with a rich Fort Knox.
 * Measured, not guessed: ${made}.
 */
export const minutes = {
${Object.entries(minutes).map(row).join('\n')}
} as const;
export type Split = keyof typeof minutes;
`,
);
