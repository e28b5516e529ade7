/** Days that a move of a slow game may take. */
export const DAYS = [1, 2, 3, 7] as const;
