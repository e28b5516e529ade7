/** Output of a benchmark: a table for people and, as its last line, one JSON object for machines. */

/** Columns as wide as they have to be; the first to the left, numbers to the right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map(row =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
};

/** To three significant figures, or to the whole number if that has more. */
export const rounded = (x: number): number => (Math.abs(x) >= 100 ? Math.round(x) : Number(x.toPrecision(3)));
export const shown = (x: number): string => rounded(x).toLocaleString('en');

/** The value below which this share of a list lies. */
export const quantile = (list: readonly number[], share: number): number => {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
export const median = (list: readonly number[]): number => quantile(list, 0.5);
