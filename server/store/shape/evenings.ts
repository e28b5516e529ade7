/** Who comes to an evening: answers of guests who have its link. */
import type { EveningAnswer } from '../../../wire/lists.ts';
import type { Instant } from './values.ts';

export interface StoredAnswer {
  /** What its link is known by. */
  readonly evening: string;
  /** Which of a weekly one. */
  readonly at: Instant;
  readonly guest: string;
  readonly answer: EveningAnswer;
  /** Where it is, as the guest's own link said: the table of the house, if there is no code. */
  readonly game: string;
  readonly code: string | null;
  /** When it was given, or given anew. */
  readonly answeredAt: Instant;
  readonly reminded: 0 | 1;
}
export interface Evenings {
  /** In the place of what they said before. Of a guest's answers only the `most` newest stay. */
  answer(answer: Omit<StoredAnswer, 'reminded'>, most: number): Promise<void>;
  /** The first to answer come first. Nobody whom this guest has blocked, or who has blocked them. */
  of(
    evening: string,
    at: Instant,
    guest: string | null,
    limit: number,
  ): Promise<(Pick<StoredAnswer, 'guest' | 'answer'> & { readonly name: string })[]>;
  ofGuest(guest: string): Promise<StoredAnswer[]>;
  /** Those who may come to what begins after `now`, `until` then at the latest: each is handed out once, to one process. */
  remind(now: Instant, until: Instant): Promise<StoredAnswer[]>;
}
