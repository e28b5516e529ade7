/** The other processes of this machine, as one of them reaches them: by way of the parent that has started them all. */
import type { BusEar, Medium } from './medium.ts';
import type { FromChild, FromParent } from './words.ts';

export class Siblings {
  /** How many they are, this one included. */
  readonly count: number;
  readonly #say: (said: FromChild) => void;
  readonly #asked: ((texts: readonly string[]) => void)[] = [];
  #ear: BusEar | null = null;

  constructor(count: number, say: (said: FromChild) => void) {
    this.count = count;
    this.#say = say;
  }
  hear(said: FromParent): void {
    if (said.say === 'heard') this.#ear?.heard(said.text);
    else if (said.say === 'heard by all') this.#ear?.heardByAll(said.text);
    else if (said.say === 'figures') this.#asked.shift()?.(said.texts);
  }
  /** The bus within this machine. It is there as long as this process is: without its parent that one ends. */
  medium(me: string, ear: BusEar): Medium {
    this.#ear = ear;
    this.#say({ say: 'named', name: me });
    return {
      isUp: true,
      send: (to, text) => this.#say({ say: 'to', to, text }),
      sendAll: text => this.#say({ say: 'all', text }),
      close: async () => {
        this.#ear = null;
      },
    };
  }
  /** Tells the figures of this process, and gives those of all. */
  figures(text: string): Promise<readonly string[]> {
    return new Promise(resolve => {
      this.#asked.push(resolve);
      this.#say({ say: 'figures', text });
    });
  }
  opened(port: number, operatorToken: string | null): void {
    this.#say({ say: 'open', port, operatorToken });
  }
}
