/** A browser's own trace while cards fly: when each frame was really shown, and when a card was in the air. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly data?: { readonly nodeName?: string; readonly state?: string } };
}
type Span = readonly [from: number, to: number];
const CATEGORIES = ['devtools.timeline', 'blink.animations', 'benchmark', 'cc'];
const SEEN = 'SubmitCompositorFrameToPresentationCompositorFrame';
const MICROS = 1000;

/** From the moment that a flier moves until it has landed. */
function flightsIn(events: readonly TraceEvent[]): Span[] {
  const spans: Span[] = [];
  const aloft = new Map<string, number | null>();
  for (const { ph, ts, id2, args } of events.filter(event => event.name === 'Animation')) {
    const id = id2?.local ?? '';
    if (ph === 'b' && args.data?.nodeName?.includes('flier')) aloft.set(id, null);
    else if (ph === 'n' && args.data?.state === 'running' && aloft.get(id) === null) aloft.set(id, ts);
    else if (ph === 'e') {
      const since = aloft.get(id) ?? null;
      if (since !== null) spans.push([since, ts]);
      aloft.delete(id);
    }
  }
  return spans;
}
/** Spans that touch are one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], to)];
    else whole.push([from, to]);
  }
  return whole;
}

/** How long the picture stood still during a flight: from the start to the first frame shown, and from each frame to the next. */
export async function framesSeen(browser: Browser, page: Page, doing: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await doing();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const ours = events.find(event => event.name === 'Animation')?.pid;
  const seen = events.filter(({ name, ph, pid }) => name === SEEN && ph === 'e' && pid === ours).map(event => event.ts);
  return joined(flightsIn(events)).flatMap(([begun, landed]) => {
    const marks = [begun, ...seen.filter(ts => ts > begun && ts <= landed)];
    return marks.slice(1).map((ts, i) => (ts - marks[i]!) / MICROS);
  });
}
