/** Which names the games go by: their own, or the house's, where an operator must not show the others. */

export const namings = ['own', 'house'] as const;
export type Naming = (typeof namings)[number];

interface Titled {
  readonly name: string;
  readonly houseName?: string;
}
/** The same words, by the name that is shown. */
export const called = <Words extends Titled>(words: Words, naming: Naming): Words =>
  naming === 'own' || words.houseName === undefined ? words : { ...words, name: words.houseName };
