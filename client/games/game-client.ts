/** What a game brings to the shared table: how its cards look, where they lie, what it says about a choice. Nothing here knows a rule. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import type { Telling } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import type { Piece, Row } from '../table/scene.ts';

/** What the first page shows of a game; loaded with it. */
export interface Poster {
  readonly game: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** Of five. */
  readonly hard: number;
  /** The outline of the picture. */
  readonly art: string;
  /** Bots of a quick game, by name. */
  readonly bots: readonly string[];
  /** Where the poster hangs. */
  readonly order: number;
  /** It is played in teams: the game's own code says in which. */
  readonly teams?: true;
}

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** `go` is the one red button. */
  readonly tone: 'go' | 'plain' | 'quiet';
  /** A key that does it, as `KeyboardEvent.key`, in lower case. */
  readonly key?: string;
  readonly icon?: JSX.Element;
  /** It stands in the brass line beside the red one, because there is little time. */
  readonly pressing?: boolean;
}
/** What the brass line says, and what can be done about it. */
export interface Plan {
  /** `yours` when something is asked of the player. */
  readonly tone: 'yours' | 'wait';
  /** A figure or a name in display type. */
  readonly lead: string | null;
  readonly text: string;
  /** The rule the text rests on. */
  readonly rule: string | null;
  readonly actions: readonly Action[];
}
/** How a card of the hand is drawn, and what it says when touched in vain. */
export interface Standing {
  readonly state: 'legal' | 'plain' | 'dim';
  readonly why: Refusal | null;
  /** It does not go with what is picked, but would do by itself: to pick it drops the rest. */
  readonly instead?: true;
  /** Picked, it is what is paid, not what is played. */
  readonly pays?: true;
  /** For those who hear the hand: "may be discarded". */
  readonly hint: string;
}
/** A sheet that lies over the table until it has been looked at. */
export interface Interlude {
  readonly kind: string;
  readonly render: (done: () => void) => JSX.Element;
}
export interface CardProps {
  readonly face: string | null;
}

/** Where people play in teams: who plays with whom, what a team is called, and what is said before the game. */
export interface Teams {
  /** The team of each seat, as the options and the number of chairs make it; null when so many cannot be split so. */
  of(options: JsonObject, seats: number): readonly number[] | null;
  named(team: number): string;
  won(team: number): string;
  /** The switch that makes up for uneven teams. */
  readonly handicap: string;
  words(): { readonly misfit: string; readonly uneven: string; readonly offer: string };
}

/** Of whatever a visit to a table is: `GameClient`, in `table/session.ts`, is that of a session. */
export interface GameClientOf<Session> {
  readonly id: string;
  /** Absent where everybody plays for himself. */
  readonly teams?: Teams;
  /** The inside of a card. */
  readonly Face: ComponentType<CardProps>;
  /** A card in full, for those who want to read it: the sheet's title, and what stands on it. */
  readonly reader?: { title(): string; readonly Reading: ComponentType<{ readonly face: string }> };
  /** Classes of a card's frame. */
  frame(face: string | null): string;
  /** The shared middle of the table. */
  readonly Middle: ComponentType<{ readonly session: Session }>;
  /** What lies before the player besides the hand. */
  readonly Tray: ComponentType<{ readonly session: Session }>;
  /** What lies before another. */
  readonly Belongings: ComponentType<{ readonly session: Session; readonly seat: Seat }>;
  /** What the race is about: the pile (given, to be filled), and what lies around it. */
  readonly RaceMiddle: ComponentType<{ readonly session: Session; readonly pile: (cards: ComponentChildren) => JSX.Element }>;
  /** What can still be done with the hand in a race. */
  readonly RaceHand: ComponentType<{ readonly session: Session }>;
  /** The cue in a word, what it asks for, and what those read who do not race. */
  raceTitle(session: Session): string;
  raceHint(session: Session): string;
  raceAside(session: Session): string;
  /** The end of the game beyond the scores. */
  readonly Chart: ComponentType<{ readonly session: Session }>;
  /** Something in half a line: "Round 3 of 6". */
  where(session: Session): string;
  /** Null where none are counted. */
  points(session: Session): readonly number[] | null;
  /** What is counted, where it is not points: "$150,000". */
  amount?(points: number): string;
  plan(session: Session): Plan;
  standing(session: Session, piece: Piece): Standing;
  /** How many cards of the hand may be picked at once. */
  readonly picks: 'one' | 'many';
  /** Piles that a view lists from the top; all others lie with their last card on top. */
  readonly topFirst: readonly string[];
  /** Zones in which moves name a card by its position. */
  readonly inOrder?: readonly string[];
  /** The hand in the order in which it is held. */
  inHand(pieces: readonly Piece[]): readonly Piece[];
  /** Is this row somewhere on the screen? */
  drawn(row: Row, me: Seat | null): boolean;
  /** The rule that a telling rests on, if one is worth a link. */
  ruleOf(telling: Telling): string | null;
  /** Is it worth a line in the log? */
  worthTelling(telling: Telling): boolean;
  /** Does a new part of the game begin with it, as a round does? */
  beginsChapter(telling: Telling): boolean;
  /** A game was opened that has not begun to move: the deal may be shown. */
  opened(session: Session): void;
  heard(session: Session, telling: Telling): void;
  /** How long everybody holds his breath after it; whoever is impatient need not. */
  hold(telling: Telling): Millis;
  interlude(session: Session, telling: Telling, later: readonly Telling[]): Interlude | null;
  /** Another game begins: what was gathered from tellings is forgotten. */
  forget(session: Session): void;
}
