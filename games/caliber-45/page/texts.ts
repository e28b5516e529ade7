/** Which options are of use at which tables, for the form of a new table. */
import type { JsonObject } from '../../../kernel/json.ts';
import { teamsIn } from '../teams.ts';

/** C45-2: a handicap makes up for teams that are not even; two players are always one against one. */
export const applies = (option: string, seats: number, options: JsonObject): boolean => {
  if (option === 'teams') return seats > 2;
  if (option !== 'handicap') return true;
  const teams = teamsIn({ teams: String(options['teams']) }, seats) ?? [];
  return new Set([0, 1, 2].map(team => teams.filter(of => of === team).length).filter(size => size > 0)).size > 1;
};
