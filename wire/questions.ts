/** Questions that wait for their answers: numbered, sent over a link, and resent when that link was lost, if repeating does no harm. */
import type { Refusal } from '../kernel/refusal.ts';
import type { Link } from './link.ts';
import { refusals as servers } from './refusals.ts';
import type { Answer, Answered, Question, RepeatableAsk } from './requests.ts';

/**
 * Questions that may be repeated when the answer was lost. By name, as a page has no question schemas; the table of requests decides which.
 */
const repeatable: { readonly [A in RepeatableAsk]: true } = {
  lobby: true,
  enter: true,
  house: true,
  leave: true,
  rename: true,
  ready: true,
  reveal: true,
  move: true,
  undo: true,
  moves: true,
  orders: true,
  hint: true,
  log: true,
};

/** Refusals of a server that stops, or loses a table: nothing was done, and the connection is about to end. */
const undone: ReadonlySet<string> = new Set([servers.closing.rule, 'table:closing']);

export const refusals = {
  lost: { rule: 'wire:lost', why: 'The connection was lost before the answer came.' },
  closed: { rule: 'wire:closed', why: 'The connection is closed.' },
} as const satisfies { readonly [name: string]: Refusal };
export type ClientWhy = (typeof refusals)[keyof typeof refusals]['why'];

export interface Asked {
  readonly id: number;
  readonly question: Question;
  readonly settle: (answer: Answered) => void;
  /** The number of a move, from the first time that it is sent. */
  seq: number | null;
  /** The link it was sent over; null while it waits. */
  on: Link | null;
}
export const isAbout = (question: Question, table: string): boolean => 'table' in question && question.table === table;

export class Questions {
  readonly #open = new Map<number, Asked>();
  #lastId = 0;

  add<Q extends Question>(question: Q): { readonly asked: Asked; readonly answer: Promise<Answered<Q['ask']>> } {
    const id = ++this.#lastId;
    let settle: Asked['settle'] = () => {};
    const answer = new Promise<Answered<Q['ask']>>(resolve => {
      // The protocol guarantees that the answer's type belongs to the question.
      settle = given => resolve(given as Answered<Q['ask']>);
    });
    const asked: Asked = { id, question, settle, seq: null, on: null };
    this.#open.set(id, asked);
    return { asked, answer };
  }
  /** The questions that wait to be sent, in the order they were asked. */
  waiting(): Asked[] {
    return [...this.#open.values()].filter(asked => asked.on === null);
  }
  isEntering(table: string): boolean {
    return [...this.#open.values()].some(({ question }) => question.ask === 'enter' && question.table === table);
  }
  /** The question this answers, if it was asked there. A stopping server has not acted on it: another will. */
  answered(answer: Answer, link: Link): Asked | null {
    const asked = this.#open.get(answer.re);
    if (asked === undefined || asked.on !== link) return null;
    if ('no' in answer && undone.has(answer.no.rule)) {
      asked.on = null;
      return null;
    }
    this.#open.delete(answer.re);
    return asked;
  }
  /** The table lives elsewhere, so no question about it was acted on: they are asked again there. */
  recall(table: string): void {
    for (const asked of this.#open.values()) if (isAbout(asked.question, table)) asked.on = null;
  }
  /** No more answers will come over this link. */
  lost(link: Link): void {
    for (const asked of this.#open.values()) {
      if (asked.on !== link) continue;
      asked.on = null;
      if (asked.question.ask in repeatable) continue;
      this.#open.delete(asked.id);
      asked.settle(refusals.lost);
    }
  }
  close(): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { settle } of open) settle(refusals.closed);
  }
}
