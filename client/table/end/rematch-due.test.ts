/** A rematch begins when everybody wants it and is at the table. */
import { expect, test } from 'vitest';
import type { ChairView } from '../../../wire/protocol.ts';
import { isRematchDue } from './rematch-due.ts';

const chair = (more: Partial<ChairView>): ChairView => ({
  kind: 'guest',
  name: '',
  who: null,
  ready: true,
  connected: true,
  held: false,
  heldIn: null,
  ping: null,
  ...more,
});
const bot = chair({ kind: 'bot' });

test('all people want it and are here; bots are never asked', () => {
  expect(isRematchDue({ chairs: [chair({}), chair({}), bot] })).toBe(true);
  expect(isRematchDue({ chairs: [chair({}), chair({ ready: false }), bot] })).toBe(false);
});
test('a player who has gone to look at the replay is waited for', () => {
  expect(isRematchDue({ chairs: [chair({ connected: false }), chair({})] })).toBe(false);
});
test('an empty chair has nobody to agree', () => {
  expect(isRematchDue({ chairs: [chair({}), chair({ kind: 'free', connected: false })] })).toBe(false);
});
