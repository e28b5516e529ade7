/** `npm run bench -- cluster`: several processes under load, killed and restarted. */
import { type Bench, wholeNumber } from '../bench.ts';
import { table } from '../figures.ts';
import { clusterRun } from './run.ts';

export const cluster: Bench = {
  says: 'several processes on one PostgreSQL and one NATS, behind a balancer, killed and restarted in turn: is every move there, once, and how long did guests wait?',
  flags: {
    processes: 'how many (3)',
    tables: 'how many tables of two guests and a bot play (12)',
    kills: 'how often one is killed with -9 (3)',
    seconds: 'how long the load is measured, once with one process and once with all (10)',
  },
  async run({ processes, tables, kills, seconds }) {
    const report = await clusterRun(
      {
        processes: wholeNumber(processes, 3, 'processes'),
        tables: wholeNumber(tables, 12, 'tables'),
        kills: wholeNumber(kills, 3, 'kills'),
        seconds: wholeNumber(seconds, 10, 'seconds'),
      },
      line => console.log(line),
    );
    const { moves, lost, doubled, refused, takeoverMs, rollingMs, cpuMicros, timesOneProcess } = report;
    console.log(
      table([
        ['', 'found', 'goal'],
        ['moves acknowledged', String(moves), ''],
        ['lost', String(lost), '0'],
        ['doubled', String(doubled), '0'],
        ['refused for the cluster’s sake', String(refused), '0'],
        ['takeover after kill -9, ms, median', String(takeoverMs.p50), ''],
        ['takeover after kill -9, ms, longest', String(takeoverMs.max), '5000'],
        ['rolling restart, ms, 99 of 100', String(rollingMs.p99), '1000'],
        ['rolling restart, ms, longest', String(rollingMs.max), ''],
        ['CPU a move, µs, one process and all', `${cpuMicros.one} / ${cpuMicros.cluster}`, ''],
        ['times one process', String(timesOneProcess), '1.4'],
      ]),
    );
    return { cluster: report };
  },
};
