/** A sum as the rulebook writes it: `2 + 5 = 7`. */
export const sum = (...parts: readonly number[]): string => `${parts.join(' + ')} = ${parts.reduce((all, part) => all + part, 0)}`;
