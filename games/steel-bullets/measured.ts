/**
 * Median length in minutes, by the number of players.
 * Measured, not guessed: sixgun simulate steel-bullets --games 200, medians among gunhands.
 */
export const minutes = { 2: 2, 3: 5, 4: 8, 5: 8, 6: 9 } as const;
