/** `sixgun simulate`: many games among bots, and their results. */
import { boxes, type GameId } from '../../games/index.ts';
import type { Report, ReportSetting } from '../../kernel/report.ts';
import { botsFor, configFor, everyGame, gameNamed, seatsFor, wholeNumber } from '../choose.ts';
import { type Command, onlySo, printTo, readArgs } from '../command.ts';
import { progress } from '../progress.ts';
import { type Lengths, type MatchPlan, type Tally, tallied } from './tally.ts';

type Rows = [string, string][];
const byMost = (counts: { readonly [what: string]: number }): [string, number][] =>
  Object.entries(counts).toSorted(([, a], [, b]) => b - a);
const percent = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
const share = (n: number, of: number): string => `${n} (${percent(n, of)})`;
const sumOf = (counts: { readonly [what: string]: number }): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
const lengthsShown = ({ min, median, p90, max }: Lengths): string =>
  `${min} least, ${median} median, ${p90} in nine of ten at most, ${max} most`;

/** Points, only in games that count them. */
const winners = (t: Tally, counted: boolean): Rows => [
  ...t.winsBySeat.map((won, seat): [string, string] => [
    `seat ${seat + 1}, ${t.bots[seat]}`,
    `${share(won, t.finished)} won${counted ? `, ${t.averageScoreBySeat[seat]} points on average` : ''}`,
  ]),
  ...(t.winsByTeam ?? []).map((won, team): [string, string] => [`team ${team + 1}`, `${share(won, t.finished)} won`]),
  ...Object.entries(t.winsByBot).map(([bot, won]): [string, string] => [`all ${bot}`, `${share(won, t.finished)} won`]),
];
/** The game's own counters. */
const counts = (t: Tally, report: Report): Rows =>
  Object.entries(t.counted).flatMap(([group, found]): Rows => {
    if (report.counted[group] === 'a game')
      return byMost(found).map(([what, n]) => [what, `${(n / Math.max(1, t.finished)).toFixed(1)} a game`]);
    return [
      [
        group,
        byMost(found)
          .map(([what, n]) => `${what} ${percent(n, sumOf(found))}`)
          .join(', ') || 'none',
      ],
    ];
  });
const shown = (t: Tally, report: Report | null, counted: boolean): string => {
  const rows: Rows = [
    ['games', `${t.games}, ${t.finished} finished, in ${t.seconds} s`],
    ['inputs', `${t.inputs}, ${t.inputsPerSecond} a second`],
  ];
  if (t.lengths !== null) rows.push(['inputs a game', lengthsShown(t.lengths)]);
  if (t.minutes !== null) rows.push(['minutes a game', lengthsShown(t.minutes)]);
  rows.push(...winners(t, counted));
  for (const [ending, n] of byMost(t.endings)) rows.push([`ended by ${ending}`, share(n, sumOf(t.endings))]);
  if (report !== null) rows.push(...counts(t, report));
  if (t.firstFault !== null) rows.push(['did not finish', t.firstFault]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
  return t.setting === null ? table : `${t.setting}\n${table}\n`;
};
const paceShown = ({ pace: { otherwise, ...verbs } }: Report): string =>
  `Minutes assume a pace of ${Object.entries(verbs)
    .map(([verb, s]) => `${s} s to ${verb}`)
    .join(', ')}, and ${otherwise} s for anything else.`;

const options = {
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
  log: { type: 'string' },
  json: { type: 'boolean' },
} as const;
type Asked = { readonly [N in keyof typeof options]?: string | boolean };

/** One plan for the requested seats and options; by default, one for each setting that the game compares. */
const plansFor = (id: GameId, asked: Asked, report: Report | null): readonly MatchPlan[] => {
  const game = everyGame[id]!;
  const text = (name: keyof typeof options): string | undefined => asked[name] as string | undefined;
  const games = wholeNumber(text('games') ?? '100', '--games', 1, 10_000_000);
  const plan = (seats: number, config: string | undefined, setting: string | null): MatchPlan => ({
    game,
    setting,
    config: configFor(game, config, seats),
    bots: botsFor(id, text('bots'), seats),
    games,
    seed: text('seed') ?? 'sixgun',
    folder: text('log') ?? null,
    report,
  });
  const compared: readonly ReportSetting[] =
    text('seats') === undefined && text('options') === undefined ? (report?.settings ?? []) : [];
  return compared.length === 0
    ? [plan(seatsFor(game, text('seats')), text('options'), null)]
    : compared.map(each => plan(each.seats, JSON.stringify(each.options), each.name));
};

export const simulateCommand: Command = {
  about: 'play many games among bots and count what came of them',
  help: `sixgun simulate <game> [--seats N] [--games G] [--seed S] [--bots a,b,…] [--options JSON] [--log DIR] [--json]

  --seats N       how many play (4, or as many as the game is for)
  --games G       how many games (100)
  --seed S        any text; the same seed gives the same games ("sixgun")
  --bots a,b,…    a bot for each seat; fewer names than seats repeat (the game's middle bot)
  --options JSON  table options, such as '{"rounds": 1}'
  --log DIR       write every game to a log in this folder
  --json          one JSON object instead of the table; wins shared among n players count 1/n each

Some games have settings worth comparing, such as caliber-45 with 1v1 to 3v3v3: they are played one after another, that many games each,
unless seats or options are given; as JSON that is a list of objects.
The exit code is 1 when a game did not finish.`,
  run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const id = gameNamed(onlySo(positionals, 1)[0]);
    const report = boxes[id].report ?? null;
    const plans = plansFor(id, values, report);
    const bar = progress(plans.reduce((sum, { games }) => sum + games, 0));
    const tallies: Tally[] = [];
    for (const plan of plans) {
      const tally = tallied(plan, bar.step);
      tallies.push(tally);
      if (!values.json) {
        bar.clear();
        print(shown(tally, report, boxes[id].words.en.points !== null));
      }
    }
    bar.clear();
    if (values.json) print(JSON.stringify(tallies.length === 1 ? tallies[0] : tallies));
    else if (report !== null) print(`${paceShown(report)}\n${report.note}`);
    return tallies.every(({ finished, games }) => finished === games) ? 0 : 1;
  },
};
