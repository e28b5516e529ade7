/** Help, requested in any way. */
import { describe, expect, test } from 'vitest';
import { fine, sixgun } from './testing/sixgun.ts';

describe('help', () => {
  const commands = [
    'play',
    'simulate',
    'arena',
    'train',
    'handovers',
    'scenario',
    'replay',
    'verify',
    'analyse',
    'puzzles',
    'rules',
    'serve',
    'data',
  ];
  test('lists every command, however requested', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const out = fine(await sixgun(...args));
      for (const command of commands) expect(out).toMatch(new RegExp(`^ {2}${command} +\\S`, 'm'));
    }
  });
  test.each(commands)('%s --help shows its usage', async command => {
    expect(fine(await sixgun(command, '--help'))).toMatch(new RegExp(`^sixgun ${command}\\s`));
    expect(fine(await sixgun('help', command))).toBe(fine(await sixgun(command, '-h')));
  });
});
