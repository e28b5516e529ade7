/**
 * The words that cards are written in: when a text happens (triggers), under which condition, and what it does (operations).
 * A card is data; `machine/` and `scripts/` carry it out. What is not a word here does not compile.
 */

/** A player, as a text names them: the one who controls the card, the opponent, or a side by name. */
export type NamedPlayer = 'self' | 'opp' | 'colty' | 'mcready';
export type CardType =
  | 'action'
  | 'character'
  | 'firepower'
  | 'location'
  | 'open-range'
  | 'event'
  | 'battlefield'
  | 'bandit'
  | 'table';

/** What must be true for a text to happen: every part that it names. */
export interface Condition {
  readonly not?: Condition;
  /** Where the marker stands. */
  readonly marker?: string;
  /** Where this card lies. */
  readonly here?: 'current' | (string & {});
  /** Another card with one of these titles, not blank, in the same column; or in either column there. */
  readonly beside?: readonly string[];
  readonly facing?: readonly string[];
  readonly aloneInColumn?: true;
  readonly withoutChips?: true;
  /** McReady has a card with this title in a column. */
  readonly inPlay?: string;
  /** Bandits: one who lives, one who is dead, any but this one, any with at most this rating. */
  readonly lives?: string;
  readonly dead?: string;
  readonly livesBesides?: string;
  readonly livesWithRating?: number;
  /** A bandit died in this player's turn, or as the casualty of the attack. */
  readonly died?: 'turn' | 'attack';
  readonly attackFailed?: true;
  readonly opponentHasDollar?: true;
}

/** Cards in play that an operation may reach, and who chooses among them. */
export interface Target {
  readonly side: 'own' | 'opp' | 'any' | 'colty' | 'mcready';
  readonly what: 'card' | 'lawman' | 'ally' | 'bandit' | 'character-or-bandit' | 'any-with-grit';
  readonly at: 'current' | 'here' | 'any';
  readonly ids?: readonly string[];
  readonly notIds?: readonly string[];
  readonly notTypes?: readonly CardType[];
  readonly maxBase?: number;
  readonly maxRating?: number;
  readonly withoutGrit?: true;
  /** A number is printed on it, and no Eagle hides it. */
  readonly withFirepower?: true;
  /** Row-blocking cards and Open Range cards are reached too. */
  readonly wide?: true;
  /** Who chooses; `all`: every card that fits. */
  readonly pick: NamedPlayer | 'all';
}
/** This card, or the card that it lies under. */
export type One = 'self' | 'host';

/** What holds for as long as its card is in play (or in hand, where it says so). */
export type LastingEffect =
  | { readonly op: 'limit'; readonly side: 'colty' | 'mcready'; readonly value: number }
  | {
      readonly op: 'cost-mod';
      readonly ids: readonly string[];
      readonly who: NamedPlayer;
      readonly discard: number;
      readonly at?: string;
    }
  | { readonly op: 'fp-mod'; readonly target: 'self'; readonly n: number; readonly if: Condition }
  | { readonly op: 'fp-mod'; readonly target: 'column'; readonly ids: readonly string[]; readonly n: number }
  | { readonly op: 'forbid'; readonly what: 'second-copy-in-column' | 'play-bounty-hunter' | 'shuffle-back' }
  | { readonly op: 'place'; readonly allow: 'current-or-later' | 'prison-before-arrival' };

