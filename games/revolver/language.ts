/** The language that this game's scripts and verbs are written in, and what its scripts remember. */
import type { Dealer } from '../../kernel/cards/dealer.ts';
import type { Frame } from '../../kernel/cards/table.ts';
import { language } from '../../kernel/machine/language.ts';
import type { SeatAnswers } from '../../kernel/machine/script.ts';
import type { CardId } from '../../kernel/sealed.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import type { Place, RevolverFace, Source } from './faces.ts';
import type { Cost } from './vocabulary/effect.ts';
import type { Phase, Revolver } from './zones.ts';

/** A text on a card in play that is due. */
export type DueText = { readonly card: readonly CardId[]; readonly face: RevolverFace; readonly seat: number; readonly n: number };
/** What was destroyed and has a text for it, with who controlled it. */
export type Ruin = { readonly face: RevolverFace; readonly seat: number; readonly n: number };
/** What an act costs, each part named. */
export type Price = { readonly [part in keyof Cost]-?: number };

/** Which text of which card is carried out; `path` leads into a choice: for each choice its operation, then the way taken. */
export type TextNotes = {
  readonly of?: Source;
  readonly n: number;
  readonly path: readonly number[];
  /** The operation that is being carried out. */
  readonly i: number;
  /** The card itself, where it is one. */
  readonly self: readonly CardId[];
  /** No player's doing (RV-204). */
  readonly neutral: boolean;
};
/** The answers to a question put to one seat; where a script asks more than one, each under a name of its own. */
type AnswerNotes = {
  readonly [question in 'answer' | 'cards' | 'swap' | 'may' | 'token' | 'color' | 'spread' | 'reply']?: SeatAnswers;
};
/** When the texts of several cards are due at once. */
export type DueTrigger = 'after-attack' | 'leave' | 'draw-phase';
/** Texts that are carried out one after the other, by what they wait for; `text` is one of a card that the script knows. */
type DueNotes = {
  readonly [trigger in DueTrigger]: DueText;
} & {
  readonly text: number;
  readonly ruins: readonly Ruin[];
  readonly ruin: Ruin;
};
/** A card that is played or used, its place, its price, and what may cancel it. */
type PlayNotes = Price & {
  readonly move: Move;
  readonly card: RevolverFace;
  readonly id: readonly CardId[];
  readonly at: Place;
  readonly cost: Price;
  readonly cancelledBy: readonly RevolverFace[];
  readonly cancelled?: boolean;
};
/** A casualty: who may be chosen and by whom, who it is, and whether anything saves them. */
type CasualtyNotes = {
  readonly bandits?: readonly RevolverFace[];
  readonly lowest: boolean;
  readonly chooser: Seat;
  readonly victim: RevolverFace | null;
  readonly spare: boolean;
  readonly saved: boolean;
};
/** Turns and phases: where a turn begins, the place left behind, the card drawn, the attack and what comes after it. */
type PhaseNotes = {
  readonly from: Phase;
  readonly behind: Place | null;
  readonly drawn?: readonly CardId[];
  readonly sprung: readonly CardId[];
  readonly success: boolean;
  readonly died: number;
  readonly left: readonly CardId[];
  readonly now: readonly CardId[];
};
/** What is chosen among: ways, and battlefields scouted one by one. */
type ChoiceNotes = {
  readonly ways: readonly string[];
  readonly scouted?: readonly Place[];
  readonly only: boolean;
};
/** What scripts remember, by name: each of them some of it. */
export type RevolverNotes = TextNotes & AnswerNotes & DueNotes & PlayNotes & CasualtyNotes & PhaseNotes & ChoiceNotes;
export type RevolverFrame = Frame<RevolverNotes>;
export type RevolverDealer = Dealer<Revolver, RevolverNotes>;
/** Where an answer is noted. */
export type AnswerNote = keyof AnswerNotes;

export const { act, answer, ask, call, cause, does, each, loop, script, standing, verb, when } = language<
  Revolver,
  RevolverNotes
>();
