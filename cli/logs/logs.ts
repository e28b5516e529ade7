/** Reads whole logs from files, with their games. */
import { boxes, type GameId, games } from '../../games/index.ts';
import { isFault, type Log, type LogFault, type LogHeader, readLog } from '../../kernel/log.ts';
import { editionOf } from '../../server/tables/editions.ts';
import type { WeighedEdition } from '../../server/tables/served-games.ts';
import { everyGame, gameIds } from '../choose.ts';
import { failed, misused } from '../command.ts';
import { textOf } from '../files.ts';

export interface LogFile {
  readonly file: string;
  readonly log: Log;
  readonly id: GameId;
}
export const faulty = (file: string, { line, fault }: LogFault): never => failed(`${file}: line ${line}: ${fault}`);

export const logIn = (file: string | undefined): LogFile => {
  if (file === undefined) return misused('which log?');
  const log = readLog(textOf(file));
  if (isFault(log)) return faulty(file, log);
  const { game, seats } = log.header;
  if (!Object.hasOwn(games, game))
    return faulty(file, {
      line: 1,
      fault: `this is a log of ${game}, which this program does not play: it plays ${gameIds.join(', ')}`,
    });
  const [fewest, most] = everyGame[game]!.seats;
  if (!Number.isInteger(seats) || seats < fewest || seats > most)
    return faulty(file, { line: 1, fault: `${game} is for ${fewest} to ${most} players, not for ${seats}` });
  return { file, log, id: game as GameId };
};
/** The rules a log was played by, where kept; otherwise the current ones, which report the mismatch. */
export const editionFor = async ({ file, log, id }: LogFile): Promise<WeighedEdition> => {
  try {
    return (await editionOf(boxes[id], log.header.rules)) ?? boxes[id];
  } catch (why) {
    return failed(`${file}: ${(why as Error).message}`);
  }
};
export const namesIn = ({ names, seats }: LogHeader): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => names?.[seat] ?? `Player${seat + 1}`);
