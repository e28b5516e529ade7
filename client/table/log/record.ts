/** The log of a visit: tellings, notes and chat, newest last; and what happened while the player was away or skipped. */
import { signal } from '@preact/signals';
import type { Outcome, Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Note, Said, StoryLine } from '../../../wire/protocol.ts';
import type { ToldOf } from '../../../wire/tellings.ts';
import { muted } from '../../moderation/mute.ts';
import type { Seated } from '../session/people.ts';

export type LogEntry =
  | {
      readonly kind: 'told';
      readonly id: number;
      readonly telling: Telling /** The player a bot played for. */;
      readonly held: readonly Seat[];
    }
  /** Another game begins at this table; the seating of the previous one. */
  | { readonly kind: 'game'; readonly id: number; readonly number: number; readonly before: Seated | null }
  /** The game is over, with this result. */
  | { readonly kind: 'over'; readonly id: number; readonly outcome: Outcome }
  | ({ readonly kind: 'note'; readonly id: number } & Note)
  | {
      readonly kind: 'said';
      readonly id: number;
      readonly from: string;
      /** The speaker's public id. */
      readonly who: string;
      readonly text: string | null;
      readonly phrase: string | null;
      readonly mine: boolean;
      /** Only for the player's team. */
      readonly team: boolean;
    };
type SaidEntry = Extract<LogEntry, { kind: 'said' }>;
/** What the player missed, and why. */
export interface Missed {
  readonly why: 'away' | 'skipped';
  readonly lines: readonly LogEntry[];
}
type Retold = Pick<ToldOf<'story'>, 'lines' | 'before' | 'deal'>;
const LONGEST = 400;

export class Record {
  readonly lines = signal<readonly LogEntry[]>([]);
  readonly unread = signal(0);
  /** Kept until the player has read it. */
  readonly missed = signal<Missed | null>(null);
  readonly #me: () => Seat | null;
  #last = 0;
  /** The players a bot plays for now. */
  #held: readonly Seat[] = [];
  /** The last line before the player began to skip. */
  #skippedAfter = 0;

  constructor(me: () => Seat | null) {
    this.#me = me;
  }
  #write(line: LogEntry): void {
    this.lines.value = [...this.lines.peek().slice(1 - LONGEST), line];
  }
  told(telling: Telling): void {
    this.#write(this.#line({ telling }));
  }
  begun(number: number, before: Seated | null): void {
    this.#held = [];
    this.#write({ kind: 'game', id: ++this.#last, number, before });
  }
  over(outcome: Outcome): void {
    this.#write({ kind: 'over', id: ++this.#last, outcome });
  }
  noted({ note, seat }: Note): void {
    this.#write(this.#line({ note, seat }));
    if (note === 'back') this.#catchUp();
  }
  said(told: Said): void {
    const line = this.#saidLine(told);
    this.#write(line);
    if (!line.mine && !muted.peek().has(line.who)) this.unread.value++;
  }
  /** The story so far, for a returning player. */
  retold({ lines, before, deal }: Retold): void {
    const story = [...lines.slice(0, before), ...deal.map(telling => ({ telling })), ...lines.slice(before)];
    this.#held = [];
    this.lines.value = story.map(line => this.#line(line));
    if (this.lines.peek().at(-1)?.kind === 'note') this.#catchUp();
  }
  #line(line: StoryLine): LogEntry {
    if ('telling' in line) return { kind: 'told', id: ++this.#last, telling: line.telling, held: this.#held };
    if (!('note' in line)) return this.#saidLine(line);
    const { note, seat } = line;
    const others = this.#held.filter(each => each !== seat);
    if (note === 'held') this.#held = [...others, seat];
    if (note === 'back') this.#held = others;
    return { kind: 'note', id: ++this.#last, note, seat };
  }
  #saidLine({ from, text, phrase, team }: Said): SaidEntry {
    return {
      kind: 'said',
      id: ++this.#last,
      from: from.name,
      who: from.who,
      text: text ?? null,
      phrase: phrase ?? null,
      mine: from.seat !== null && from.seat === this.#me(),
      team: team === true,
    };
  }
  /** The player is back: collects what happened since a bot took over. */
  #catchUp(): void {
    const log = this.lines.peek();
    const mine = (note: Note['note']) => (line: LogEntry) => line.kind === 'note' && line.note === note && line.seat === this.#me();
    const back = log.findLastIndex(mine('back'));
    const from = log.findLastIndex((line, i) => i < back && mine('held')(line));
    if (from >= 0) this.missed.value = { why: 'away', lines: log.slice(from, back).filter(line => line.kind === 'told') };
  }
  /** From here on the player skips everything, until `looksAgain`. */
  looksAway(): void {
    this.#skippedAfter = this.#last;
  }
  looksAgain(): void {
    const lines = this.lines.peek().filter(({ kind, id }) => kind === 'told' && id > this.#skippedAfter);
    if (lines.length > 0) this.missed.value = { why: 'skipped', lines };
  }
}
