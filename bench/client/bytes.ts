/**
 * Bytes over the wire before a visitor sees the first page, before they hold cards, and fetched while the table is idle: as really served.
 */
import type { Page } from 'playwright-core';
import { firstVisit, type ServedPlace } from '../../testing/place.ts';

export interface Weight {
  /** Script and style, compressed as received. */
  readonly code: number;
  /** Fonts and pictures. */
  readonly rest: number;
  readonly files: number;
  /** The compressions the server used for script and style. */
  readonly compression: readonly string[];
}
interface Loaded {
  readonly name: string;
  readonly bytes: number;
}

/** Everything the page and its workers have loaded so far. */
async function loaded(page: Page): Promise<Loaded[]> {
  const listed = (): Loaded[] =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      name,
      bytes: encodedBodySize,
    }));
  const lists = await Promise.all([page.evaluate(listed), ...page.workers().map(worker => worker.evaluate(listed))]);
  return [...new Map(lists.flat().map(each => [each.name, each])).values()].filter(({ name }) => !/\/(api|ws)\b/.test(name));
}
const isCode = ({ name }: Loaded): boolean => /\.(js|css)$/.test(name);
const sum = (list: readonly Loaded[]): number => list.reduce((all, { bytes }) => all + bytes, 0);

/** Requests the same files like a browser: which compression do they have? */
async function compressionOf(list: readonly Loaded[]): Promise<readonly string[]> {
  const answers = await Promise.all(
    list.map(({ name }) => fetch(name, { method: 'HEAD', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })),
  );
  return [...new Set(answers.map(answer => answer.headers.get('content-encoding') ?? 'none'))];
}
const weightOf = async (list: readonly Loaded[]): Promise<Weight> => ({
  code: sum(list.filter(isCode)),
  rest: sum(list.filter(each => !isCode(each))),
  files: list.length,
  compression: await compressionOf(list.filter(isCode)),
});

export interface Weights {
  readonly first: Weight;
  /** Bytes after the first page, until the first cards are in the hand. */
  readonly table: Weight;
  /** Bytes after that: needed later, fetched in idle time. */
  readonly later: Weight;
}
/** The last file a table fetches. */
const LAST = /\/chart-[^/]*\.js$/;
/** Loads the saloon, and then a practice table of this game, with its rules and bots. */
export const weigh = (place: ServedPlace, game: string, locale: string): Promise<Weights> =>
  firstVisit(
    place,
    async page => {
      await page.goto(place.url, { waitUntil: 'networkidle' });
      const before = await loaded(page);
      const last = page.waitForEvent('requestfinished', request => LAST.test(request.url()));
      await page.locator(`a[href^="/practice/${game}"]`).first().click();
      await page.waitForSelector('.hand .card');
      const seated = await loaded(page);
      await last;
      const rested = await loaded(page);
      const without = (list: readonly Loaded[], known: readonly Loaded[]): Loaded[] =>
        list.filter(({ name }) => !known.some(each => each.name === name));
      return {
        first: await weightOf(before),
        table: await weightOf(without(seated, before)),
        later: await weightOf(without(rested, seated)),
      };
    },
    { locale },
  );
