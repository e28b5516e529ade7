/** The races of hands in a log: each must end by the referee's verdict, however often the server was killed meanwhile. */
import type { Game, Kinds } from '../../kernel/game.ts';
import { GameInPlay } from '../../table/play/in-play.ts';
import type { Entry } from '../../table/runtime.ts';

export interface RaceCount {
  readonly verdicts: number;
  /** Races that restarted because their referee was gone. */
  readonly again: number;
  /** Races that ended in any other way than by a verdict. */
  readonly withoutVerdict: number;
}

/** Replays a log and counts. Throws where an entry is refused. */
export function racesIn(game: Game<Kinds>, entries: readonly Entry[]): RaceCount {
  let inPlay: GameInPlay | null = null;
  let [verdicts, again, withoutVerdict] = [0, 0, 0];
  for (const entry of entries) {
    if ('start' in entry) inPlay = new GameInPlay(game, entry.start, { kind: 'untimed' });
    else if ('in' in entry) {
      const raced = game.race(inPlay!.table) !== null;
      inPlay!.replay(entry);
      if ('verdict' in entry.in) verdicts++;
      else if ('again' in entry.in) again++;
      else if (raced && game.race(inPlay!.table) === null) withoutVerdict++;
    }
  }
  return { verdicts, again, withoutVerdict };
}
