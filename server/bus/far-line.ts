/**
 * The way to a guest whose socket another process holds. That process measures: from the cue that it showed to the press that it heard, and
 * how long pings take. Here its durations are laid onto the table's clock, from the instant at which the cue left for it; so the referee
 * counts only what one clock has measured, and what the bus takes is nobody's loss.
 */
import type { ClockReadings } from '../../table/race/clock.ts';
import type { LinePast } from '../../table/race/past.ts';
import { keepTrip, type Path, type RaceMillis, type Trip } from '../../table/race/path.ts';

export class FarLine {
  #trips: Trip[] = [];
  #past: LinePast | undefined;
  /** The instant of the table's clock that stands for the guest's coming. */
  #origin: RaceMillis;
  #cueLeft: RaceMillis | null = null;

  constructor(now: RaceMillis) {
    this.#origin = now;
  }
  get path(): Path {
    return { trips: this.#trips, past: this.#past };
  }
  /** When a page shows a cue is its edge's business, which knows its clock. */
  readonly clock: ClockReadings = [];

  /** When something came in there, on the table's clock. */
  instantOf(since: RaceMillis): RaceMillis {
    return this.#origin + since;
  }
  measured({ sent, back }: Trip): void {
    keepTrip(this.#trips, { sent: this.#origin + sent, back: this.#origin + back });
  }
  /** The cue leaves for the edge. */
  cue(now: RaceMillis): void {
    this.#cueLeft = now;
  }
  /** The edge has shown it, this long after the guest came. */
  shown(since: RaceMillis, past: LinePast | undefined): void {
    this.#past = past;
    if (this.#cueLeft === null) return;
    const moved = this.#cueLeft - since - this.#origin;
    this.#cueLeft = null;
    this.#origin += moved;
    this.#trips = this.#trips.map(({ sent, back }) => ({ sent: sent + moved, back: back + moved }));
  }
}
