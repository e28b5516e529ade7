/** What is felt: a short shake with some sounds, where the device has one and nobody has asked for silence or stillness. */
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
/** The table, as far as it can be thrown. */
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

test('a shot, a rescue and a victory are felt, a card is not', () => {
  expect(isFelt(() => play('card'))).toBe(false);
  for (const what of ['bang', 'saved', 'won'] as const) expect(isFelt(() => play(what))).toBe(true);
});
test('not by those who want no sound or no motion, nor where a cue may only be seen', () => {
  sound.value = 'off';
  expect(isFelt(() => play('bang'))).toBe(false);
  sound.value = 'on';
  motion.value = 'reduced';
  expect(isFelt(() => play('bang'))).toBe(false);
  motion.value = 'full';
  expect(isFelt(() => silently(() => play('bang')))).toBe(false);
});
test('a shot throws the table, for those who have asked for it, and nothing else does', () => {
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
test('a device without it does without', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect(() => play('bang')).not.toThrow();
});
