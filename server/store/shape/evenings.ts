/** Answers to an evening, from guests with its link. */
import type { EveningAnswer } from '../../../wire/lists.ts';
import type { Instant } from './values.ts';

export interface StoredAnswer {
  /** The key of its link. */
  readonly evening: string;
  /** Which date of a weekly one. */
  readonly at: Instant;
  readonly guest: string;
  readonly answer: EveningAnswer;
  /** Its place, from the guest's own link: the house table of the game, if there is no code. */
  readonly game: string;
  readonly code: string | null;
  /** When it was given or last changed. */
  readonly answeredAt: Instant;
  readonly reminded: 0 | 1;
}
export interface Evenings {
  /** Replaces the guest's earlier answer. Only a guest's `most` newest answers stay. */
  answer(answer: Omit<StoredAnswer, 'reminded'>, most: number): Promise<void>;
  /** In order of answering, without anyone blocked by this guest, or who has blocked them. */
  of(
    evening: string,
    at: Instant,
    guest: string | null,
    limit: number,
  ): Promise<(Pick<StoredAnswer, 'guest' | 'answer'> & { readonly name: string })[]>;
  ofGuest(guest: string): Promise<StoredAnswer[]>;
  /** Guests who may come to evenings that begin after `now`, up to `until`: each is handed out once, to one process. */
  remind(now: Instant, until: Instant): Promise<StoredAnswer[]>;
}
