/** What a session shows of the messages it gets. */
import '../../testing/no-browser.ts';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TableTold } from '../../../wire/tellings.ts';
import type { TableLine } from '../../line/line.ts';
import { type GameClient, Session } from './session.ts';

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

test('the result of a race without hands is shown all the same', async () => {
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
    gather: () => {},
    heard: () => {},
    hold: () => 0,
    interlude: (_: Session, { tell }: { readonly tell: string }) => {
      looked.push(tell);
      return null;
    },
  } as unknown as GameClient;
  const session = new Session(line, game);
  const hears = (told: object): void => session.hear(told as TableTold);
  hears({ tell: 'update', update: race(1, false), clocks });
  hears({ tell: 'set' });
  hears({ tell: 'cue', update: race(2, true), clocks });
  hears({ tell: 'update', update: verdict, clocks });
  await expect.poll(() => session.now.value?.n).toBe(3);
  expect(looked).toEqual(['verdict']);
});

test('the line speaks of a move until its first effect is shown, however much happens after that', async () => {
  const asked = (n: number, seat: number, tell?: string): object => ({
    ...race(n, false),
    tellings: tell === undefined ? [] : [{ tell }],
    view: { open: {}, zones: {}, ask: { kind: 'ask', question: 'turn', waiting: [seat], down: [], cued: false } },
  });
  let answered: (answer: object) => void = () => {};
  const line = {
    kind: 'practice',
    coached: true,
    state: signal('open'),
    hear: () => () => {},
    ask: ({ ask }: { readonly ask: string }) =>
      ask === 'move'
        ? new Promise(resolve => {
            answered = resolve;
          })
        : Promise.resolve({ moves: [] }),
  } as unknown as TableLine;
  const game = {
    topFirst: [],
    forget: () => {},
    opened: () => {},
    gather: () => {},
    heard: () => {},
    hold: () => 0,
    interlude: (_: Session, { tell }: { readonly tell: string }) =>
      tell === 'sight' ? { kind: 'sight', render: () => null } : null,
  } as unknown as GameClient;
  const session = new Session(line, game);
  const hears = (update: object): void => session.hear({ tell: 'update', update, clocks } as unknown as TableTold);
  session.table.value = { you: 0, chairs: [] } as never;
  hears(asked(1, 0));
  await expect.poll(() => session.asked.value).toBe(true);
  const sent = session.play({ do: 'pass' });
  expect([session.acted.value, session.asked.value]).toEqual([true, false]);
  // Its effects, and the moves of others while they were shown.
  hears(asked(2, 1));
  hears(asked(3, 2, 'sight'));
  hears(asked(4, 1));
  answered({});
  await sent;
  await expect.poll(() => session.pause.interlude.value?.kind).toBe('sight');
  expect([session.now.value!.n, session.acted.value]).toEqual([2, false]);
});
