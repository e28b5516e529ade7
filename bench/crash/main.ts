/** `npm run bench -- crash`: kills a server again and again, and counts what it lost. */
import { type Bench, WrongFlag, wholeNumber } from '../bench.ts';
import { crashRun } from './run.ts';

export const crash: Bench = {
  says: 'a server is killed with -9 while guests play, and started again: is every acknowledged move there, once?',
  flags: {
    kills: 'how often it is killed (20)',
    store: 'embedded or postgres (embedded)',
    seed: 'where the chance of the guests and of the killer begins (1)',
  },
  async run({ kills, store = 'embedded', seed }) {
    if (store !== 'embedded' && store !== 'postgres') throw new WrongFlag(`--store must be embedded or postgres, not "${store}".`);
    const report = await crashRun({ kills: wholeNumber(kills, 20, 'kills'), store, seed: wholeNumber(seed, 1, 'seed') });
    const { acknowledged, lost, doubled, races, resumeMs } = report;
    console.log(`${report.kills} kills (${store}): ${acknowledged} moves acknowledged, ${lost} lost, ${doubled} doubled.`);
    console.log(
      `Races of hands: ${races.verdicts} ended by a verdict, ${races.again} set again after a kill, ${races.withoutVerdict} decided without a verdict.`,
    );
    console.log(`Guests were back after ${resumeMs.p50} ms (median), ${resumeMs.max} ms at most, from the kill, restart included.`);
    return report;
  },
};
