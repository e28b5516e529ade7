/**
 * From a telling to a sentence. The table's own tellings (cards that move, shuffles, races) are read here, once for all games; what a game
 * says of its own rows and its own events it brings along.
 */
import type { Telling } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { type Cards, cardsOf, type Reader, type ReadTelling, saidOf, type Timed, type Who, who } from './phrase.ts';

type Names = { readonly [name: string]: string };

/** What a game says. For a row without words of its own, the table's plain sentence is used. */
export interface GamePhrases {
  readonly zones: Names;
  /** Cards as the subject of a sentence. */
  cards(cards: Cards<never>): string;
  /**
   * By the rows' names, `hand>loot`. The first player is the owner of the row they leave, or else of the one they reach; `to` is the
   * place that they reach, where the row has one. Null where another telling says it better.
   */
  readonly moved: { readonly [path: string]: (cards: Cards<never>, who: Who, other: Who, to: string | null) => string | null };
  readonly revealed: { readonly [zone: string]: (cards: Cards<never>, who: Who) => string };
  /** Null where another telling says it better. */
  readonly shuffled: { readonly [zone: string]: string | null };
  /** Null where another telling says it better. */
  readonly told: { readonly [tell: string]: (said: never) => string | null };
}
/** The sentences of a game's own tellings, or of some that every game has. */
export type ToldBy<T> = { readonly [N in keyof T]: (said: ReadTelling<T[N]>) => string | null };
/** What the table says, in any game. */
export interface TablePhrases {
  moved(cards: string, from: string, to: string): string;
  shuffled(zone: string): string;
  looked(who: Who, cards: string, where: string): string;
  revealed(cards: string, where: string): string;
  readonly gathered: string;
  undone(who: Who): string;
  readonly cue: string;
  readonly again: string;
  hand(who: Who): string;
  /** Hands in order; those that cannot be told apart are in one group. */
  verdict(order: readonly (readonly Timed[])[]): string;
}

interface Row {
  readonly zone: string;
  readonly seat: Seat | null;
  readonly place: string | null;
}
/** The referee's evidence, as far as people want to hear it: whose hand took how long. */
const timesIn = (evidence: Json | undefined): ReadonlyMap<Seat, number> => {
  const hands = (evidence as { readonly hands?: readonly JsonObject[] } | null | undefined)?.hands;
  const times = new Map<Seat, number>();
  if (!Array.isArray(hands)) return times;
  for (const hand of hands as readonly JsonObject[]) {
    const time = hand['time'] ?? hand['ms'];
    if (typeof hand['seat'] === 'number' && typeof time === 'number') times.set(hand['seat'], time);
  }
  return times;
};

export const teller =
  (table: TablePhrases, game: GamePhrases) =>
  (telling: Telling, reader: Reader): string | null => {
    const said = saidOf(telling, reader);
    const named = (zone: string): string => game.zones[zone] ?? zone;
    const row = (part: string): Row => said.raw(part) as unknown as Row;
    // The faces of this game; the types do not know which.
    const cards = (): Cards<never> => cardsOf(said.raw('cards') as readonly never[]);
    const own = game.told[telling.tell];
    // A game's sentence reads the parts that the game declared for this telling, and it could not have been told with others.
    if (own !== undefined) return own(said as never);
    switch (telling.tell) {
      case 'moved': {
        const [from, to] = [row('from'), row('to')];
        const phrase = game.moved[`${from.zone}>${to.zone}`];
        if (phrase === undefined) return table.moved(game.cards(cards()), named(from.zone), named(to.zone));
        const [first, second] = from.seat === null ? [to.seat, null] : [from.seat, to.seat];
        return phrase(cards(), who(reader, first), who(reader, second), to.place);
      }
      case 'shuffled': {
        const { zone } = row('from');
        const phrase = game.shuffled[zone];
        return phrase === undefined ? table.shuffled(named(zone)) : phrase;
      }
      case 'looked':
        return table.looked(said.seat('seat'), game.cards(cards()), named(row('from').zone));
      case 'revealed': {
        const { zone, seat } = row('from');
        return game.revealed[zone]?.(cards(), who(reader, seat)) ?? table.revealed(game.cards(cards()), named(zone));
      }
      case 'gathered':
        return table.gathered;
      case 'undone':
        return table.undone(said.seat('seat'));
      case 'cue':
        return table.cue;
      case 'again':
        return table.again;
      case 'hand':
        return table.hand(said.seat('seat'));
      case 'verdict': {
        const times = timesIn(said.raw('evidence'));
        const order = said.raw('order') as readonly (readonly Seat[])[];
        return table.verdict(order.map(group => group.map(seat => ({ who: who(reader, seat), millis: times.get(seat) ?? null }))));
      }
      default:
        return null;
    }
  };
