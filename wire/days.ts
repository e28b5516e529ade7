/** Days that a move of a slow game may take. */
export const DAYS = [1, 2, 3, 7] as const;
/** One of them, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;
