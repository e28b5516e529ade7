/** The people at the tables of the house, in words. */
import { openTables } from '../../line/server.ts';
import { personName } from '../../shell/called.ts';
import { say } from '../../shell/words.ts';

/** The people at this game's house tables; null where there are none. */
export const atHouse = (game: string): string | null => {
  const people = (openTables.value ?? []).flatMap(table => (table.game === game ? (table.house ?? []) : []));
  return people.length === 0 ? null : new Intl.ListFormat(say().language).format(people.map(personName));
};
