/** Where cards lie, the options of a table, and the other public facts: the shape of this game's table. */

import type { Shape, Sight, Table } from '../../kernel/cards/table.ts';
import type { NoParts } from '../../kernel/cards/tells.ts';
import { field, furnish, own, pile, type Spot, spots } from '../../kernel/cards/zones.ts';
import type { ConfigOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import { backOf, faces, type Place, places, type RevolverFace } from './faces.ts';
import type { Hostage } from './modules/hostage.ts';
import type { Back, CardSet, Side } from './vocabulary/card.ts';

const allBut = (...backs: Back[]): readonly RevolverFace[] => faces.filter(face => !backs.includes(backOf(face)));
const held = { never: allBut('colty', 'mcready', 'frontier') };
const lurking = { never: allBut('ambush') };
const zones = {
  coltyDeck: pile('nobody', { never: allBut('colty') }), // the first is the top
  mcreadyDeck: pile('nobody', { never: allBut('mcready') }),
  frontier: pile('nobody', { never: allBut('frontier') }),
  hand: own('owner', held),
  discard: own('all', held), // of the side whose deck the cards belong to
  frontierDiscard: pile('all', { order: 'free', never: allBut('frontier') }),
  played: pile('all'), // announced, not yet resolved
  column: field(places, 'all'), // in order of placement; a card under another lies right after it and says so in its tokens
  blockers: spots(places, 'all'), // row-blocking cards
  range: own('all', { order: 'fixed' }), // Open Range cards
  stash: own('owner', { order: 'fixed', ...held }), // the card under the Strongbox
  aside: own('owner', held), // a card found by a search, while the rest is shuffled
  gang: pile('all'),
  graveyard: pile('all', { order: 'free' }),
  prison: pile('all'), // Santiago, with the Garrotte under him
  ambush: spots(places, 'nobody', lurking),
  sprung: spots(places, 'all'), // ambush cards that stay for as long as the marker does
  unseen: pile('nobody', lurking), // ambush cards that nobody will see
  duel: own('owner', { order: 'fixed', ...held }),
  beside: pile('all'), // Derail the Train, the Duel card
  removed: pile('all', { order: 'free' }),
} as const;
export const room = furnish(zones, 2);
export const { at } = room;

export const COLTY: Seat = 0;
export const MCREADY: Seat = 1;
export const sideOf = (seat: Seat): Side => (seat === COLTY ? 'colty' : 'mcready');
export const seatOfSide = (side: Side): Seat => (side === 'colty' ? COLTY : MCREADY);
export const other = (seat: Seat): Seat => 1 - seat;

/** The longest text of a deck. */
const CODE = 1500;
export const options = {
  set11: { kind: 'switch', default: false },
  set12: { kind: 'switch', default: false },
  set13: { kind: 'switch', default: false },
  moduleA: { kind: 'switch', default: false },
  moduleB: { kind: 'switch', default: false },
  moduleC: { kind: 'switch', default: false },
  moduleD: { kind: 'switch', default: false },
  coltyDeck: { kind: 'text', most: CODE, default: 'base' },
  mcreadyDeck: { kind: 'text', most: CODE, default: 'base' },
} as const;
export type RevolverConfig = ConfigOf<typeof options>;
/** RV-017: the sets whose cards a deck may have. */
export const setsOn = (config: RevolverConfig): ReadonlySet<CardSet> => {
  const on = new Set<CardSet>(['base']);
  if (config.set11) on.add('1.1');
  if (config.set12) on.add('1.2');
  if (config.set13) on.add('1.3');
  if (config.moduleD) on.add('1.4');
  return on;
};

/** What lies on a card in play, or how it lies. The row is named as in moves: `colty:bank`, `mcready:range`, `block:bank`, `gang`. */
export type Tokens = {
  readonly row: string;
  /** Which card of the row. */
  readonly card: number;
  readonly chips: number;
  readonly red: number;
  readonly grit: number;
  readonly eagle: boolean;
  /** It lies under the nearest card before it that lies under none. */
  readonly under: boolean;
};
export type Phase = 'set-up' | 'advance' | 'draw' | 'play' | 'attack' | 'check';
type Attack = {
  /** For this attack only, from an ambush card. */
  readonly bonus: number;
  readonly mcready: number | null;
  readonly colty: number | null;
  /** A bandit died as its casualty. */
  readonly casualty: boolean;
};
export type RevolverEnding = 'gang-dead' | 'border' | 'train' | 'conceded' | 'sixty-turns';
export type RevolverOpen = {
  /** Game turns, from 1; whose turn it is; what they are at. */
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  /** The turn marker. */
  readonly place: Place;
  readonly space: number;
  /** Tokens on the Mexican Border; and those that left the game. */
  readonly border: number;
  readonly borderGone: number;
  readonly gritGone: number;
  readonly dollars: readonly number[];
  readonly tokens: readonly Tokens[];
  readonly hostage: Hostage | null;
  /** Bandits that died in this player's turn. */
  readonly died: number;
  readonly attack: Attack | null;
  /** Abilities used up: for this turn, and for good. */
  readonly usedNow: readonly string[];
  readonly used: readonly string[];
  readonly ended: RevolverEnding | null;
  readonly winner: Seat | null;
};
export const copyOpen = ({
  turn,
  active,
  phase,
  place,
  space,
  border,
  borderGone,
  gritGone,
  dollars,
  tokens,
  hostage,
  died,
  attack,
  usedNow,
  used,
  ended,
  winner,
}: RevolverOpen): RevolverOpen => ({
  turn,
  active,
  phase,
  place,
  space,
  border,
  borderGone,
  gritGone,
  dollars,
  tokens,
  hostage,
  died,
  attack,
  usedNow,
  used,
  ended,
  winner,
});

/** How the duel ended. */
export type DuelResult = 'colty' | 'mcready' | 'back-down';
/** A card in play, and the row it lies in. */
type PieceTold = { readonly card: RevolverFace; readonly row: string };
type CardTold = { readonly seat: Seat; readonly card: RevolverFace };
export type RevolverTells = {
  readonly [tell in 'eagle' | 'destroyed']: PieceTold;
} & {
  readonly [tell in 'chips' | 'grit']: PieceTold & { readonly n: number };
} & {
  readonly turn: { readonly turn: number; readonly seat: Seat };
  readonly bargain: { readonly seat: Seat; readonly dollars: 1 | 2 };
  readonly marker: { readonly place: Place; readonly space: number };
  readonly plays: CardTold & { readonly at: Place };
  readonly uses: CardTold & { readonly row: string };
  readonly spends: CardTold;
  readonly drops: CardTold & { readonly row: string };
  readonly cancelled: { readonly card: RevolverFace; readonly by: RevolverFace };
  readonly dollars: { readonly seat: Seat; readonly n: number };
  readonly border: { readonly n: number; readonly left: number };
  readonly under: PieceTold & { readonly host: RevolverFace };
  readonly saved: { readonly card: RevolverFace; readonly by: 'grit' | 'hostage' };
  readonly died: { readonly card: RevolverFace };
  readonly ambush: { readonly place: Place };
  readonly attack: { readonly mcready: number; readonly colty: number; readonly success: boolean };
  readonly freed: NoParts;
  /** The gang has left the Creek without a duel. */
  readonly unfought: NoParts;
  readonly named: { readonly title: RevolverFace; readonly held: boolean };
  readonly guessed: { readonly card: RevolverFace; readonly hidden: 'left' | 'right'; readonly right: boolean };
  readonly swapped: { readonly places: readonly Place[] };
  readonly duel: { readonly result: DuelResult };
  readonly conceded: { readonly seat: Seat };
  readonly ended: { readonly ending: RevolverEnding; readonly winner: Seat };
};
export interface Revolver extends Shape {
  readonly zones: typeof zones;
  readonly face: RevolverFace;
  readonly open: RevolverOpen;
  readonly kept: null;
  readonly config: RevolverConfig;
  readonly tells: RevolverTells;
}
export type RevolverTable = Table<Revolver>;
/** The table, or a viewer's part of it. */
export type V = Sight<Revolver>;

export const deckAt = (seat: Seat): Spot => (seat === COLTY ? at.coltyDeck : at.mcreadyDeck);

/** The rows that hold cards in play, by the names that moves and tokens give them. */
const named = new Map<string, Spot>([['gang', at.gang]]);
for (const seat of [COLTY, MCREADY]) {
  for (const place of places) named.set(`${sideOf(seat)}:${place}`, at.column(seat, place));
  named.set(`${sideOf(seat)}:range`, at.range(seat));
}
for (const place of places) named.set(`block:${place}`, at.blockers(place));
const names: string[] = [];
for (const [name, spot] of named) names[spot.row] = name;
export const rowNamed = (name: string): Spot | null => named.get(name) ?? null;
export const nameOfRow = (spot: Spot): string => names[spot.row]!;

/** Cards of the row that this table has, left to right. */
const withPrison: readonly Place[] = places;
const withoutPrison = withPrison.filter(place => place !== 'san-manzanillo-prison');
export const rowOf = (t: V): readonly Place[] => (t.config.set12 ? withPrison : withoutPrison);
