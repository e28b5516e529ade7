/** Unsuitable settings, both sides of each; and what requests reveal. */
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { misfits } from '../../wire/misfits.ts';
import { type Config, defaults } from '../config.ts';
import { Misfits, misfitsOf, toldOf } from './misfits.ts';

const behind = { PUBLIC_URL: 'https://play.example', TRUST_PROXY: 1 };
const postgres = { DATABASE_URL: 'postgres://me@localhost/sixgun' };
const lasting: Config = { ...defaults, DATA_DIR: '/srv/sixgun' };
const found = (changes: Partial<Config>, node = '24.0.0') => misfitsOf({ ...lasting, ...changes }, node);

test('a club at home, and a server set up by docs/hosting.md, have no misfits', () => {
  for (const changes of [
    {},
    { HOST: '127.0.0.1', ...behind },
    { ...behind, ...postgres, NATS_URL: 'nats://bus' },
    { ...behind, ...postgres, ADDRESS: 'https://play.example/1' },
    { PUBLIC_URL: 'http://192.168.1.20:4545' },
    { PUBLIC_URL: 'http://club.local:4545' },
  ])
    expect([changes, found(changes)]).toEqual([changes, []]);
});
test.each<[Partial<Config>, string]>([
  [{ PUBLIC_URL: 'https://play.example' }, 'crowd'],
  [{ TRUST_PROXY: 1 }, 'unnamed'],
  [{ PUBLIC_URL: 'http://play.example' }, 'plain'],
  [{ ...behind, PUBLIC_URL: 'https://example.org/cards' }, 'path'],
  [{ PUBLIC_URL: 'http://localhost:4545' }, 'home'],
  [{ ADDRESS: 'https://play.example/1' }, 'lone'],
  [{ ...postgres, NATS_URL: 'nats://bus', ADDRESS: 'https://play.example/1' }, 'lone'],
  [{ DATA_DIR: join(tmpdir(), 'club') }, 'temporary'],
])('%j: %s', (changes, misfit) => {
  expect(found(changes)).toEqual([misfit]);
});
test('an old Node may serve friends at home, but not strangers', () => {
  expect(found({}, '20.19.0')).toEqual([]);
  expect(found(behind, '20.19.0')).toEqual(['node']);
  expect(found(behind, '22.0.0')).toEqual([]);
});

const asking = (headers: IncomingMessage['headers'], url = '/') => ({ headers, url }) as IncomingMessage;
const seen = (changes: Partial<Config>, ...requests: readonly IncomingMessage[]) => {
  const watch = new Misfits({ ...lasting, ...changes }, '24.0.0');
  watch.noticed = vi.fn();
  for (const request of requests) watch.look(request);
  expect(vi.mocked(watch.noticed).mock.calls.flat()).toEqual(watch.found);
  return watch.found;
};
test('requests reveal an unconfigured proxy, or one that sends no addresses, each once; probes reveal nothing', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', host: 'play.example' };
  expect(seen({}, asking({}), asking(forwarded), asking(forwarded))).toEqual(['untold']);
  expect(seen(behind, asking(forwarded), asking({}, '/readyz'))).toEqual([]);
  expect(seen(behind, asking({}), asking({}))).toEqual(['silent']);
  expect(seen(behind, asking({ ...forwarded, 'x-forwarded-proto': 'http' }))).toEqual(['unsealed']);
  expect(seen(behind, asking({ ...forwarded, host: 'www.play.example' }))).toEqual(['elsewhere']);
  // Callers on the machine itself, or using IP addresses, say nothing about the name.
  for (const host of ['localhost:4545', '203.0.113.9', '[::1]:4545', 'no host', 'play.example:443'])
    expect(seen(behind, asking({ ...forwarded, host }))).toEqual([]);
});
test('each has a sentence that names what to change', () => {
  for (const misfit of misfits) expect(toldOf(misfit)).toMatch(/^[A-Z].*\.$/);
});
