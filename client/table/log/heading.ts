/** Which headings of the log stay in sight on a phone: those of one line. */

/** This many letters fit on a line of the smallest phone. */
const ONE_LINE = 34;
/** A link to a rule beside them takes the room of this many. */
const LINK = 8;
export const isLong = (text: string, rule: string | null): boolean => text.length + (rule === null ? 0 : LINK) > ONE_LINE;
