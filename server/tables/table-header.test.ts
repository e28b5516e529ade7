/** A table's settings are stored as agreed, with defaults where an older table has none. */
import { expect, test } from 'vitest';
import { headerFor } from '../../table/testing/table.ts';
import { changesOf, headerOf } from './table-header.ts';

const { id, code, game } = headerFor(2);
test.each([
  ['seen', 'seen'],
  ['heard', 'heard'],
  [undefined, 'heard'],
] as const)('a cue that was agreed to be %s is %s', (agreed, kept) => {
  const header = headerFor(2, agreed === undefined ? {} : { cue: agreed });
  expect(headerOf({ id, code, game, ...changesOf(header) } as never)).toEqual({ ...header, hints: false, cue: kept });
});
