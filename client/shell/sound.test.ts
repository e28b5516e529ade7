/** What is felt: a short shake with some sounds, where the device has one and nobody has asked for silence or stillness. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const { settings } = await vi.hoisted(async () => {
  const { signal: made } = await import('@preact/signals');
  return { settings: { motion: made('full'), sound: made('on'), volume: made('50') } };
});
// There is no browser to remember anything.
vi.mock('./settings.ts', () => settings);
// Other tests have loaded it with other settings, or will.
vi.resetModules();
const { play, silently } = await import('./sound.ts');
afterAll(() => {
  vi.doUnmock('./settings.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

const vibrate = vi.fn();
/** The table, as far as it can be thrown. */
const animate = vi.fn();
beforeEach(() => {
  vibrate.mockClear();
  animate.mockClear();
  vi.stubGlobal('document', { querySelector: () => ({ animate }) });
  settings.sound.value = 'on';
  settings.motion.value = 'full';
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
  settings.sound.value = 'off';
  expect(isFelt(() => play('bang'))).toBe(false);
  settings.sound.value = 'on';
  settings.motion.value = 'reduced';
  expect(isFelt(() => play('bang'))).toBe(false);
  settings.motion.value = 'full';
  expect(isFelt(() => silently(() => play('bang')))).toBe(false);
});
test('a shot throws the table, for those who have asked for it, and nothing else does', () => {
  for (const what of ['card', 'saved', 'won'] as const) play(what);
  expect(animate).not.toHaveBeenCalled();
  play('bang');
  expect(animate).toHaveBeenCalledOnce();
  settings.motion.value = 'reduced';
  play('bang');
  settings.motion.value = 'full';
  settings.sound.value = 'off';
  play('bang');
  expect(animate).toHaveBeenCalledOnce();
});
test('a device without it does without', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  expect(() => play('bang')).not.toThrow();
});
