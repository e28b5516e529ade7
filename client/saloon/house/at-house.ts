/** Who is at the tables of the house, in words. */
import { openTables } from '../../line/server.ts';
import { personName } from '../../shell/called.ts';
import { say } from '../../shell/words.ts';

/** Who sits at those of this game; null where nobody does. */
export const atHouse = (game: string): string | null => {
  const people = (openTables.value ?? []).flatMap(table => (table.game === game ? (table.house ?? []) : []));
  return people.length === 0 ? null : new Intl.ListFormat(say().language).format(people.map(personName));
};
