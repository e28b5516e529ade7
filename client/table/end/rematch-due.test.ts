/** A rematch begins when every person wants it and is at the table. */
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

test('it begins when all people agree and are here; bots are not asked', () => {
  expect(isRematchDue({ chairs: [chair({}), chair({}), bot] })).toBe(true);
  expect(isRematchDue({ chairs: [chair({}), chair({ ready: false }), bot] })).toBe(false);
});
test('the table waits for a player who looks at the replay', () => {
  expect(isRematchDue({ chairs: [chair({ connected: false }), chair({})] })).toBe(false);
});
test('an empty chair cannot agree', () => {
  expect(isRematchDue({ chairs: [chair({}), chair({ kind: 'free', connected: false })] })).toBe(false);
});
