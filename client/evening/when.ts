/** When an evening is: as its clock shows it where it was fixed. So a weekly one is at the same hour there, also after the clocks have changed. */

/** A day and an hour without a place: `2026-11-27T20:00`. */
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};
/** As if the place were at Greenwich; null where there is no such day or hour. */
const asRead = (local: string): number | null => {
  const parts = LOCAL.exec(local);
  const at = parts === null ? Number.NaN : Date.parse(`${local}:00Z`);
  return Number.isNaN(at) || written(at) !== local ? null : at;
};
const written = (at: number): string => new Date(at).toISOString().slice(0, 16);
/** What the clock there is ahead of Greenwich at that moment. */
const aheadAt = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find(each => each.type === type)?.value ?? '';
  const there = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
  return Date.parse(`${there}:00Z`) - Math.floor(at / MINUTE) * MINUTE;
};
/**
 * The moment at which a clock there shows that; of two the first, and an hour that is left out when clocks go forward is an hour later. Null where
 * there is no such day, hour or place.
 */
export const momentOf = (local: string, zone: string): number | null => {
  const read = asRead(local);
  if (read === null || !isZone(zone)) return null;
  const candidates = [aheadAt(read - DAY, zone), aheadAt(read + DAY, zone)].map(ahead => read - ahead);
  const right = candidates.filter(at => at + aheadAt(at, zone) === read);
  return right.length > 0 ? Math.min(...right) : Math.max(...candidates);
};
/** The same hour on a later day. */
export const daysLater = (local: string, days: number): string => {
  const read = asRead(local);
  return read === null ? local : written(read + days * DAY);
};
/** What a clock there shows. */
export const shownAt = (at: number, zone: string): string => written(at + aheadAt(at, zone));
