/** `npm run bench -- client`: what the page weighs, how soon somebody plays, and whether cards fly smoothly, in a real browser. */

import { atPlace, type Place } from '../../testing/place.ts';
import { type Bench, wholeNumber } from '../bench.ts';
import { median, quantile, shown, table } from '../figures.ts';
import { type Weights, weigh } from './bytes.ts';
import { firstMove } from './first-move.ts';
import { emptyFlight, type Flight, flight } from './flight.ts';
import { type Scripted, scriptedGame } from './game.ts';

const GAME = 'wright-gang';
const LOCALES = ['en-GB', 'ru-RU', 'uk-UA'];
const GOALS = { firstPageBytes: 130_000, tablePageBytes: 80_000, firstMoveMs: 10_000, worstFrameMs: 32 };

const EMPTY_FLIGHT = 5000;

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const millis = (time: number): string => `${shown(time)} ms`;

function printWeights(weights: readonly Weights[]): void {
  console.log(
    table([
      ['What is loaded', 'script, style', 'goal', 'fonts, pictures', 'files', 'compression'],
      ...LOCALES.flatMap((locale, i) => {
        const { first, table: more } = weights[i]!;
        return [
          [
            `the first page (${locale})`,
            kilo(first.code),
            `<= ${kilo(GOALS.firstPageBytes)}`,
            kilo(first.rest),
            `${first.files}`,
            first.compression.join(', '),
          ],
          [
            `  and a table of ${GAME}, rules and bots included`,
            kilo(more.code),
            `<= ${kilo(GOALS.tablePageBytes)}`,
            kilo(more.rest),
            `${more.files}`,
            more.compression.join(', '),
          ],
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
/** The worst frame of each flight. What counts is the median of them: what somebody sees who watches one, wherever the machine was busy. */
const worsts = (flights: readonly Flight[]): number[] => flights.map(({ frames }) => Math.max(...frames));

async function measure(place: Place, runs: number): Promise<object> {
  const weights: Weights[] = [];
  for (const locale of LOCALES) weights.push(await weigh(place, GAME, locale));
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

  const scripted = scriptedGame();
  const flights: Flight[] = [];
  for (let run = 0; run < runs; run++) flights.push(await flight(place, scripted));
  printFlight(flights, await emptyFlight(place, EMPTY_FLIGHT), scripted);
  return {
    firstPageBytes: Math.max(...weights.map(({ first }) => first.code)),
    tablePageBytes: Math.max(...weights.map(({ table: more }) => more.code)),
    firstMoveMs: Math.round(median(moves)),
    worstFrameMs: Number(median(worsts(flights)).toFixed(1)),
  };
}

export const client: Bench = {
  says: 'what the page weighs, how soon somebody plays, how smoothly cards fly',
  flags: { runs: 'how often the first move is made and the flight is flown (5)' },
  run: ({ runs }) => atPlace(place => measure(place, wholeNumber(runs, 5, 'runs'))),
};
