/** `npm run bench -- client`: the weight of the page, the time to a first move and from a tap to its picture, and the smoothness of flights, in a real browser. */

import { boxes } from '../../games/index.ts';
import { atPlace, type ServedPlace } from '../../testing/place.ts';
import { WEIGHTS } from '../../testing/weights.ts';
import { type Bench, wholeNumber } from '../bench.ts';
import { median, quantile, shown, table } from '../figures.ts';
import { type Weight, type Weights, weigh } from './bytes.ts';
import { firstMove } from './first-move.ts';
import { emptyFlight, type Flight, flight } from './flight.ts';
import { type Scripted, scriptedGame } from './game.ts';
import { inputs } from './input.ts';

const GAME = 'wright-gang';
const GAMES = Object.keys(boxes);
const LOCALES = ['en-GB', 'ru-RU', 'uk-UA'];
const GOALS = { firstMoveMs: 10_000, worstFrameMs: 32, inputMs: 100 };

const EMPTY_FLIGHT = 5000;

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const millis = (time: number): string => `${shown(time)} ms`;

const goalOf = (game: string): string | null => (game in WEIGHTS.table ? kilo(WEIGHTS.table[game]!) : null);

/** By language, and then by game. */
function printWeights(weights: readonly (readonly Weights[])[]): void {
  const row = (label: string, { code, rest, files, compression }: Weight, goal: string | null): string[] => [
    label,
    kilo(code),
    goal === null ? '' : `<= ${goal}`,
    kilo(rest),
    `${files}`,
    compression.join(', '),
  ];
  console.log(
    table([
      ['What is loaded', 'script, style', 'goal', 'fonts, pictures', 'files', 'compression'],
      ...LOCALES.flatMap((locale, i) => {
        const found = weights[i]!;
        return [
          row(`the first page (${locale})`, found[0]!.first, kilo(WEIGHTS.first)),
          ...GAMES.flatMap((game, at) => [
            row(`  and a table of ${game}, rules and bots included`, found[at]!.table, goalOf(game)),
            row('    and while it rests', found[at]!.later, null),
          ]),
        ];
      }),
    ]),
  );
}
function printFlight(flights: readonly Flight[], empty: readonly number[], { moments, tellings }: Scripted): void {
  const all = flights.flatMap(({ frames }) => frames);
  const late = (list: readonly number[]): string => `${list.filter(frame => frame > GOALS.worstFrameMs).length} of ${list.length}`;
  const row = (label: string, of: (list: readonly number[]) => string): string[] => [label, of(all), of(empty), ''];
  console.log(
    table([
      [`Frames while cards of five fly (${flights.length} flights, ${moments} inputs)`, 'the table', 'empty page', 'goal'],
      row('half of them within', list => millis(median(list))),
      row('99 of 100 within', list => millis(quantile(list, 0.99))),
      row('the worst', list => millis(Math.max(...list))),
      row(`over ${GOALS.worstFrameMs} ms`, late),
      ['the worst of the quietest flight', millis(Math.min(...worsts(flights))), '', ''],
      ['the worst of the median flight', millis(median(worsts(flights))), '', `<= ${GOALS.worstFrameMs} ms`],
    ]),
  );
  console.log();
  const each = (part: 'script' | 'style'): string => (median(flights.map(flown => flown[part])) / tellings).toFixed(2);
  console.log(`${tellings} tellings: ${each('script')} ms of script and ${each('style')} ms of style and layout for each.`);
}
function printInputs(taps: ReadonlyMap<string, readonly number[]>): void {
  console.log(
    table([
      ['From a tap on a card to its picture, on a processor a quarter as fast', 'median', '9 of 10 within', 'worst', 'goal'],
      ...[...taps].map(([game, took]) => [
        `  ${game} (${took.length} taps)`,
        millis(median(took)),
        millis(quantile(took, 0.9)),
        millis(Math.max(...took)),
        `<= ${GOALS.inputMs} ms`,
      ]),
    ]),
  );
}
/** The worst frame of each flight. Their median counts: what a viewer of one flight sees, even if the machine was busy during another. */
const worsts = (flights: readonly Flight[]): number[] => flights.map(({ frames }) => Math.max(...frames));

async function measure(place: ServedPlace, runs: number): Promise<object> {
  const weights: Weights[][] = [];
  for (const locale of LOCALES) {
    const found: Weights[] = [];
    for (const game of GAMES) found.push(await weigh(place, game, locale));
    weights.push(found);
  }
  printWeights(weights);
  console.log();

  const moves: number[] = [];
  for (let run = 0; run < runs; run++) moves.push(await firstMove(place, GAME));
  console.log(
    table([
      ['From "Play now" to a move that counts', 'median', 'worst', 'goal'],
      [`  of ${runs} first visits`, millis(median(moves)), millis(Math.max(...moves)), `<= ${GOALS.firstMoveMs} ms`],
    ]),
  );
  console.log();

  const taps = new Map<string, readonly number[]>();
  for (const game of GAMES) taps.set(game, await inputs(place, game));
  printInputs(taps);
  console.log();

  const scripted = scriptedGame();
  const flights: Flight[] = [];
  for (let run = 0; run < runs; run++) flights.push(await flight(place, scripted));
  printFlight(flights, await emptyFlight(place, EMPTY_FLIGHT), scripted);
  return {
    firstPageBytes: Math.max(...weights.flat().map(({ first }) => first.code)),
    tablePageBytes: Object.fromEntries(GAMES.map((game, at) => [game, Math.max(...weights.map(found => found[at]!.table.code))])),
    firstMoveMs: Math.round(median(moves)),
    inputMs: Math.max(...[...taps.values()].map(took => quantile(took, 0.9))),
    worstFrameMs: Number(median(worsts(flights)).toFixed(1)),
  };
}

export const client: Bench = {
  says: 'what the page weighs, how soon a visitor plays and a tap is answered, how smoothly cards fly',
  flags: { runs: 'how often the first move is made and the flight is flown (5)' },
  run: ({ runs }) => atPlace(place => measure(place, wholeNumber(runs, 5, 'runs'))),
};
