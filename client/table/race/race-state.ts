/** A race as the page shows it: whether hands may come down, whether the cue is up, who was too soon. */
import { signal } from '@preact/signals';
import type { AskView } from '../../../kernel/cards/table.ts';
import type { Millis, Seat } from '../../../kernel/seat.ts';
import { recall, remember } from '../../shell/settings.ts';

export interface CueShown {
  /** Counts races, so that each is drawn from scratch. */
  readonly race: number;
  readonly up: boolean;
}
/** Stored in the browser of a player who has seen a race. */
const RACED = 'raced';

export class RaceState {
  readonly cue = signal<CueShown>({ race: 0, up: false });
  /** Players whose hands were too soon in this race. */
  readonly flinched = signal<ReadonlySet<Seat>>(new Set());
  /** Hands may race for the pile. Over when the verdict arrives, however long the player looks at its effects. */
  readonly isOn = signal(false);
  /** The reaction measured by this page: only it knows the time of a hand too late for the referee. */
  readonly own = signal<Millis | null>(null);
  #painted: Millis | null = null;

  /** A player's very first race is explained; where time can stand still, it waits until the player is ready. */
  readonly briefing = signal(false);

  explain(): void {
    if (recall(RACED) === null) this.briefing.value = true;
  }
  /** The player knows what a race is. */
  brief(): void {
    remember(RACED, 'yes');
    this.briefing.value = false;
  }
  /** A race is set; no player has flinched yet. */
  set(): void {
    this.flinched.value = new Set();
    this.own.value = null;
    this.#painted = null;
  }
  /** The frame with the cue was painted at this instant. */
  paint(at: Millis): void {
    this.#painted = at;
  }
  /** The player's hand came down at this instant: the first one after the cue counts, even if the race is over by now. */
  slapped(at: Millis): void {
    if (this.#painted !== null) this.own.value ??= Math.max(0, at - this.#painted);
  }
  flinch(seat: Seat): void {
    this.flinched.value = new Set([...this.flinched.peek(), seat]);
  }
  end(): void {
    if (this.isOn.peek() && this.briefing.peek()) this.brief();
    this.isOn.value = false;
  }
  /** Sets the present question; `cued` when the cue came with it. */
  settle(ask: AskView | null, cued: boolean): void {
    this.isOn.value = ask?.kind === 'race';
    const was = this.cue.peek();
    if (ask?.kind === 'race') {
      if (cued || ask.cued) this.cue.value = { race: was.race, up: true };
      else if (was.up || was.race === 0) this.cue.value = { race: was.race + 1, up: false };
    } else if (was.up) this.cue.value = { race: was.race, up: false };
  }
}
