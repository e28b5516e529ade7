/** A bus with a password: only processes with it in NATS_URL can listen and send. */
import { expect, onTestFinished, test } from 'vitest';
import { defaults } from '../config.ts';
import type { BusEar } from '../cores/medium.ts';
import { explained } from '../start/start-fault.ts';
import { Nats } from './nats.ts';
import { TestNats } from './testing/nats.ts';

const deaf: BusEar = { heard() {}, heardByAll() {}, away() {}, back() {} };

test('with the password in NATS_URL processes hear each other; without it, or with a wrong one, they cannot connect', async () => {
  const nats = await TestNats.start('p@ss: /w%rd');
  onTestFinished(() => nats.stop());
  const heard: string[] = [];
  const one = await Nats.open(nats.url, 'space', 'a1', { ...deaf, heard: text => void heard.push(text) });
  onTestFinished(() => one.close());
  const other = await Nats.open(nats.url, 'space', 'b2', deaf);
  onTestFinished(() => other.close());
  other.send('a1', 'howdy');
  await expect.poll(() => heard).toEqual(['howdy']);
  for (const NATS_URL of [`nats://127.0.0.1:${nats.port}`, `nats://sixgun:sixgun@127.0.0.1:${nats.port}`]) {
    const why: unknown = await Nats.open(NATS_URL, 'space', 'c3', deaf).then(
      () => null,
      (fault: unknown) => fault,
    );
    expect(explained(why, 'bus', { ...defaults, NATS_URL }).message).toContain('NATS_URL: 127.0.0.1');
    expect(explained(why, 'bus', { ...defaults, NATS_URL }).message).toContain('does not take this user and password');
  }
});
