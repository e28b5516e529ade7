/** Where a guest may sit down, and the question to the table. */
import type { Seat } from '../../kernel/seat.ts';
import type { TableView } from '../../wire/protocol.ts';
import type { TableQuestion } from '../line/line.ts';
import { gameWords } from '../shell/words.ts';
import { teamsAt } from '../table/seats/team.tsx';
import type { Session } from '../table/session/session.ts';

export type AskTable = (question: TableQuestion) => void;

/** An entry: the first free chair of a team, of a side, or of the table. */
interface Door {
  readonly seat: Seat;
  readonly team: number | null;
  /** The team or side to join; null where all chairs are alike. */
  readonly name: string | null;
}
/** One for each team or side that has a free chair. A guest with several to choose from is asked before they sit. */
export const doorsOf = (session: Session, table: TableView): readonly Door[] => {
  const teams = teamsAt(session);
  const sides = gameWords(session.game.id).chairs;
  const free =
    table.barred || table.you !== null
      ? []
      : table.chairs.flatMap((chair, seat) =>
          chair.kind === 'free' || (table.dropIn === true && chair.kind === 'bot') ? [seat] : [],
        );
  const doors = free.map((seat): Door => {
    const team = teams?.[seat] ?? null;
    return { seat, team, name: team === null ? (sides?.[seat] ?? null) : session.game.teams!.named(team) };
  });
  return doors.filter((door, i) => doors.findIndex(({ name }) => name === door.name) === i);
};
