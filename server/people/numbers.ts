/** Returning guests and games, counted periodically for the operators' page and for `/metrics`. No names, and no tracker. */

import type { TownNumbers } from '../store/shape/numbers.ts';
import type { Store } from '../store/store.ts';

const MINUTE = 60 * 1000;
/** Counting reads all guests: once in this time is enough. */
const STEP = 10 * MINUTE;

export class Town {
  readonly #store: Store;
  #counted: { readonly at: number; readonly numbers: Promise<TownNumbers> } | null = null;

  constructor(store: Store) {
    this.#store = store;
  }
  numbers(now = Date.now()): Promise<TownNumbers> {
    if (this.#counted === null || now - this.#counted.at >= STEP) {
      const numbers = this.#store.numbers.now(now);
      this.#counted = { at: now, numbers };
      numbers.catch(() => {
        this.#counted = null;
      });
    }
    return this.#counted.numbers;
  }
  /** In the text format of Prometheus. */
  async text(): Promise<string> {
    const { guests, games, invitations, evenings } = await this.numbers();
    const gauge = (name: string, help: string, samples: readonly (readonly [labels: string, value: number])[]): string[] => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`),
    ];
    const seen = (['all', 'day', 'week', 'month'] as const).map(when => [`seen="${when}"`, guests[when]] as const);
    const lines = [
      gauge('sixgun_guests', 'Guests, by when they were here last: ever, in the last day, 7 days, 28 days.', seen),
      gauge('sixgun_guests_new', 'Guests who came for the first time in the last 7 days.', [['', guests.fresh]]),
      gauge(
        'sixgun_guests_returned',
        'Guests who first came one to five weeks ago, and those of them who were here a week later.',
        [
          ['of="all"', guests.earlier],
          ['of="returned"', guests.returned],
        ],
      ),
      gauge(
        'sixgun_games_week',
        'Games finished in the last 7 days.',
        games.map(({ game, terms, games: n }) => [`game="${game}",terms="${terms}"`, n] as const),
      ),
      gauge('sixgun_invitations', 'Private tables of the last 28 days, and those where two people or more have played.', [
        ['of="all"', invitations.all],
        ['of="played"', invitations.played],
      ]),
      gauge('sixgun_evenings', 'Evenings of the last 28 days with one accepted invitation or more, and those with two or more.', [
        ['of="all"', evenings.all],
        ['of="met"', evenings.met],
      ]),
    ];
    return `${lines.flat().join('\n')}\n`;
  }
}
