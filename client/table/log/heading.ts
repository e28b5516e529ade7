/** Which headings of the log stay in sight on a phone: those of one line. */

/** Letters that fit on a line of the smallest phone. */
const ONE_LINE = 34;
/** Letters whose room a link to a rule takes. */
const LINK = 8;
export const isLong = (text: string, rule: string | null): boolean => text.length + (rule === null ? 0 : LINK) > ONE_LINE;
