/** What lies over the table until it has been looked at, before the game goes on. */
import { batch, signal } from '@preact/signals';
import type { Millis } from '../../../kernel/seat.ts';
import { SCENE } from '../../../wire/protocol.ts';
import type { Interlude } from '../game-client.ts';

/** How long a scene is shown at a table where time cannot stop: it is over, with the cards that fly before and after it, when the player's time begins. */
const LOOK: Millis = SCENE - 2000;

export class Pause {
  readonly interlude = signal<Interlude | null>(null);
  /** When it turns by itself, where it does. */
  readonly turnsAt = signal<Millis | null>(null);
  #release: (() => void) | null = null;

  /** Done when the player has seen enough of it, or, where nothing waits for the player, after a while. */
  begin(shown: Interlude, waits: boolean): Promise<void> {
    batch(() => {
      this.interlude.value = shown;
      this.turnsAt.value = waits ? null : performance.now() + LOOK;
    });
    return new Promise(resolve => {
      this.#release = resolve;
      if (!waits) setTimeout(() => this.interlude.peek() === shown && this.end(), LOOK);
    });
  }
  /** The player has seen enough. */
  end(): void {
    this.interlude.value = null;
    this.#release?.();
    this.#release = null;
  }
}
