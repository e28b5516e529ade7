/** The environment becomes a configuration, or says what is wrong with it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaults, helpTable, helpText, isFaulty, readConfig, variables } from './config.ts';
import { root } from './root.ts';

test('no variable is required', () => {
  expect(defaults).toMatchObject({ PORT: 4545, DATABASE_URL: null, PUBLIC_URL: null, LOG: 'info' });
  expect(readConfig({ PORT: ' ', HOME: '/' })).toEqual(defaults);
});
test('variables are read', () => {
  const config = readConfig({ PORT: '0', PUBLIC_URL: 'https://example.org/', DATABASE_URL: 'postgres://a:b@c/d', LOG: 'silent' });
  expect(config).toEqual({
    ...defaults,
    PORT: 0,
    PUBLIC_URL: 'https://example.org',
    DATABASE_URL: 'postgres://a:b@c/d',
    LOG: 'silent',
  });
});
test.each([
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['AWAY_SECONDS', '1.5', 'a whole number from 1 to 86400'],
  ['PUBLIC_URL', 'example.org', 'an address like https://example.org'],
  ['PROCESSES', 'many', 'auto, or a whole number from 1 to 256'],
  ['PROCESSES', '0', 'auto, or a whole number from 1 to 256'],
  ['LOG', 'loud', 'one of fatal, error, warn, info, debug, silent'],
])('%s=%s is wrong, and it says what is right', (name, value, right) => {
  expect(readConfig({ [name]: value })).toEqual([{ name, value, right }]);
});
test('the embedded file is served by one process, PostgreSQL by any number', () => {
  const right = '1 or auto without DATABASE_URL (the embedded file is served by one process; PostgreSQL uses all cores)';
  expect(readConfig({ PROCESSES: '4' })).toEqual([{ name: 'PROCESSES', value: '4', right }]);
  expect(readConfig({ PROCESSES: '1' })).toMatchObject({ PROCESSES: 1 });
  expect(readConfig({ PROCESSES: '4', DATABASE_URL: 'postgres://c/d' })).toMatchObject({ PROCESSES: 4 });
});
test('a password is not printed', () => {
  const right = 'an address like postgres://user:password@host/database';
  expect(readConfig({ DATABASE_URL: 'mysql://me:secret@x' })).toEqual([{ name: 'DATABASE_URL', value: '…', right }]);
});
test('all faults are reported together', () => {
  const faults = readConfig({ PORT: 'x', LOG: 'y' });
  expect(isFaulty(faults) && faults.map(fault => fault.name)).toEqual(['PORT', 'LOG']);
});
test('help and documentation name every variable', async () => {
  for (const name of Object.keys(variables)) expect(helpText()).toContain(`  ${name} `);
  expect(await readFile(join(root, 'docs', 'hosting.md'), 'utf8')).toContain(helpTable());
});
