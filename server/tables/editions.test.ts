/** Kept rules: a kept edition of the current rules plays exactly like them, and a missing or wrong file gives instructions. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Feat, featOf } from '../../bots/feat.ts';
import { randomGame } from '../../bots/testing/against-steady.ts';
import { boxes } from '../../games/index.ts';
import { isFault, replay } from '../../kernel/log.ts';
import { logOf } from '../../testing/play/logs.ts';
import { editionFile, editionsIn } from './editions.ts';
import { examined } from './examined.ts';
import type { ServedGames } from './served-games.ts';

const kept = Object.entries(boxes).filter(([, { playedSince }]) => playedSince !== undefined);
/** An edition of the current rules is only needed when there are newer ones. */
const tomorrow = (id: string, by = 1) => {
  const box = kept.find(([name]) => name === id)![1];
  return { ...box, game: { ...box.game, version: box.game.version + by } };
};
const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-editions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('all four games have editions', () => {
  expect(kept.map(([id]) => id)).toEqual(['wright-gang', 'caliber-45', 'steel-bullets', 'revolver']);
});
/** Their rules are unchanged since the last release. */
const released = kept.filter(([id, { game }]) => existsSync(editionFile(id, game.version)));
test.each(released)(
  '%s: the edition of today plays as today, by the same bots; where it does not, the version must be raised',
  async (id, { game, bots, mind }) => {
    const edition = (await editionsIn()(tomorrow(id), game.version))!;
    expect(edition.game).not.toBe(game);
    expect(edition.bots.map(({ name }) => name)).toEqual(bots.map(({ name }) => name));
    // A bot may have improved since.
    expect(Object.keys(mind!)).toEqual(expect.arrayContaining(Object.keys(edition.mind!)));
    for (const seed of ['one', 'two'] as const) {
      const seats = seed === 'one' ? game.seats[0] : Math.min(3, game.seats[1]);
      const log = logOf(game, seats, seed, game.configure(null, seats) as never);
      const last = replay(edition.game, log);
      expect(isFault(last) ? last : null, 'raise the version of the rules, and run `npm run edition`').toBeNull();
      for (const viewer of [0, 'rail'] as const)
        expect(edition.game.view(last as never, viewer)).toEqual(game.view(last as never, viewer));
    }
  },
);
test.each(kept)('%s: every older version whose games continue has a file', async (id, { game, playedSince }) => {
  for (let rules = playedSince!; rules < game.version; rules++)
    expect((await editionsIn()(tomorrow(id), rules))!.game).toMatchObject({ id, version: rules });
});
/** One with races, one without; the others take longer to play. */
test.each(released.filter(([id]) => id === 'wright-gang' || id === 'steel-bullets'))(
  '%s: a hand that a page of older rules sends late is played again by the rules it was played by',
  async (id, { game }) => {
    const next = tomorrow(id);
    const games: ServedGames = new Map([[id, next]]);
    const edition = (await editionsIn()(next, game.version))!;
    const bot = edition.bots.find(({ name }) => name === 'greenhorn')!;
    const chairs = [null, bot];
    const options = id === 'wright-gang' ? { rounds: 1 } : {};
    const log = randomGame({ game: edition.game, options, chairs, seed: 'an old hand' }, 'anything')!;
    const feat = JSON.parse(JSON.stringify(featOf(edition.game, log, [null, bot.name]))) as Feat;
    expect(await examined(feat, games, editionsIn())).toMatchObject({ points: log.end!.outcome!.score[0] });
    // Newer rules, and ones older than the first kept, have none.
    for (const rules of [next.game.version + 1, next.playedSince! - 1])
      expect(await examined({ ...feat, rules }, games, editionsIn())).toEqual({ unfit: 'rules', at: 0 });
  },
);
test('the current rules need no file; ones older than the first kept, and newer ones, have none', async () => {
  const { game } = boxes.revolver;
  const editionOf = editionsIn(emptyFolder());
  expect(await editionOf(boxes.revolver, game.version)).toBe(boxes.revolver);
  expect(await editionOf(boxes.revolver, boxes.revolver.playedSince! - 1)).toBeNull();
  expect(await editionOf(boxes.revolver, game.version + 1)).toBeNull();
  expect(await editionOf({ game, bots: [] }, game.version - 1)).toBeNull();
});
test('a file that is missing, damaged or of another version is named, with what to do', async () => {
  const { version } = boxes.revolver.game;
  const folder = emptyFolder();
  const found = (rules: number): Promise<unknown> => editionsIn(folder)(tomorrow('revolver', 4), rules);
  const file = (rules: number): string => {
    const name = editionFile('revolver', rules, folder);
    mkdirSync(dirname(name), { recursive: true });
    return name;
  };
  await expect(found(version)).rejects.toThrow(`${file(version)} cannot be loaded (Cannot find module '${file(version)}'`);
  await expect(found(version)).rejects.toThrow(
    `games of version ${version} of revolver wait for it; put it back from the release that has it`,
  );
  writeFileSync(file(version + 1), 'export const game = {');
  await expect(found(version + 1)).rejects.toThrow('cannot be loaded');
  cpSync(editionFile('revolver', version), file(version + 2));
  await expect(found(version + 2)).rejects.toThrow(`is not version ${version + 2} of revolver`);
  cpSync(editionFile('steel-bullets', boxes['steel-bullets'].game.version), file(version + 3));
  await expect(found(version + 3)).rejects.toThrow(`is not version ${version + 3} of revolver`);
});
