/** Who has the Hostage child of module A: it waits at the Creek, and a won duel brings it to Cortez. */
export const hostages = ['creek', 'cortez'] as const;
export type Hostage = (typeof hostages)[number];
