/** Metrics for operators, in the text format of Prometheus. */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

import { ProxyWatch } from './sockets/proxied.ts';

const SECOND = 1000;
/** Upper bounds of the classes of durations, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1];

export class Counter {
  value = 0;
  add(n = 1): void {
    this.value += n;
  }
}
export class Durations {
  readonly #counts = BOUNDS.map(() => 0);
  #sum = 0;
  #count = 0;

  add(millis: number): void {
    const seconds = millis / SECOND;
    const first = BOUNDS.findIndex(bound => seconds <= bound);
    if (first >= 0) this.#counts[first]!++;
    this.#sum += seconds;
    this.#count++;
  }
  lines(name: string): string[] {
    let below = 0;
    const classes = BOUNDS.map((bound, i) => {
      below += this.#counts[i]!;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [...classes, `${name}_bucket{le="+Inf"} ${this.#count}`, `${name}_sum ${this.#sum}`, `${name}_count ${this.#count}`];
  }
}

/** Values computed on request. */
export interface Gauges {
  readonly connections: number;
  readonly tables: number;
  readonly commits: number;
  readonly waiting: number;
}

/** How often the figures update. If continuous, they would reveal who has just secretly passed. */
export const STEP = 15 * SECOND;

export class Metrics {
  readonly messagesIn = new Counter();
  readonly messagesOut = new Counter();
  readonly bytesOut = new Counter();
  readonly inputs = new Counter();
  readonly refusals = new Counter();
  readonly races = new Counter();
  readonly games = new Counter();
  readonly loads = new Counter();
  readonly calls = new Counter();
  readonly callsAnswered = new Counter();
  readonly pushSent = new Counter();
  readonly pushGone = new Counter();
  readonly pushFailed = new Counter();
  readonly errors = new Counter();
  readonly cut = new Counter();
  readonly appends = new Durations();
  readonly proxy = new ProxyWatch();
  #shown: { readonly at: number; readonly text: string } | null = null;
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#loop.enable();
  }
  stop(): void {
    this.#loop.disable();
  }
  /** The figures at the last step: asking again sooner gives the same. */
  stepped(gauges: () => Gauges, now = performance.now()): string {
    if (this.#shown === null || now - this.#shown.at >= STEP) this.#shown = { at: now, text: this.text(gauges()) };
    return this.#shown.text;
  }
  text(now: Gauges): string {
    const { heapUsed, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const one = (name: string, kind: 'counter' | 'gauge', help: string, value: number): string[] => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      `${name} ${value}`,
    ];
    const lines = [
      one('sixgun_connections', 'gauge', 'Open connections.', now.connections),
      one('sixgun_tables', 'gauge', 'Tables in memory.', now.tables),
      one('sixgun_messages_received_total', 'counter', 'Messages from clients.', this.messagesIn.value),
      one('sixgun_messages_sent_total', 'counter', 'Messages to clients.', this.messagesOut.value),
      one('sixgun_sent_bytes_total', 'counter', 'Bytes of messages to clients.', this.bytesOut.value),
      one('sixgun_inputs_total', 'counter', 'Inputs accepted and logged.', this.inputs.value),
      one('sixgun_refusals_total', 'counter', 'Requests refused.', this.refusals.value),
      one('sixgun_races_total', 'counter', 'Races judged.', this.races.value),
      one('sixgun_pings_proxied', 'gauge', 'A proxy answers pings in place of guests.', this.proxy.isThere ? 1 : 0),
      one('sixgun_games_total', 'counter', 'Games finished.', this.games.value),
      one('sixgun_table_loads_total', 'counter', 'Tables opened or loaded from their logs.', this.loads.value),
      one('sixgun_connections_cut_total', 'counter', 'Connections cut for breaking a limit.', this.cut.value),
      one('sixgun_calls_total', 'counter', 'Calls of guests to their table.', this.calls.value),
      one(
        'sixgun_calls_answered_total',
        'counter',
        'Calls after which the called guest sat down there within an hour.',
        this.callsAnswered.value,
      ),
      one('sixgun_push_sent_total', 'counter', 'Push messages that a service has taken.', this.pushSent.value),
      one('sixgun_push_gone_total', 'counter', 'Push messages to devices that no longer want any.', this.pushGone.value),
      one('sixgun_push_failed_total', 'counter', 'Push messages that were given up.', this.pushFailed.value),
      one('sixgun_errors_total', 'counter', 'Faults of the server itself.', this.errors.value),
      one('sixgun_log_commits_total', 'counter', 'Commits of the log.', now.commits),
      one('sixgun_log_waiting', 'gauge', 'Appends that wait for a commit.', now.waiting),
      ['# HELP sixgun_append_seconds From an input to its being safe.', '# TYPE sixgun_append_seconds histogram'],
      this.appends.lines('sixgun_append_seconds'),
      one('sixgun_loop_delay_seconds', 'gauge', 'How late timers are, 99th percentile.', this.#loop.percentile(99) / 1e9),
      one('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
      one('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
      one('process_cpu_seconds_total', 'counter', 'CPU time of the process.', (user + system) / 1e6),
    ];
    return `${lines.flat().join('\n')}\n`;
  }
}

const ofProcess = (sample: string, process: number): string =>
  sample.replace(
    /^(\w+)(?:\{(.*)\})? /,
    (_, name: string, labels?: string) => `${name}{process="${process}"${labels === undefined ? '' : `,${labels}`}} `,
  );
/** The figures of several processes on one page, each with its number, grouped by kind as the format requires. */
export const together = (texts: readonly string[]): string => {
  const told = texts.map((text, i) => ({ process: i + 1, lines: text.split('\n') })).filter(({ lines }) => lines.length > 1);
  const first = told[0]?.lines ?? [];
  const lines = first.flatMap((line, i) => (/^(#|$)/.test(line) ? [line] : told.map(one => ofProcess(one.lines[i]!, one.process))));
  return lines.join('\n');
};
