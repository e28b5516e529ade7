/** The hint of a practice table, thought out in its worker. */
import { hintFrom } from '../../bots/hint.ts';
import type { Thought } from '../../kernel/bot.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Hint } from '../../kernel/hint.ts';
import { mindOfVersion } from '../games/rules.ts';

export const hintFor = async (game: string, rules: number, thought: Thought<Kinds> | null): Promise<Hint> => {
  const mind = await mindOfVersion(game, rules);
  return mind === null || thought === null ? { moves: [] } : hintFrom(thought, mind);
};
