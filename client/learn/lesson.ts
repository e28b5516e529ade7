/** What a lesson is: a table laid out by hand, and its events, step by step. Games write theirs as data. */
import type { ComponentType } from 'preact';
import type { Position } from '../../kernel/cards/position.ts';
import type { Game, Kinds, Telling } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Millis, Seat } from '../../kernel/seat.ts';
import type { GameClient } from '../table/session/session.ts';

/** The code of a lesson's table. */
export const CODE = 'LESSON';
/** The learner sits here, unless a lesson says otherwise. */
export const LEARNER: Seat = 0;

/** Another player's act, in the notation of stories: `[1, 'discard 6 6']`. */
export type LessonDeed = readonly [seat: Seat, move: string];
interface Said<Text extends string> {
  /** The teacher's text. */
  readonly text: Text;
  /** The others' acts after the learner's part. */
  readonly others?: readonly LessonDeed[];
}
/** To be read. */
export type Reading<Text extends string> = Said<Text> & { readonly kind: 'read' };
/**
 * To be done: exactly this move; any other that the rules allow is answered with `hint`. Where no player can tell the moves of a verb
 * apart, as with cards that lie face down, all of them are `alike`: the learner makes any of them, and this one is played.
 */
export type Doing<Text extends string> = Said<Text> & {
  readonly kind: 'do';
  readonly does: string;
  readonly hint?: Text;
  readonly alike?: true;
};
/** To be picked from the hand, and looked at: nothing is played. */
export type Picking<Text extends string> = Said<Text> & { readonly kind: 'pick'; readonly picks: string };
/** A race: when the cue comes, when the others' hands come down after it, and what makes it worth another try. */
export type RaceLesson<Text extends string> = Said<Text> & {
  readonly kind: 'race';
  readonly cue: Millis;
  readonly hands: { readonly [seat: number]: Millis };
  readonly again?: { readonly text: Text; readonly when: (told: readonly Telling[]) => boolean };
};
export type LessonStep<Text extends string = string> = Reading<Text> | Doing<Text> | Picking<Text> | RaceLesson<Text>;

export interface Lesson<Text extends string = string> {
  readonly seats: number;
  readonly seed: string;
  /** Where the learner sits, if not on the first chair. */
  readonly seat?: Seat;
  readonly options?: JsonObject;
  readonly position: Position;
  readonly steps: readonly LessonStep<Text>[];
}
export interface Lessons {
  readonly game: Game<Kinds>;
  readonly lessons: { readonly [id: string]: Lesson };
}
/** Where a rule comes from, where it stands, and the table option that changes it. */
export interface RuleOrigin {
  readonly chapter: string;
  /** `seed` is the book that we have of a game with several; `known` is public knowledge, but not from a book we have. */
  readonly from: readonly ('book' | 'seed' | 'known' | 'analogy' | 'house')[];
  readonly option?: string;
}
/** The numbered rules of a game, in reading order. */
export interface ReadRulebook {
  readonly chapters: readonly string[];
  readonly rules: { readonly [id: string]: RuleOrigin };
}
/** A game's teaching beyond its rulebook. Its lessons bring its rules along, so they are loaded when one begins. */
export interface School {
  readonly lessons: readonly { readonly id: string; readonly minutes: number; readonly seat?: Seat }[];
  load(): Promise<Lessons>;
  /** Examples, drawn as little tables, by the rule they show. */
  readonly examples: { readonly [rule: string]: ComponentType<{ readonly game: GameClient }> };
}
/** The first lesson for a player in this seat. */
export const firstLesson = ({ lessons }: Pick<School, 'lessons'>, seat: Seat): string | undefined =>
  (lessons.find(lesson => (lesson.seat ?? LEARNER) === seat) ?? lessons[0])?.id;
/** The words of a school. */
export interface SchoolWords {
  readonly lessons: {
    readonly [id: string]: {
      readonly title: string;
      readonly about: string;
      readonly steps: { readonly [text: string]: string };
    };
  };
}
