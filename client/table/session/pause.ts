/** An interlude: lies over the table until the player has looked at it; then the game continues. */
import { batch, signal } from '@preact/signals';
import type { Millis } from '../../../kernel/seat.ts';
import { SCENE } from '../../../wire/protocol.ts';
import type { Interlude } from '../game-client.ts';

/** How long a scene is shown where time cannot stop. */
export const LOOK: Millis = SCENE - 2000;

export class Pause {
  readonly interlude = signal<Interlude | null>(null);
  /** When it turns by itself, where it does. */
  readonly turnsAt = signal<Millis | null>(null);
  #release: (() => void) | null = null;

  /** Resolves when the player has seen enough or, at a table that does not wait, at that moment. */
  begin(shown: Interlude, turnsAt: Millis | null): Promise<void> {
    batch(() => {
      this.interlude.value = shown;
      this.turnsAt.value = turnsAt;
    });
    return new Promise(resolve => {
      this.#release = resolve;
      if (turnsAt !== null) setTimeout(() => this.interlude.peek() === shown && this.end(), turnsAt - performance.now());
    });
  }
  /** The player has seen enough. */
  end(): void {
    this.interlude.value = null;
    this.#release?.();
    this.#release = null;
  }
}
