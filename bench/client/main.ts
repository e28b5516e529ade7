/** `npm run bench -- client`: what the page weighs, how soon somebody plays, and whether cards fly smoothly, in a real browser. */
import { type Bench, wholeNumber } from '../bench.ts';
import { median, quantile, shown, table } from '../figures.ts';
import { type Weights, weigh } from './bytes.ts';
import { firstMove } from './first-move.ts';
import { type Flight, flight, idleFrames } from './flight.ts';
import { type Scripted, scriptedGame } from './game.ts';
import { atPlace, type Place } from './place.ts';

const GAME = 'wright-gang';
const LOCALES = ['en-GB', 'ru-RU', 'uk-UA'];
const GOALS = { firstPageBytes: 130_000, tablePageBytes: 80_000, firstMoveMs: 10_000, worstFrameMs: 32 };

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
function printFlight({ frames, script, style }: Flight, idle: readonly number[], { moments, tellings }: Scripted): void {
  const late = (list: readonly number[]): string => `${list.filter(frame => frame > GOALS.worstFrameMs).length} of ${list.length}`;
  const row = (label: string, of: (list: readonly number[]) => string, goal = ''): string[] => [label, of(frames), of(idle), goal];
  console.log(
    table([
      [`Frames of a round of five (${moments} inputs)`, 'flight', 'empty page', 'goal'],
      row('half of them within', list => millis(median(list))),
      row('99 of 100 within', list => millis(quantile(list, 0.99))),
      row('the worst', list => millis(Math.max(...list)), `<= ${GOALS.worstFrameMs} ms`),
      row(`over ${GOALS.worstFrameMs} ms`, late, '0'),
    ]),
  );
  console.log();
  console.log(
    `${tellings} tellings: ${(script / tellings).toFixed(2)} ms of script and ${(style / tellings).toFixed(2)} ms of style and layout each.`,
  );
}

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
  const flown = await flight(place, scripted);
  const idle = await idleFrames(
    place,
    flown.frames.reduce((all, frame) => all + frame, 0),
  );
  printFlight(flown, idle, scripted);
  return {
    firstPageBytes: Math.max(...weights.map(({ first }) => first.code)),
    tablePageBytes: Math.max(...weights.map(({ table: more }) => more.code)),
    firstMoveMs: Math.round(median(moves)),
    worstFrameMs: Number(Math.max(...flown.frames).toFixed(1)),
  };
}

export const client: Bench = {
  says: 'what the page weighs, how soon somebody plays, how smoothly cards fly',
  flags: { runs: 'how often the way to the first move is gone (5)' },
  run: ({ runs }) => atPlace(place => measure(place, wholeNumber(runs, 5, 'runs'))),
};
