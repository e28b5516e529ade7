/** What a game brings to the shared table: how its cards look, where they lie, what it says about a choice. Nothing here knows a rule. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import type { Telling } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../kernel/seat.ts';
import type { Later } from '../shell/later.ts';
import type { Piece, Row } from './pieces/scene.ts';

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** `go` is the one red button. */
  readonly tone: 'go' | 'plain' | 'quiet';
  /** Its key, as `KeyboardEvent.key`, in lower case. */
  readonly key?: string;
  readonly icon?: JSX.Element;
  /** Shown in the brass line beside the red one, because time is short. */
  readonly pressing?: boolean;
  /** The move it plays, at once or after a confirmation. */
  readonly move?: Move;
  /** A lesson waits for it. */
  readonly wanted?: true;
  /** Plays nothing: leads back, away, or to something to read. */
  readonly aside?: true;
}
/** The text of the brass line, and its actions. */
export interface Plan {
  /** `yours` when something is asked of the player. */
  readonly tone: 'yours' | 'wait';
  /** A figure or a name in display type. */
  readonly lead: string | null;
  readonly text: string;
  /** The rule the text rests on. */
  readonly rule: string | null;
  readonly actions: readonly Action[];
  /** Rare actions: shown in the menu of the table, away from the hand. */
  readonly menu?: readonly Action[];
}
/** Something that lies on the table and can be pressed now: a chamber, a card in play, a die. */
export interface Touch {
  /** Unique among touches. */
  readonly id: string;
  /** Already chosen: a press undoes that. */
  readonly on?: boolean;
  /** A lesson waits for it. */
  readonly wanted?: boolean;
  readonly run: () => void;
}
/** How a card of the hand is drawn, and its explanation when touched but not playable. */
export interface CardStanding {
  readonly state: 'legal' | 'plain' | 'dim';
  readonly why: Refusal | null;
  /** It does not go with the picked cards, but is playable alone: picking it drops them. */
  readonly instead?: true;
  /** When picked, it is payment, not the card played. */
  readonly pays?: true;
  /** For screen readers: "may be discarded". */
  readonly hint: string;
}
/** A sheet over the table until the player has looked at it. */
export interface Interlude {
  readonly kind: string;
  readonly render: (done: () => void) => JSX.Element;
}
export interface CardProps {
  readonly face: string | null;
}

/** A shorter game than agreed: the button's text, and the options. */
export interface Shorter {
  readonly said: string;
  readonly options: JsonObject;
}
/** Where people play in teams: who plays with whom, what a team is called, and what is said before the game. */
export interface Teams {
  /** The most teams there can be. */
  readonly most: number;
  /** The team of each seat, as the options and the number of chairs make it; null when these players cannot be split that way. */
  of(options: JsonObject, seats: number): readonly number[] | null;
  /** The options that put this seat in that team, out of these teams. */
  moved(of: readonly number[], seat: Seat, team: number): JsonObject;
  named(team: number): string;
  /** How long such a game takes, in words, and a shorter one where it is long. */
  length(options: JsonObject, of: readonly number[]): { readonly takes: string; readonly shorter: Shorter | null } | null;
  /** The switch that makes up for uneven teams. */
  readonly handicap: string;
  words(): { readonly misfit: string; readonly uneven: string; readonly offer: string; readonly move: string };
}

/** Who is ahead, where no points are counted: how much each player has (null: they are out), of what, and the word for being out. */
export interface Ahead {
  readonly amounts: readonly (number | null)[];
  readonly of: string;
  readonly out: string;
}

/** A race for a pile, as `race.tsx` shows it. */
export interface RaceOf<Session> {
  readonly Screen: ComponentType<{ readonly session: Session }>;
  /** What it is about: the pile (given, to be filled), and what lies around it. */
  readonly Middle: ComponentType<{ readonly session: Session; readonly pile: (cards: ComponentChildren) => JSX.Element }>;
  /** What can still be done with the hand. */
  readonly Hand: ComponentType<{ readonly session: Session }>;
  /** Its reason, the cue in a word, what it asks for, and the text for players who do not race. */
  why(session: Session): string;
  title(session: Session): string;
  hint(session: Session): string;
  aside(session: Session): string;
}

