/** Chances in readable form: whole percents, points with a sign, fractions in the present language. */
import { say } from '../shell/words.ts';

export const percent = (share: number): number => Math.round(100 * share);
/** Half of an interval; never nothing. */
export const around = (share: number): number => Math.max(1, percent(share));
/** Standard errors of an interval of 95 %. */
export const Z = 1.96;
const minus = (text: string): string => text.replace('-', '−');
/** `+12`, `−3`, `0`. */
export const signed = (share: number): string => {
  const points = percent(share);
  return points > 0 ? `+${points}` : minus(`${points}`);
};
/** `1.8`. */
export const fraction = (share: number): string =>
  minus((100 * share).toLocaleString(say().language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
