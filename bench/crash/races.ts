/** What became of the races of hands in a log: each must end by the referee's verdict, however often the server was killed in the middle. */
import type { Game, Kinds } from '../../kernel/game.ts';
import { Sitting } from '../../table/game/sitting.ts';
import type { Entry } from '../../table/house.ts';

export interface RaceCount {
  readonly verdicts: number;
  /** Races that were set again because their referee was gone. */
  readonly again: number;
  /** Races that ended in any other way than by a verdict. */
  readonly withoutVerdict: number;
}

/** Plays a log again, and counts. Throws where an entry is refused. */
export function racesIn(game: Game<Kinds>, entries: readonly Entry[]): RaceCount {
  let sitting: Sitting | null = null;
  let [verdicts, again, withoutVerdict] = [0, 0, 0];
  for (const entry of entries) {
    if ('start' in entry) sitting = new Sitting(game, entry.start, { kind: 'untimed' });
    else if ('in' in entry) {
      const raced = game.race(sitting!.table) !== null;
      sitting!.replay(entry);
      if ('verdict' in entry.in) verdicts++;
      else if ('again' in entry.in) again++;
      else if (raced && game.race(sitting!.table) === null) withoutVerdict++;
    }
  }
  return { verdicts, again, withoutVerdict };
}
