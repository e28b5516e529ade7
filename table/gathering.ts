/** Before and between games: who sits down and is ready, what the host arranges, and how the next game begins. */
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { JsonObject } from '../kernel/secret.ts';
import type { Arrangement } from '../wire/protocol.ts';
import { arranged } from './arrange.ts';
import type { Premises } from './premises.ts';
import { asTurned, no, type Seating, seatOf } from './seating.ts';
import { startOf } from './start.ts';
import type { Talk } from './talk.ts';

export class Gathering {
  readonly #at: Premises;
  readonly #talk: Talk;

  constructor(at: Premises, talk: Talk) {
    this.#at = at;
    this.#talk = talk;
  }
  /** Chairs as somebody wants them, which is not possible while a game is played. */
  async reseat(change: (seating: Seating) => Seating | Refusal): Promise<JsonObject | Refusal> {
    const { header } = this.#at;
    if (header.status === 'playing') return no.playing;
    const seating = change(header.seating);
    if (isRefusal(seating)) return seating;
    await this.#at.save({ ...header, seating });
    return {};
  }
  async arrange(how: Arrangement): Promise<JsonObject | Refusal> {
    const { audience, header, game, bots, isRated } = this.#at;
    const isHere = (guest: string): boolean => audience.guest(guest) !== undefined;
    if (how.change === 'hush') {
      if (!isHere(how.guest) && seatOf(header.seating, how.guest) === null) return no.nobody;
      this.#talk.hush(how.guest, how.hushed);
      return {};
    }
    const changed = arranged(header, how, game, bots, isHere, isRated);
    if (isRefusal(changed)) return changed;
    const chair = how.change === 'kick' ? header.seating.chairs[how.seat] : undefined;
    await this.#at.save(changed, chair?.kind === 'guest' ? chair.guest : null);
    return {};
  }
  async start(): Promise<JsonObject | Refusal> {
    const { header: was, game, sitting, games, secret, house, audience } = this.#at;
    if (was.status === 'playing') return no.playing;
    const header = { ...was, seating: asTurned(was.seating) };
    const start = startOf(header, game, sitting?.won ?? null, games + 1, secret, house.date());
    if (isRefusal(start)) return start;
    // Even if something breaks in between, those who play sit where the log will say.
    if (header.seating !== was.seating) await house.save(header);
    await house.append({ start });
    this.#at.begin(start);
    await this.#at.save({ ...header, status: 'playing' });
    for (const guest of audience.guests) audience.show(guest, null);
    return {};
  }
}
