/** Numbers and dates in the present language. */
import { say } from './words.ts';

const written = (n: number, digits: number): string =>
  new Intl.NumberFormat(say().language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(n)
    .replace('-', '−');
/** One digit after the point, enough for an estimate. */
export const tenths = (n: number): string => written(n, 1);
export const whole = (n: number): string => written(n, 0);
export const percent = (share: number): string =>
  new Intl.NumberFormat(say().language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
export const day = (at: number): string =>
  new Intl.DateTimeFormat(say().language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
export const hour = (at: number): string =>
  new Intl.DateTimeFormat(say().language, { hour: '2-digit', minute: '2-digit' }).format(at);
export const moment = (at: number): string => `${day(at)}, ${hour(at)}`;
const lasting = (n: number, unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(say().language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
/** Time left of something that lasts for days: `2 days 5 hours`, `5 hours`, `12 minutes`. */
export const longTime = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours === 0 ? lasting(days, 'day') : `${lasting(days, 'day')} ${lasting(hours, 'hour')}`;
  return hours > 0 ? lasting(hours, 'hour') : lasting(minutes, 'minute');
};
/** `Wednesday, 18 November`. */
export const weekday = (at: number): string =>
  new Intl.DateTimeFormat(say().language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
