/**
 * The rules and the bots of one game, for workers: only those of the game that is played are loaded, and what weighs moves only when it is
 * asked for. A game of older rules has them from the edition that was kept of them.
 */
import type { Mind } from '../../bots/mind.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';

export interface LoadedRules {
  readonly game: Game<Kinds>;
  readonly bots: readonly Bot<Kinds>[];
}
const gamesAt = import.meta.glob<{ readonly [name: string]: unknown }>('../../games/*/game.ts');
const botsAt = import.meta.glob<{ readonly bots: readonly Bot<Kinds>[] }>('../../games/*/bot/bots.ts');
const mindsAt = import.meta.glob<{ readonly mind: Mind<Kinds> }>('../../games/*/bot/mind.ts');

const editionsAt = import.meta.glob<LoadedRules & { readonly mind?: Mind<Kinds> }>('../../games/*/editions/*.mjs');

const isGame = (id: string, thing: unknown): thing is Game<Kinds> =>
  typeof thing === 'object' && thing !== null && 'id' in thing && thing.id === id;
/** Null when there is no such game. */
export const rulesOf = async (id: string): Promise<LoadedRules | null> => {
  const folder = `../../games/${id}`;
  const [loadGame, loadBots] = [gamesAt[`${folder}/game.ts`], botsAt[`${folder}/bot/bots.ts`]];
  if (loadGame === undefined || loadBots === undefined) return null;
  const [module, { bots }] = await Promise.all([loadGame(), loadBots()]);
  const game = Object.values(module).find(thing => isGame(id, thing));
  return game === undefined ? null : { game: game as Game<Kinds>, bots };
};
/** The rules of one version of a game, where they were kept; else today's. */
export const rulesOfVersion = async (id: string, version: number): Promise<LoadedRules | null> => {
  const today = await rulesOf(id);
  const load = today?.game.version === version ? undefined : editionsAt[`../../games/${id}/editions/${version}.mjs`];
  return load === undefined ? today : load();
};
/** Does this game have a mind to weigh its moves? */
export const isWeighed = (id: string): boolean => `../../games/${id}/bot/mind.ts` in mindsAt;
/** The mind that weighs moves of a game; null where it has none. */
export const mindOf = async (id: string): Promise<Mind<Kinds> | null> =>
  (await mindsAt[`../../games/${id}/bot/mind.ts`]?.())?.mind ?? null;
/** How moves were weighed by one version of a game, where it was kept; else as today. */
export const mindOfVersion = async (id: string, version: number): Promise<Mind<Kinds> | null> => {
  const today = await mindOf(id);
  const load = today?.game.version === version ? undefined : editionsAt[`../../games/${id}/editions/${version}.mjs`];
  return load === undefined ? today : ((await load()).mind ?? null);
};
