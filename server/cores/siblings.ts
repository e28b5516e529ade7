/** The other processes of this machine, reached through the parent that started them all. */
import type { BusEar, Medium } from './medium.ts';
import type { FromChild, FromParent } from './words.ts';

export class Siblings {
  /** Their number, including this one. */
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
  /** The bus within this machine. It lasts as long as this process, which ends without its parent. */
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
  /** Reports the figures of this process, and returns those of all. */
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
