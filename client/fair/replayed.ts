/** Does a log hold, and does it lead to the game a page was shown? */
import type { Game, Kinds } from '../../kernel/game.ts';
import { isFault, type Log, logStart, replay } from '../../kernel/log.ts';
import { proofFault } from '../../wire/proof.ts';
import type { Proof, Update } from '../../wire/protocol.ts';
import { areIn, printOf } from './print.ts';
import { momentPrint, type ShownPrints } from './shown-game.ts';

/** A page's knowledge of a game, apart from its log. */
export interface ToldAndShown {
  readonly proof: Proof;
  /** The version of the rules that the table said it played by. */
  readonly rules: number;
  readonly witnessed: ShownPrints;
}
const OTHER_GAME = 'the log does not lead to what this page was shown';
/** Null when all holds; else what does not, in which line of the log if it is about one. */
export const logFault = (
  game: Game<Kinds>,
  log: Log,
  told: ToldAndShown | null,
): { readonly fault: string; readonly line: number } | null => {
  if (told !== null && told.rules !== log.header.rules) return { fault: OTHER_GAME, line: 1 };
  const first = logStart(game, log.header);
  if (isFault(first)) return first;
  const watcher = told === null ? null : game.watcher(told.witnessed.viewer);
  const shown: string[] = [];
  const look = (table: Kinds['Table']): void => {
    if (watcher !== null) shown.push(momentPrint({ view: watcher.look(table) as Update['view'], outcome: game.outcome(table) }));
  };
  look(first.table);
  const last = replay(game, log, (_line, { table }) => look(table));
  if (isFault(last)) return last;
  const fault = proofFault(log.header.proof, log.header.seed);
  if (fault !== null) return { fault, line: 1 };
  if (told === null) return null;
  if (printOf(told.proof) !== printOf(log.header.proof as object))
    return { fault: 'the log has another proof than was told', line: 1 };
  return areIn(told.witnessed.prints, shown) ? null : { fault: OTHER_GAME, line: 1 };
};
