/** A day and an hour, as the language in use writes them. */
import { day, hour } from '../shell/figures.ts';

export const moment = (at: number): string => `${day(at)}, ${hour(at)}`;
