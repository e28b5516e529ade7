/** Haptics: some sounds come with a short shake, where the device can and the player has not turned off sound or motion. */
import '../testing/no-browser.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { motion, sound } from './settings.ts';
import { play, silently } from './sound.ts';

const chosen = [sound.value, motion.value] as const;
afterAll(() => {
  vi.unstubAllGlobals();
  [sound.value, motion.value] = chosen;
});

const vibrate = vi.fn();
/** The table, for its shake. */
const animate = vi.fn();
beforeEach(() => {
  vibrate.mockClear();
  animate.mockClear();
  vi.stubGlobal('document', { ...document, querySelector: () => ({ animate }) });
  sound.value = 'on';
  motion.value = 'full';
  vi.stubGlobal('navigator', { languages: ['en'], vibrate });
});
const isFelt = (doing: () => void): boolean => {
  vibrate.mockClear();
  doing();
  return vibrate.mock.calls.length > 0;
};

test('a shot, a rescue and a victory shake the device, a card does not', () => {
  expect(isFelt(() => play('card'))).toBe(false);
  for (const what of ['bang', 'saved', 'won'] as const) expect(isFelt(() => play(what))).toBe(true);
});
test('no shake without sound or motion, nor where a cue is only visible', () => {
  sound.value = 'off';
  expect(isFelt(() => play('bang'))).toBe(false);
  sound.value = 'on';
  motion.value = 'reduced';
  expect(isFelt(() => play('bang'))).toBe(false);
  motion.value = 'full';
  expect(isFelt(() => silently(() => play('bang')))).toBe(false);
});
test('only a shot shakes the table, for players who have turned that on', () => {
  for (const what of ['card', 'saved', 'won'] as const) play(what);
  expect(animate).not.toHaveBeenCalled();
  play('bang');
  expect(animate).toHaveBeenCalledOnce();
  motion.value = 'reduced';
  play('bang');
  motion.value = 'full';
  sound.value = 'off';
  play('bang');
  expect(animate).toHaveBeenCalledOnce();
});
test('a device that cannot shake is no fault', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect(() => play('bang')).not.toThrow();
});
