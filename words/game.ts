/** The words of one game, for programs that draw, read out or print any game. */
import type { Telling } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Name, Reader, Who } from './phrase.ts';

type Words<Key extends string = string> = { readonly [K in Key]: string };

export interface VerbWords {
  /** On a button. */
  readonly button: string;
  /** In the log: "you discard", "Jesse discards". */
  readonly you: string;
  readonly they: string;
}
export interface QuestionWords {
  /** To the one who is asked. */
  readonly asked: string;
  /** To the others. */
  others(name: Name): string;
}
/** Who is asked what, for any reader. */
export const askedOf = (question: QuestionWords, who: Who): string => (who.you ? question.asked : question.others(who.name));
interface OptionText {
  readonly name: string;
  readonly about: string;
}
/** The words of each kind of option, in addition to its name. */
export type ChoiceWords<Value extends string = string> = OptionText & { readonly values: Words<Value> };
export type NumberWords = OptionText & { value(n: number): string };
export type SwitchWords = OptionText & { readonly on: string; readonly off: string };
/** `chance` is what the option says when no seat is named. */
export type SeatWords = OptionText & { readonly chance: string };
/** The texts that have a name; any other is a player's own. */
export type TextWords<Text extends string = string> = OptionText & { readonly texts: Words<Text>; own(text: string): string };
export type OptionWords = ChoiceWords | NumberWords | SwitchWords | SeatWords | TextWords;
/** What an option that is declared so has to say. */
export type WordsFor<O> = O extends { readonly kind: 'choice'; readonly of: readonly (infer V extends string)[] }
  ? ChoiceWords<V>
  : O extends { readonly kind: 'number' }
    ? NumberWords
    : O extends { readonly kind: 'switch' }
      ? SwitchWords
      : O extends { readonly kind: 'text' }
        ? TextWords
        : SeatWords;
/** A word for each of these keys, none forgotten. */
export type Each<Key extends string, Word = string> = { readonly [K in Key]: Word };

export interface BotWords {
  readonly name: string;
  /** How it plays, in half a line. */
  readonly plays: string;
}
/** A character's words, and the level at which it plays. */
export type CharacterWords<Level extends string = string> = BotWords & { readonly level: Level };
/** The words of each of these characters. */
export type CastWords<Cast extends { readonly [name: string]: { readonly level: string } }> = {
  readonly [C in keyof Cast]: CharacterWords<Cast[C]['level']>;
};

/** The levels of every game's bots, from the weakest to the strongest. */
type Level = 'greenhorn' | 'gunhand' | 'sharpshooter' | 'legend';
/** What a game has words for, read off its own types. */
interface Nameable {
  /** The game's types, as its rules declare them. */
  readonly kinds: { readonly zones: object; readonly face: string; readonly open: object };
  readonly effect: string;
  readonly verb: string;
  readonly question: string;
  readonly options: object;
  readonly ending: string;
  readonly characters: { readonly [name: string]: { readonly level: string } };
}
/** Everything that a game says but the sentences and the rulebook: a name that is forgotten does not compile. */
export interface NamesFor<Of extends Nameable> {
  readonly name: string;
  /** What the house calls it, where the other name must not be shown. */
  readonly houseName?: string;
  readonly about: string;
  readonly faces: Each<Of['kinds']['face']>;
  readonly effects: Each<Of['effect']>;
  readonly zones: Each<Extract<keyof Of['kinds']['zones'], string> | 'box'>;
  readonly facts: Each<Extract<keyof Of['kinds']['open'], string>>;
  readonly verbs: Each<Of['verb'], VerbWords>;
  readonly questions: Each<Of['question'], QuestionWords>;
  readonly options: { readonly [O in keyof Of['options']]: WordsFor<Of['options'][O]> };
  readonly endings: Each<Of['ending']>;
  readonly bots: Each<Level, BotWords> & CastWords<Of['characters']>;
  refusal(why: string): string | null;
}

export interface GameWords {
  readonly name: string;
  /** What the house calls it, where the other name must not be shown. */
  readonly houseName?: string;
  readonly about: string;
  /** What the chairs are called, where each has a side of its own. */
  readonly chairs?: readonly string[];
  readonly faces: Words;
  /** What each special card does, in a line. */
  readonly effects: Words;
  readonly zones: Words;
  readonly facts: Words;
  readonly verbs: { readonly [verb: string]: VerbWords };
  readonly questions: { readonly [question: string]: QuestionWords };
  readonly options: { readonly [option: string]: OptionWords };
  /** What is agreed on, where option by option it would be too much to read. */
  agreed?(options: JsonObject): readonly string[];
  readonly endings: Words;
  readonly bots: { readonly [bot: string]: BotWords & { readonly level?: string } };
  /** A score in words, where it is not counted in points; null in a game that counts nothing. */
  readonly points?: ((n: number) => string) | null;
  /** What the teams are called, where people play together. */
  readonly teams?: readonly string[];
  readonly chapters: Words;
  readonly rules: Words;
  /** A reason of this game for refusing a move; null when it is not this game's. */
  refusal(why: string): string | null;
  /** What exactly is meant, where the table says it in its own short way; null when that needs no other words. */
  detail?(about: string): string | null;
  /** A telling as a sentence; null when it is not one that this game or the table tells, or when another one says it better. */
  tell(telling: Telling, reader: Reader): string | null;
}
/** The first page of a rulebook: all that one needs to begin. */
export interface Brief {
  readonly goal: string;
  readonly turn: string;
  readonly cards: string;
  readonly end: string;
}
type Rulebook = Pick<GameWords, 'chapters' | 'rules'>;
/** The rulebook, which may begin with one page. */
export type RuleTexts = Rulebook & { readonly brief?: Brief };
/** What is said at a table; the rulebook is a thing of its own. */
export type GameTalk = Omit<GameWords, keyof Rulebook>;

/** Why a move is worth what it is, in a sentence: a game's own words, one for each of its facts. */
export type ReasonWords<Grounds> = { readonly [B in keyof Grounds]: (figures: Grounds[B]) => string };
