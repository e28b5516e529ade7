/** A bad input is answered with a value: the rule it breaks and the reason, in plain words that are also the key of its translations. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
  /** What the reason refers to, where it leaves that open: the name of an option, a zone, a face. */
  readonly about?: string;
}
export const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'why' in x && 'rule' in x;

/** The refusals of the table itself, in any game. */
export const no = {
  over: { rule: 'table:over', why: 'The game is over.' },
  notAnInput: {
    rule: 'table:input',
    why: 'That is not an input: it must be a move of a seat, a lapse, a cue, a verdict or a tick.',
  },
  noSuchSeat: { rule: 'table:seat', why: 'There is no such seat at this table.' },
  badTime: { rule: 'table:time', why: 'A time must be a number of milliseconds, zero or more.' },
  notAMove: { rule: 'table:move', why: 'A move must be an object with a verb in "do".' },
  noSuchVerb: { rule: 'table:verb', why: 'This game has no such verb.' },
  notAsked: { rule: 'table:asked', why: 'Nothing is asked of this seat now.' },
  noPassing: { rule: 'table:asked', why: 'There is nothing to pass on: something else is asked of you.' },
  wrongParts: {
    rule: 'table:parts',
    why: 'The move lacks a part that its verb needs, or has one too many, or one of the wrong kind.',
  },
  noRace: { rule: 'table:race', why: 'No race waits for this.' },
  badVerdict: { rule: 'table:verdict', why: 'A verdict must name racers only, each at most once.' },
  seats: { rule: 'table:seats', why: 'This game is not for that number of players.' },
  option: { rule: 'table:option', why: 'The game has no such option, or not that value for it.' },
  position: { rule: 'table:position', why: 'This position cannot be laid out.' },
  undoNothing: { rule: 'table:undo', why: 'You can take back only your own move, and only while nobody has acted since.' },
  undoClosed: { rule: 'table:undo', why: 'Nothing can be taken back in a race, or while everybody may answer.' },
  undoFinal: { rule: 'table:undo', why: 'That move stays: the rules of this game make it final.' },
  undoRolled: { rule: 'table:undo', why: 'That move stays: chance has had its say.' },
  undoRevealed: { rule: 'table:undo', why: 'That move stays: it has shown somebody what they did not know.' },
} as const satisfies { readonly [name: string]: Refusal };

export type TableWhy = (typeof no)[keyof typeof no]['why'];
