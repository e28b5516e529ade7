/** Which options are of use at which tables, for the form of a new table. */

/** Only two players have duels. */
const duels: readonly string[] = ['duelCards', 'falseTie'];
export const applies = (option: string, seats: number): boolean => seats === 2 || !duels.includes(option);
