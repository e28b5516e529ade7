/** To be forgotten: a person's name and traces in what others have played, replaced by a stranger's. */
import type { Config } from '../config.ts';
import type { Instant, JsonText } from '../store/shape/values.ts';
import type { Store } from '../store/store.ts';

const isObject = (value: unknown): value is { readonly [part: string]: unknown } => typeof value === 'object' && value !== null;

/** Gives a guest another name everywhere in a stored text, as a player and on a chair, and no face; the player has no id any more. */
export const blurred =
  (guest: string, name: string) =>
  (text: JsonText): JsonText =>
    JSON.stringify(
      JSON.parse(text, (_, value: unknown) => {
        if (!isObject(value) || value['kind'] !== 'guest') return value;
        if (value['id'] === guest) return { ...value, id: '', name, face: undefined };
        return value['guest'] === guest ? { ...value, name, face: undefined } : value;
      }),
    );

const DAY = 24 * 60 * 60 * 1000;
const daysBefore = (days: number, now: Instant): Instant => now - days * DAY;
/** Deletes what nobody needs any more, as it was set up. */
export const purge = (
  { keeping }: Store,
  { UNUSED_DAYS, RETENTION_DAYS }: Config,
  now: Instant,
): ReturnType<Store['keeping']['purge']> =>
  keeping.purge({
    unused: daysBefore(UNUSED_DAYS, now),
    old: RETENTION_DAYS === 0 ? null : daysBefore(RETENTION_DAYS, now),
  });
/** How often what nobody needs is looked for, and how exactly it is known when somebody was here. */
export const HOUR = 60 * 60 * 1000;
export const SEEN_EVERY = DAY;
