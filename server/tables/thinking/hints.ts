/**
 * Hints for guests at tables: computed in the bots' threads, one at a time for each guest and a limited number an hour, across all
 * processes.
 */
import type { Hint } from '../../../kernel/bot.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { HintAsked } from '../../../table/runtime.ts';
import { refusals } from '../../../wire/refusals.ts';
import { Buckets, HeldTally } from '../../limits/limits.ts';
import type { Shares } from '../../limits/shares.ts';
import type { Thinkers } from './thinkers.ts';

const HOUR = 3600;

export class Hints {
  readonly #thinkers: Pick<Thinkers, 'hint'>;
  readonly #underWay: HeldTally;
  readonly #given: Buckets;

  constructor(thinkers: Pick<Thinkers, 'hint'>, shares: Shares, perHour: number) {
    this.#thinkers = thinkers;
    this.#underWay = shares.shareHeld('hints under way', new HeldTally(1));
    this.#given = shares.share('hints', new Buckets(perHour / HOUR, Math.ceil(perHour / 2)));
  }
  /** Only completed hints count. */
  async about(guest: string, asked: HintAsked): Promise<Hint | Refusal> {
    if (!this.#given.allows(guest)) return refusals.tooManyHints;
    if (!this.#underWay.take(guest)) return refusals.hintUnderWay;
    try {
      const hint = await this.#thinkers.hint(asked);
      if (hint === null) return refusals.noThinker;
      this.#given.take(guest);
      return hint;
    } finally {
      this.#underWay.giveBack(guest);
    }
  }
}
