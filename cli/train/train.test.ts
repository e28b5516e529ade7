/** `sixgun train`, and its weights in an arena. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fine, inOwnFolder, sixgun } from '../testing/sixgun.ts';

const own = inOwnFolder();
const arena = (file: string) =>
  sixgun(
    'arena',
    'steel-bullets',
    '--bots',
    'learned,thinker',
    '--dreams',
    '4',
    '--weights',
    file,
    '--games',
    '2',
    '--threads',
    '1',
  );

describe('train', () => {
  test('reports how good the judge is, and an arena lets it play; with truncated weights the hand-written one plays', async () => {
    const file = own.file('weights.json');
    const out = fine(await sixgun('train', 'steel-bullets', '--games', '30', '--out', file));
    for (const name of ['learned', 'by hand', 'always the same'])
      expect(out).toMatch(new RegExp(`^${name}: log-loss 0\\.\\d{4}`, 'm'));
    expect(await arena(file)).toMatchObject({ code: 0, err: '' });
    const cut = own.file('cut.json');
    writeFileSync(cut, readFileSync(file, 'utf8').slice(0, 900));
    const { code, err, out: played } = await arena(cut);
    expect(code).toBe(0);
    expect(err).toContain('cut.json cannot be used: they are cut in the middle');
    expect(err).toContain('the hand-written judge plays');
    expect(played).toMatch(/learned against thinker: .* of 2 games/);
  });
  test('--moves teaches a player that needs no search; with truncated weights it plays by hunch', async () => {
    const file = own.file('moves.json');
    const out = fine(await sixgun('train', 'steel-bullets', '--moves', '--games', '12', '--out', file));
    expect(out).toMatch(/^by -?\d+\.\d\d ± \d+\.\d\d points of a win a decision better than the hunch; another move in \d+ %$/m);
    const arena = ['arena', 'steel-bullets', '--bots', 'pupil,sharpshooter', '--games', '4', '--threads', '1', '--moves'];
    expect(await sixgun(...arena, file)).toMatchObject({ code: 0, err: '' });
    const cut = own.file('cut-moves.json');
    writeFileSync(cut, readFileSync(file, 'utf8').slice(0, 900));
    const { code, err, out: played } = await sixgun(...arena, cut);
    expect(code).toBe(0);
    expect(err).toContain('cut-moves.json cannot be used: they are cut in the middle');
    expect(err).toContain('plays by hunch');
    expect(played).toMatch(/pupil against sharpshooter: .* of 4 games/);
  });
  test('a seer can join, which knows everything any player at the table knows', async () => {
    const out = fine(
      await sixgun('arena', 'steel-bullets', '--bots', 'seer,thinker', '--dreams', '4', '--games', '2', '--threads', '1'),
    );
    expect(out).toMatch(/seer against thinker: .* of 2 games/);
  });
});
