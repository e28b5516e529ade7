/** Deletion: replaces a person's name and traces in others' games by a stranger's. */
import type { Config } from '../config.ts';
import type { Instant, JsonText } from '../store/shape/values.ts';
import type { Store } from '../store/store.ts';

const isObject = (value: unknown): value is { readonly [part: string]: unknown } => typeof value === 'object' && value !== null;

/** Gives a guest another name everywhere in a stored text, as a player and on a chair, and removes their face and the player's id. */
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
/** Deletes data that are no longer needed, as configured. */
export const purge = (
  { keeping }: Store,
  { UNUSED_DAYS, RETENTION_DAYS }: Config,
  now: Instant,
): ReturnType<Store['keeping']['purge']> =>
  keeping.purge({
    unused: daysBefore(UNUSED_DAYS, now),
    old: RETENTION_DAYS === 0 ? null : daysBefore(RETENTION_DAYS, now),
  });
/** How often unneeded data are searched for, and how precisely a guest's last visit is known. */
export const HOUR = 60 * 60 * 1000;
export const SEEN_EVERY = DAY;
