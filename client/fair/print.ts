/** What a viewer saw at one moment, as a short print: two views have the same print only if they show the same. */
import { hash } from '../../wire/proof.ts';

/** JSON with its members in order, however they came. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${members
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${plain(part)}`)
    .join(',')}}`;
};
const DIGITS = 32;
export const printOf = (view: object): string => hash(plain(view)).slice(0, DIGITS);

/** Were all of these seen, in this order? There may be more in between. */
export const areIn = (seen: readonly string[], all: readonly string[]): boolean => {
  let at = 0;
  return seen.every(print => {
    const found = all.indexOf(print, at);
    at = found + 1;
    return found >= 0;
  });
};
