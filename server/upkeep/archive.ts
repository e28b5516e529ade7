/**
 * A whole server as lines of text, for import into another database: a header line, a line for each row, and a last one with
 * the number of rows of each part, so that a truncated text is detected.
 */
import type { Contents, StoredRow, StorePart } from '../store/shape/contents.ts';

/** The version of the text format. */
const FORM = 1;
interface Head {
  readonly sixgun: 'server';
  readonly form: number;
  /** The version of the database schema. */
  readonly version: number;
}
type Counts = Partial<Record<StorePart, number>>;

/** A snapshot: a server may be using the store meanwhile. */
export async function* archived({ version, parts, all }: Contents): AsyncGenerator<string> {
  yield JSON.stringify({ sixgun: 'server', form: FORM, version } satisfies Head);
  const counts: Counts = Object.fromEntries(parts.map(part => [part, 0]));
  for await (const line of all()) {
    counts[line.of]!++;
    yield JSON.stringify(line);
  }
  yield JSON.stringify({ end: counts });
}

const isObject = (value: unknown): value is { readonly [part: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const parsed = (line: string): { readonly [part: string]: unknown } | null => {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};
const isRow = (row: unknown): row is StoredRow =>
  isObject(row) && Object.values(row).every(value => value === null || typeof value === 'string' || typeof value === 'number');

/** The database version of such a text; null if it is none. */
export async function versionOf(lines: AsyncIterable<string>): Promise<number | null> {
  for await (const line of lines) {
    const { sixgun, form, version } = parsed(line) ?? {};
    return sixgun === 'server' && form === FORM && typeof version === 'number' ? version : null;
  }
  return null;
}

/** An older text does not count later parts. */
const isSameCount = (end: unknown, counts: Counts): boolean => {
  const told: { readonly [part: string]: unknown } = isObject(end) ? end : {};
  return Object.entries(counts).every(([part, count]) => (told[part] ?? 0) === count);
};

/** Imports the text into an empty store of its version, all or nothing, and counts. Throws with the wrong line. */
export async function unarchive(contents: Contents, lines: AsyncIterable<string>): Promise<Counts> {
  const counts: Counts = Object.fromEntries(contents.parts.map(part => [part, 0]));
  async function* rows(): AsyncGenerator<{ readonly of: StorePart; readonly row: StoredRow }> {
    let number = 0;
    let hasEnded = false;
    const wrong = (what: string): never => {
      throw new Error(`line ${number}: ${what}`);
    };
    for await (const line of lines) {
      number++;
      const read = parsed(line) ?? wrong('this is not whole');
      if (hasEnded) wrong('there is more after the end');
      if (number === 1) {
        if (read['sixgun'] !== 'server' || read['form'] !== FORM) wrong('this is no server that was exported');
        if (read['version'] !== contents.version)
          wrong(
            `exported from a database of version ${read['version']}, and this one is of version ${contents.version}: import it into a new one`,
          );
      } else if ('end' in read) {
        hasEnded = true;
        if (!isSameCount(read['end'], counts)) wrong('rows are missing before the end');
      } else {
        const { row } = read;
        const of = contents.parts.find(part => part === read['of']) ?? wrong('nothing of this name is stored');
        if (!isRow(row)) return wrong('this is no row');
        counts[of]!++;
        yield { of, row };
      }
    }
    if (!hasEnded) wrong('the text is cut short: it has no end');
  }
  await contents.fill(rows());
  return counts;
}
