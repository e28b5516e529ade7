/**
 * The line to a guest whose socket another process holds. That process measures the time from the cue it showed to the press it heard, and
 * how long pings take. Here its durations are mapped to the table's clock, from the instant the cue was sent to it; so the referee
 * counts only what one clock has measured, and delays of the bus cost no player anything.
 */
import type { ClockReadings } from '../../table/race/clock.ts';
import type { LinePast } from '../../table/race/past.ts';
import { keepTrip, type Path, type RaceMillis, type Trip } from '../../table/race/path.ts';

export class FarLine {
  #trips: Trip[] = [];
  #past: LinePast | undefined;
  /** The instant of the table's clock that corresponds to the guest's arrival. */
  #origin: RaceMillis;
  #cueLeft: RaceMillis | null = null;

  constructor(now: RaceMillis) {
    this.#origin = now;
  }
  get path(): Path {
    return { trips: this.#trips, past: this.#past };
  }
  /** The edge decides when a page shows a cue, as it knows the page's clock. */
  readonly clock: ClockReadings = [];

  /** When a message came in there, on the table's clock. */
  instantOf(since: RaceMillis): RaceMillis {
    return this.#origin + since;
  }
  measured({ sent, back }: Trip): void {
    keepTrip(this.#trips, { sent: this.#origin + sent, back: this.#origin + back });
  }
  /** The cue is sent to the edge. */
  cue(now: RaceMillis): void {
    this.#cueLeft = now;
  }
  /** The edge has shown the cue, this long after the guest's arrival. */
  shown(since: RaceMillis, past: LinePast | undefined): void {
    this.#past = past;
    if (this.#cueLeft === null) return;
    const moved = this.#cueLeft - since - this.#origin;
    this.#cueLeft = null;
    this.#origin += moved;
    this.#trips = this.#trips.map(({ sent, back }) => ({ sent: sent + moved, back: back + moved }));
  }
}
