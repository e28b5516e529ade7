/** Rare services of a practice table, loaded on demand: a hint, another start, the proof of a log, the summary of a game. */

import { hintFrom } from '../../bots/hint.ts';
import type { Hint, Thought } from '../../kernel/bot.ts';
import { levelsOf } from '../../kernel/bot.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { isFault, readLog } from '../../kernel/log.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Finished } from '../../table/runtime.ts';
import { type GameSum, sumOf } from '../achievements/tally.ts';
import { logFault, type ToldAndShown } from '../fair/replayed.ts';
import { mindOfVersion, rulesOf, rulesOfVersion } from '../games/rules.ts';
import { keepGame } from './kept.ts';
import { noGame } from './messages.ts';

export { tableFrom } from './play-on.ts';

export const verify = async (text: string, told: ToldAndShown | null): Promise<JsonObject | Refusal> => {
  const log = readLog(text);
  if (isFault(log)) return { rule: 'log:text', why: log.fault };
  const rules = await rulesOfVersion(log.header.game, log.header.rules);
  if (rules === null) return noGame;
  const found = logFault(rules.game, log, told);
  if (found === null) return { inputs: log.lines.length, seed: log.header.seed };
  const isOurs = log.header.rules === rules.game.version || (told !== null && told.rules !== log.header.rules);
  const rule = isOurs ? 'log:replay' : 'log:rules';
  return { rule, why: found.fault, about: String(found.line) };
};

/** Stores a finished game, and returns its contribution to the player's figures. */
export const kept = async (game: string, { start, endedAt, outcome }: Finished, log: string): Promise<GameSum> => {
  const { score, winners } = outcome;
  const bots = start.players.map(player => (player.kind === 'bot' ? player.id : null));
  const known = (await rulesOf(game))!.bots;
  const levels = bots.map(name => known.find(bot => bot.name === name)?.level ?? name);
  void keepGame({ game, endedAt, bots, score, winners }, log);
  return sumOf(
    { game, bots: levels, winners },
    levelsOf(known).map(bot => bot.name),
    log,
  );
};

/** The hint of this table, computed in its worker. */
export const hintFor = async (game: string, rules: number, thought: Thought<Kinds> | null): Promise<Hint> => {
  const mind = await mindOfVersion(game, rules);
  return mind === null || thought === null ? { moves: [] } : hintFrom(thought, mind);
};
