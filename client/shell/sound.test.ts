/** What is felt: a short shake with some sounds, where the device has one and nobody has asked for silence or stillness. */
import '../testing/no-browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { motion, sound } from './settings.ts';
import { play, silently } from './sound.ts';

const vibrate = vi.fn();
beforeEach(() => {
  vibrate.mockClear();
  sound.value = 'on';
  motion.value = 'full';
  Object.assign(navigator, { vibrate });
});
const shakesAt = (doing: () => void): boolean => {
  doing();
  return vibrate.mock.calls.length > 0;
};

test('a shot, a rescue and a victory are felt, a card is not', () => {
  expect(shakesAt(() => play('card'))).toBe(false);
  for (const what of ['bang', 'saved', 'won'] as const) {
    vibrate.mockClear();
    expect(shakesAt(() => play(what))).toBe(true);
  }
});
test('not by those who want no sound or no motion, nor where a cue may only be seen', () => {
  sound.value = 'off';
  expect(shakesAt(() => play('bang'))).toBe(false);
  sound.value = 'on';
  motion.value = 'reduced';
  expect(shakesAt(() => play('bang'))).toBe(false);
  motion.value = 'full';
  expect(shakesAt(() => silently(() => play('bang')))).toBe(false);
});
test('a device without it does without', () => {
  Object.assign(navigator, { vibrate: undefined });
  expect(() => play('bang')).not.toThrow();
});
