/** Who made the box of a game; what its box and its rulebook do not say is left out. */
export interface Makers {
  readonly author?: string;
  readonly artist?: string;
  readonly publisher?: string;
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence of what is known: each part is said with its name, in the order of these words. */
export const makersSaid = (made: Makers, said: { readonly [P in keyof Required<Makers>]: (name: string) => string }): string => {
  const parts = (['author', 'artist', 'publisher'] as const).flatMap(part => {
    const name = made[part];
    return name === undefined ? [] : [said[part](name)];
  });
  return `${capital(parts.join(', '))}.`;
};
