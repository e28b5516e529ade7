/**
 * From a telling to a sentence. The table's own tellings (cards that move, shuffles, races) are read here, once for all games; what a game
 * says of its own rows and its own events it brings along.
 */
import type { Telling } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Json, JsonObject } from '../kernel/secret.ts';
import { type Cards, cardsOf, type Reader, type Said, saidOf, type Timed, type Who, who } from './phrase.ts';

type Names = { readonly [name: string]: string };

/** What a game says. A row that it has no words of its own for is told in the table's plain way. */
export interface GamePhrases {
  readonly zones: Names;
  /** Cards as the subject of a sentence. */
  cards(cards: Cards): string;
  /** By the rows' names, `hand>loot`. The first player is the owner of the row they leave, or else of the one they reach. */
  readonly moved: { readonly [path: string]: (cards: Cards, who: Who, other: Who) => string };
  readonly revealed: { readonly [zone: string]: (cards: Cards, who: Who) => string };
  readonly shuffled: Names;
  readonly told: { readonly [tell: string]: (said: Said) => string };
}
/** What the table says, whatever the game. */
export interface TablePhrases {
  moved(cards: string, from: string, to: string): string;
  shuffled(zone: string): string;
  looked(who: Who, cards: string, where: string): string;
  revealed(cards: string, where: string): string;
  readonly gathered: string;
  undone(who: Who): string;
  readonly cue: string;
  hand(who: Who): string;
  /** Hands in order; those that cannot be told apart are in one group. */
  verdict(order: readonly (readonly Timed[])[]): string;
}

interface Row {
  readonly zone: string;
  readonly seat: Seat | null;
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
    const cards = (): Cards => cardsOf(said.raw('cards') as readonly (string | null)[]);
    const own = game.told[telling.tell];
    if (own !== undefined) return own(said);
    switch (telling.tell) {
      case 'moved': {
        const [from, to] = [row('from'), row('to')];
        const phrase = game.moved[`${from.zone}>${to.zone}`];
        if (phrase === undefined) return table.moved(game.cards(cards()), named(from.zone), named(to.zone));
        const [first, second] = from.seat === null ? [to.seat, null] : [from.seat, to.seat];
        return phrase(cards(), who(reader, first), who(reader, second));
      }
      case 'shuffled':
        return game.shuffled[row('from').zone] ?? table.shuffled(named(row('from').zone));
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

const sameRow = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Cards that go the same way one after another are told in one breath. */
export const together = (tellings: readonly Telling[]): Telling[] => {
  const out: Telling[] = [];
  for (const next of tellings) {
    const last = out.at(-1);
    if (last?.tell === 'moved' && next.tell === 'moved' && sameRow(last['from'], next['from']) && sameRow(last['to'], next['to']))
      out[out.length - 1] = { ...last, cards: [...(last['cards'] as readonly Json[]), ...(next['cards'] as readonly Json[])] };
    else out.push(next);
  }
  return out;
};