interface Anyhow {
  readonly if?: Condition;
  /** The player it concerns may decline it. */
  readonly may?: true;
}
/** A way that may be chosen. */
export interface Way {
  readonly name: string;
  readonly do: readonly Op[];
}
/** What a text does. */
export type Op = Anyhow &
  (
    | { readonly op: 'kill'; readonly by: 'lowest' }
    | { readonly op: 'kill'; readonly by: 'mcready-choice'; readonly maxRating: number; readonly else?: 'lowest' }
    | { readonly op: 'kill'; readonly by: 'named'; readonly id: string }
    | { readonly op: 'sacrifice'; readonly notIds: readonly string[] }
    /** One card; with `upTo`, as many as that, but one at least. */
    | { readonly op: 'destroy'; readonly upTo?: number; readonly target: Target }
    | { readonly op: 'destroy'; readonly totalBase: number; readonly target: Target }
    | { readonly op: 'destroy'; readonly every: 'card-at-express' }
    | { readonly op: 'move'; readonly target: Target | One; readonly to: 'current' | 'previous' }
    | { readonly op: 'draw'; readonly who: NamedPlayer; readonly n: number }
    | { readonly op: 'discard'; readonly who: NamedPlayer; readonly n: number; readonly how: 'chosen' | 'random' | 'named' }
    | { readonly op: 'discard-self' }
    | { readonly op: 'search'; readonly to: 'top' | 'hand' }
    | { readonly op: 'recover'; readonly id: string }
    | { readonly op: 'look'; readonly what: 'opp-hand' | 'opp-hand-random' }
    /** `swap`: the two may be exchanged. */
    | { readonly op: 'look'; readonly what: 'ambush'; readonly n: number; readonly swap?: true }
    | { readonly op: 'bury-ambush' }
    | { readonly op: 'chip'; readonly n: number; readonly color?: 'red'; readonly target: Target | 'self' }
    | { readonly op: 'chip'; readonly perDiscarded: string; readonly target: 'self' }
    | { readonly op: 'unchip'; readonly n: number; readonly target: 'self' }
    | { readonly op: 'unchip'; readonly n: 'all-of-a-color'; readonly target: Target }
    | { readonly op: 'move-chip'; readonly target: Target }
    | { readonly op: 'grit'; readonly target: Target | 'self' }
    | { readonly op: 'ungrit'; readonly target: Target }
    | { readonly op: 'border'; readonly n: number; readonly gone?: true }
    | { readonly op: 'marker'; readonly n: 1 | -1 }
    | { readonly op: 'blank'; readonly target: Target }
    | { readonly op: 'return'; readonly target: Target }
    | { readonly op: 'shuffle-in'; readonly target: Target }
    | { readonly op: 'under'; readonly target: Target }
    | { readonly op: 'stash' }
    | { readonly op: 'take-stash' }
    | { readonly op: 'dollar'; readonly who: NamedPlayer; readonly n: number }
    | { readonly op: 'remove-self' }
    | { readonly op: 'remove-discard'; readonly who: NamedPlayer }
    | { readonly op: 'remove-prisoner' }
    | { readonly op: 'lose' }
    | { readonly op: 'rehand' }
    | { readonly op: 'guess-swap' }
    | { readonly op: 'choose'; readonly ways: readonly Way[] }
    | { readonly op: 'either'; readonly whether: Condition; readonly yes: readonly Op[]; readonly no: readonly Op[] }
    | { readonly op: 'place-in-prison' }
    | { readonly op: 'free' }
    | { readonly op: 'bonus'; readonly n: number }
    | { readonly op: 'duel' }
  );
export type OpName = Op['op'];
export type OpOf<N extends OpName> = Extract<Op, { readonly op: N }>;

export interface Cost {
  readonly discard?: number;
  readonly random?: number;
  readonly dollars?: number;
}

/** The refusals of cards that leave the game once a certain bandit is dead. */
export type Gone = 'rangerGone' | 'garrotteGone';
interface When {
  readonly if?: Condition;
  /** Text that the prison does not silence (RV-206). */
  readonly namesPrison?: true;
}
/** One text of a card: when, on what condition, what. */
export type Effect =
  | (When & { readonly on: 'play' | 'enter' | 'hand' | 'after-attack' | 'draw-phase'; readonly do: readonly Op[] })
  | (When & { readonly on: 'destroyed' | 'death' | 'leave' | 'drawn' | 'border-check'; readonly do: readonly Op[] })
  /** Happens as soon as it is so. `check` is its place among the state checks of RV-052, `gone` why the card is refused from then on. */
  | (When & { readonly on: 'state'; readonly check: 'c' | 'd' | 'e'; readonly gone?: Gone; readonly do: readonly Op[] })
  /** An ambush card is turned up; `here` adds to McReady's total for as long as the marker stays. */
  | (When & { readonly on: 'reveal'; readonly here?: number; readonly do: readonly Op[] })
  | (When & { readonly on: 'static'; readonly zone?: 'hand' | 'any'; readonly do: readonly LastingEffect[] })
  | (When & { readonly on: 'ability'; readonly once?: 'turn' | 'game'; readonly cost?: Cost; readonly do: readonly Op[] })
  /** May be discarded from hand when one of these is played: it then has no effect. */
  | { readonly on: 'react'; readonly cancels: readonly string[] };
export type Trigger = Effect['on'];
