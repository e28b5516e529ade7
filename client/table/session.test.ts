/** What a session shows of what it hears. */
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Told } from '../../wire/protocol.ts';
import type { TableLine } from '../line/line.ts';
import { type GameClient, Session } from './session.ts';

// There is no browser to remember anything.
vi.mock('../shell/settings.ts', () => ({ motion: signal('reduced'), recall: () => 'yes', remember: () => {} }));

const clocks = { now: 0, deadlines: [null, null] };
const race = (n: number, cued: boolean): object => ({
  game: 1,
  n,
  tellings: [],
  facts: [],
  view: { open: {}, zones: {}, ask: { kind: 'race', question: 'race', waiting: [0, 1], down: [], cued } },
  offers: [],
  moves: [],
  outcome: null,
  mayUndo: false,
});
const verdict = { ...race(3, true), tellings: [{ tell: 'verdict' }], view: { open: {}, zones: {}, ask: null } };

test('what a race that no hand was laid in leads to is looked at all the same', async () => {
  const looked: string[] = [];
  const line = {
    kind: 'practice',
    coached: true,
    state: signal('open'),
    hear: () => () => {},
    ask: () => Promise.resolve({ moves: [] }),
  } as unknown as TableLine;
  const game = {
    inOrder: () => true,
    topFirst: () => false,
    forget: () => {},
    opened: () => {},
    heard: () => {},
    hold: () => 0,
    interlude: (_: Session, { tell }: { readonly tell: string }) => {
      looked.push(tell);
      return null;
    },
  } as unknown as GameClient;
  const session = new Session(line, game);
  const hears = (told: object): void => session.hear(told as Told);
  hears({ tell: 'update', update: race(1, false), clocks });
  hears({ tell: 'set' });
  hears({ tell: 'cue', update: race(2, true), clocks });
  hears({ tell: 'update', update: verdict, clocks });
  await expect.poll(() => session.now.value?.n).toBe(3);
  expect(looked).toEqual(['verdict']);
});
