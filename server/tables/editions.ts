/**
 * Older rules of a game: a file for each version (`games/<game>/editions`), loaded when a game begun under it is met.
 * A file is accepted only if it is of that game and version; without it games are not called off, since it can be put back.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';
import type { ServedGame, WeighedEdition } from './served-games.ts';

export type EditionOf = (served: ServedGame, rules: number) => Promise<WeighedEdition | null>;

/** Where `npm run edition` puts them. */
export const editionFile = (game: string, rules: number, folder = join(root, 'games')): string =>
  join(folder, game, 'editions', `${rules}.mjs`);

const load = async (game: string, rules: number, folder?: string): Promise<WeighedEdition> => {
  const file = editionFile(game, rules, folder);
  const fault = (why: string): Error =>
    new Error(`${file} ${why}: games of version ${rules} of ${game} wait for it; put it back from the release that has it`);
  const found = (await import(pathToFileURL(file).href).catch((why: unknown) => {
    throw fault(`cannot be loaded (${(why as Error).message})`);
  })) as Partial<WeighedEdition>;
  if (found.game?.id !== game || found.game.version !== rules || !Array.isArray(found.bots))
    throw fault(`is not version ${rules} of ${game}`);
  return found as WeighedEdition;
};
/** Looks for editions in a folder; each is loaded once. */
export const editionsIn = (folder?: string): EditionOf => {
  const loaded = new Map<string, Promise<WeighedEdition>>();
  return (served, rules) => {
    const { game, playedSince = game.version } = served;
    if (rules === game.version) return Promise.resolve(served);
    if (rules > game.version || rules < playedSince) return Promise.resolve(null);
    const name = `${game.id} ${rules}`;
    const known = loaded.get(name) ?? load(game.id, rules, folder);
    loaded.set(name, known);
    return known;
  };
};
/** The editions shipped with this program. */
export const editionOf: EditionOf = editionsIn();
