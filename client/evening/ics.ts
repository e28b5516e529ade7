/**
 * An evening for a calendar (RFC 5545). Each time is a separate event at a moment of Greenwich: so no calendar has to know when clocks
 * change, and a weekly evening stays at its hour.
 */

/** Bytes of a line; what is longer is folded. */
const WIDTH = 75;
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const bytes = new TextEncoder();
/** Never in the middle of a letter. */
const folded = (line: string): string => {
  const lines: string[] = [''];
  let width = 0;
  for (const letter of line) {
    const more = bytes.encode(letter).length;
    if (width + more > WIDTH) {
      lines.push(' ');
      width = 1;
    }
    lines[lines.length - 1] += letter;
    width += more;
  }
  return lines.join('\r\n');
};

interface CalendarEvening {
  readonly title: string;
  readonly about: string;
  readonly url: string;
  readonly moments: readonly number[];
  readonly lasts: number;
}
/** The same evening has the same name in the calendar, however often it is fetched. */
const nameOf = (url: string, at: number): string => {
  let sum = 0;
  for (const letter of url) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return `${at}-${sum.toString(36)}@${new URL(url).hostname}`;
};
export const calendarOf = ({ title, about, url, moments, lasts }: CalendarEvening, now: number): string => {
  const event = (at: number): string[] => [
    'BEGIN:VEVENT',
    `UID:${nameOf(url, at)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + lasts)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  ];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sixgun//Evening//EN', ...moments.flatMap(event), 'END:VCALENDAR'];
  return lines.map(line => `${folded(line)}\r\n`).join('');
};
