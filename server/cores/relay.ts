/** The relay: in the parent, passes messages between its processes, and keeps the last figures of each. */
import type { FromChild, FromParent } from './words.ts';

/** A process as the relay reaches it. */
export interface Child {
  /** `sent` is called once the message has been sent to that process. */
  say(said: FromParent, sent: () => void): void;
}
/** The most characters waiting for a process that does not read: further messages are lost, and its trunks break at the gap. */
const TOO_MUCH = 16 * 1_048_576;

export class Relay {
  readonly #children = new Map<string, Child>();
  readonly #waiting = new WeakMap<Child, number>();
  readonly #figures: string[];

  constructor(count: number) {
    this.#figures = Array.from({ length: count }, () => '');
  }
  /** `place` is the process's index: a replacement takes over the index and continues its figures. */
  heard(child: Child, place: number, said: FromChild): void {
    switch (said.say) {
      case 'named':
        this.#children.set(said.name, child);
        break;
      case 'to': {
        const to = this.#children.get(said.to);
        if (to !== undefined) this.#pass(to, { say: 'heard', text: said.text });
        break;
      }
      case 'all':
        for (const other of this.#children.values())
          if (other !== child) this.#pass(other, { say: 'heard by all', text: said.text });
        break;
      case 'figures':
        this.#figures[place] = said.text;
        child.say({ say: 'figures', texts: this.#figures }, () => {});
        break;
    }
  }
  left(child: Child): void {
    for (const [name, each] of this.#children) if (each === child) this.#children.delete(name);
  }
  #pass(to: Child, said: Extract<FromParent, { readonly text: string }>): void {
    const waiting = (this.#waiting.get(to) ?? 0) + said.text.length;
    if (waiting > TOO_MUCH) return;
    this.#waiting.set(to, waiting);
    to.say(said, () => this.#waiting.set(to, (this.#waiting.get(to) ?? 0) - said.text.length));
  }
}
