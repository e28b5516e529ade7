/** Test files share loaded modules: no test replaces one of our sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../server/root.ts';
import { testsOf } from '../kinds.ts';

/** A program that is not ours, or is not installed, may have a stand-in. */
const REPLACES = /\bvi\.(?:(?:mock|doMock)\(\s*['"`]\.[^'"`]*\.tsx?['"`]|resetModules\()/g;
const replacesIn = (text: string): readonly string[] => text.match(REPLACES) ?? [];

test('no test replaces a source: without a browser, client/testing/no-browser.ts stands in for it', () => {
  const files = Object.values(testsOf()).flat();
  const found = files.flatMap(file => replacesIn(readFileSync(join(root, file), 'utf8')).map(what => `${file}: ${what}`));
  expect(found).toEqual([]);
});
test('detects a test that does', () => {
  const mock = ['vi', "mock('../screen.ts', () => ({}));"].join('.');
  expect(replacesIn(`${mock}\n${['vi', 'resetModules();'].join('.')}`)).toHaveLength(2);
  expect(replacesIn(mock.replace('.ts', '.mjs'))).toEqual([]);
});
