/** `npm run bench -- race`: the three figures of the fair race, for the referee and for plain order of arrival. */
import { RATED_CREDIT } from '../../wire/rated.ts';
import { type Bench, wholeNumber } from '../bench.ts';
import { type RaceFigures, raceBench } from './bench.ts';

const GOALS: readonly { readonly figure: keyof RaceFigures; readonly label: string; readonly goal: string }[] = [
  { figure: 'fasterAhead', label: 'the hand 30-60 ms faster is ranked ahead', goal: '>= 99 %' },
  { figure: 'lastRight', label: 'the last of five is the one ranked last', goal: '>= 99 %' },
  { figure: 'cheatGainMs', label: 'what the best lie gains on average', goal: '<= 20 ms' },
];

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const millis = (time: number): string => `${time.toFixed(1)} ms`;
const shown = (figure: keyof RaceFigures, value: number): string => (figure === 'cheatGainMs' ? millis(value) : percent(value));

/** A script posing as human gains nothing by being faster than that: at 120 ms it would win every race. */
const shareGoal = (name: string): string => (name.startsWith('presses') ? '<= 53 %' : name.startsWith('a script') ? '0 %' : '');

function row(label: string, ...cells: readonly string[]): void {
  console.log(`${label.padEnd(50)}${cells.map(cell => cell.padStart(12)).join('')}`);
}

function print(seed: number): object {
  const report = raceBench({ seed, pairs: 3000, fives: 1500, lies: 700, guests: 100 });
  const { referee, arrival } = report;
  row('The fair race', 'referee', 'arrival', 'goal');
  for (const { figure, label, goal } of GOALS) row(label, shown(figure, referee[figure]), shown(figure, arrival[figure]), goal);
  console.log();
  const { atThirty } = report;
  row('with every margin exactly 30 ms', 'referee', 'arrival');
  row('  the faster hand is ranked ahead', percent(atThirty.referee.fasterAhead), percent(atThirty.arrival.fasterAhead));
  row('  the last of five is the one ranked last', percent(atThirty.referee.lastRight), percent(atThirty.arrival.lastRight));
  console.log();
  const { twoEdges } = report;
  row('with guests of two processes, 5 ms ± 3 apart', 'referee', 'arrival', 'goal');
  row(
    '  the hand 30-60 ms faster is ranked ahead',
    percent(twoEdges.referee.fasterAhead),
    percent(twoEdges.arrival.fasterAhead),
    '>= 99 %',
  );
  row(
    '  the last of five is the one ranked last',
    percent(twoEdges.referee.lastRight),
    percent(twoEdges.arrival.lastRight),
    '>= 99 %',
  );
  console.log();
  row('pairs by how far their one-way delays differ', 'referee', 'arrival', 'pairs');
  let from = 0;
  for (const { below, pairs, referee, arrival } of report.bands) {
    row(`  ${from}-${below} ms`, percent(referee), percent(arrival), String(pairs));
    from = below;
  }
  console.log();
  row('what a lie gains', 'mean', '95th pct.');
  for (const { name, mean, p95 } of report.lies) row(`  ${name}`, millis(mean), millis(p95));
  for (const { name, mean, p95 } of report.holds) row(`  (own client) ${name}`, millis(mean), millis(p95));
  for (const { name, mean, p95 } of report.rated)
    row(`  (rated table) ${name}`, millis(mean), millis(p95), `<= ${RATED_CREDIT} ms`);
  row(`  (by arrival) ${report.arrivalLie.name}`, millis(report.arrivalLie.mean), millis(report.arrivalLie.p95));
  console.log();
  row('own clients that hide in a race, at a rated table', 'mean', '95th pct.', 'wins', 'goal');
  for (const { name, mean, p95, wins } of report.hides) row(`  ${name}`, millis(mean), millis(p95), percent(wins), '<= 30 ms');
  const { stutters } = report;
  row(
    `  stutters always (uneven in ${percent(stutters.uneven)})`,
    millis(stutters.mean),
    millis(stutters.p95),
    percent(stutters.wins),
    'not rated',
  );
  console.log();
  row('honest hands at a rated table', 'faster', 'last of five', 'by arrival', 'seem held', 'uneven');
  for (const [name, shares] of [
    ['ways of up to 100 ms', report.ratedHonest],
    ['ways of 100 to 150 ms', report.ratedFar],
    ['up to 100 ms, one packet in 100 lost', report.lossy],
  ] as const)
    row(`  ${name}`, ...[shares.fasterAhead, shares.lastRight, shares.byArrival, shares.held, shares.uneven].map(percent));
  console.log();
  row('races won against an honest hand', 'share', 'once held', 'goal');
  for (const { name, wins, afterHold } of report.mashes) row(`  ${name}`, percent(wins), percent(afterHold), shareGoal(name));
  console.log();
  row('signs after a race, by the last twenty', 'share', 'goal');
  for (const { name, share } of report.people) row(`  ${name}`, percent(share), name.startsWith('people') ? '<= 0.1 %' : '');
  for (const { name, share } of report.scripts) row(`  ${name}`, percent(share), name.startsWith('a script at') ? '>= 90 %' : '');
  console.log();
  console.log(
    `${percent(report.taken)} of the honest claims were taken as they were; ${percent(report.photos)} of the pairs were photo finishes.`,
  );
  const held = Object.fromEntries([...report.holds, ...report.rated].map(({ name, mean }) => [name, Math.round(mean * 10) / 10]));
  const mashing = Object.fromEntries(report.mashes.map(({ name, wins }) => [name, wins]));
  const signs = Object.fromEntries([...report.people, ...report.scripts].map(({ name, share }) => [name, share]));
  const { hides, ratedHonest, ratedFar, lossy } = report;
  return { referee, arrival, twoEdges: twoEdges.referee, held, hides, stutters, ratedHonest, ratedFar, lossy, mashing, signs };
}

export const race: Bench = {
  says: 'how fair the referee of races is, beside plain order of arrival',
  flags: { seed: 'where chance begins: another number makes other races (1)' },
  run: async ({ seed }) => print(wholeNumber(seed, 1, 'seed')),
};