/** The player's own hand of cards. */
export interface HandOf<Session> {
  /** How many cards may be picked at once. */
  readonly picks: 'one' | 'many';
  /** In the order in which they are held. */
  sorted(pieces: readonly Piece[]): readonly Piece[];
  standing(session: Session, piece: Piece): CardStanding;
}

/**
 * Generic in what a visit to a table is: `GameClient`, in `session.ts`, is that of a session. A game says who it is, what lies where and
 * what the brass line says; `defaults.ts` has everything else that it does not say.
 */
export interface GameClientOf<Session> {
  readonly id: string;
  /** Absent in games without teams. */
  readonly teams?: Teams;
  /** The inside of a card. */
  readonly Face: ComponentType<CardProps>;
  /** A card in full, for those who want to read it: the sheet's title, and what stands on it. */
  readonly reader?: { title(): string; readonly Reading: ComponentType<{ readonly face: string }> };
  /** The topic that explains a card which does nothing by itself; without, its own face. */
  topicOf?(face: string): string;
  /** Facts about a topic now, beyond its number of cards: chances, cards left. */
  aboutNow?(session: Session, topic: string, seat: Seat | null): string | null;
  /** Classes of a card's frame. */
  frame(face: string | null): string;
  /** Where the others sit: around the middle, or all above it, where that needs the whole width. */
  readonly seats: 'around' | 'above';
  /** The shared middle of the table. */
  readonly Middle: ComponentType<{ readonly session: Session }>;
  /** What lies before the player apart from the hand. */
  readonly Tray: ComponentType<{ readonly session: Session }>;
  /** What lies before another. */
  readonly Belongings: ComponentType<{ readonly session: Session; readonly seat: Seat }>;
  /** Absent in games without hands. */
  readonly hand?: HandOf<Session>;
  /** Absent in games without races. */
  readonly race?: RaceOf<Session>;
  /** The end of the game beyond the scores. */
  readonly Chart?: Later<{ readonly session: Session }>;
  /** What else its table draws only later: scenes. */
  readonly later?: readonly Pick<Later<never>, 'fetch'>[];
  /** Something in half a line: "Round 3 of 6". */
  where(session: Session): string;
  /** Null where none are counted. */
  points(session: Session): readonly number[] | null;
  /** Absent where points say it. */
  ahead?(session: Session): Ahead;
  plan(session: Session): Plan;
  /** Pressable things beyond the hand and the plan's actions; the parts of the table draw them from here. */
  touches?(session: Session): readonly Touch[];
  /** A move in words, where it names more than cards and players. Null where its verb and those say it. */
  moveSaid?(session: Session, move: Move): string | null;
  /** Piles that a view lists from the top; all others lie with their last card on top. */
  readonly topFirst: readonly string[];
  /** Zones in which moves name a card by its position. */
  readonly inOrder?: readonly string[];
  /** Is this row somewhere on the screen? */
  drawn(row: Row, me: Seat | null): boolean;
  /** The rule behind a telling, if worth a link. */
  ruleOf(telling: Telling): string | null;
  /** Is it worth a line in the log? */
  worthTelling(telling: Telling): boolean;
  /** Does a new part of the game begin with it, as a round does? */
  beginsChapter(telling: Telling): boolean;
  /** Called for a game before its first move: it may show the deal. */
  opened(session: Session): void;
  /** The log's lines for it: no telling reports the deal, but its result is visible. */
  opening?(session: Session): readonly Telling[];
  /** Keeps what a view does not hold. A player who enters later gets this chapter's tellings again, at once and silently. */
  gather(session: Session, telling: Telling): void;
  /** Plays its sound and its flights. */
  heard(session: Session, telling: Telling): void;
  /** How long the table pauses after it; impatient players can skip that. */
  hold(telling: Telling): Millis;
  interlude(session: Session, telling: Telling, later: readonly Telling[]): Interlude | null;
  /** The scene over the table, telling by telling; it becomes an interlude or goes away. */
  scene?(session: Session): Interlude | null;
  /** Another game begins: forget what was gathered from tellings. */
  forget(session: Session): void;
}
