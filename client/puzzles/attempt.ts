/** A puzzle under way: its table, what was tried there, and what is said of it. */
import { signal } from '@preact/signals';
import type { Mind } from '../../bots/mind.ts';
import { groundFor } from '../../bots/puzzles/ground.ts';
import type { Reason } from '../../bots/reason.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Move } from '../../kernel/seat.ts';
import { moveSaid } from '../hint/said.ts';
import { Classroom } from '../learn/classroom.ts';
import { sameMove } from '../table/session/choice.ts';
import { type GameClient, Session } from '../table/session/session.ts';
import { momentOf, type Riddle } from './riddle.ts';

/** What the player is called, which bot the others seem to be, and what is said of a move that is not the best, or of a table that is not allowed. */
export interface Solving {
  /** Knows why a move is good; null where nobody does. */
  readonly mind: Mind<Kinds> | null;
  readonly name: string;
  readonly bot: string;
  wrong(): string;
  refused(): string;
  /** What is said of a move that comes after the solution. */
  over(): string;
  /** Keeps what came of a move; says whether it was the first that was ever tried at this puzzle. */
  tried(isRight: boolean): boolean;
}
/** The best move in words, the one after it where that is known, and what speaks for the best. */
export interface Solution {
  readonly best: string;
  readonly second: string | null;
  readonly reason: Reason | null;
}

export class Attempt {
  readonly riddle: Riddle;
  readonly session: Session;
  readonly stage = signal<'open' | 'wrong' | 'solved' | 'shown'>('open');
  readonly solution = signal<Solution | null>(null);
  /** Was the first move that was ever tried here the best one? */
  atFirst = false;
  readonly #room: Classroom;
  readonly #best: Move;
  readonly #second: Move | null;
  readonly #reason: Reason | null;
  readonly #solving: Solving;

  constructor(game: Game<Kinds>, riddle: Riddle, client: GameClient, solving: Solving) {
    const { opening, seat, evidence } = riddle;
    const notation = notationOf(game, opening.seats);
    const read = (move: string | JsonObject): Move => (typeof move === 'string' ? notation.move(move) : (move as unknown as Move));
    this.riddle = riddle;
    this.#solving = solving;
    this.#best = read(riddle.best);
    this.#second = evidence === null ? null : read(evidence.second.move);
    const table = momentOf(game, riddle);
    if (table === null) throw new Error(solving.refused());
    this.#reason = solving.mind && groundFor({ mind: solving.mind, table, seat }, this.#best);
    this.#room = new Classroom(game, table, seat, solving.name, solving.bot);
    this.#room.gate = move => this.#gate(move);
    this.session = new Session(this.#room, client);
  }
  async open(): Promise<void> {
    await this.session.line.enter();
  }
  /** The player gives up: the best move is said, and may be made. */
  show(): void {
    this.#tell();
    this.stage.value = 'shown';
  }
  close(): void {
    this.session.close();
  }

  #gate(move: Move): Move | Refusal {
    const stage = this.stage.peek();
    if (stage === 'solved') return { rule: 'puzzle', why: this.#solving.over() };
    if (!sameMove(move, this.#best)) {
      if (stage === 'open') {
        this.#solving.tried(false);
        this.stage.value = 'wrong';
      }
      return { rule: 'puzzle', why: this.#solving.wrong() };
    }
    // Said while it can still be made: what it is called may depend on what lies there.
    this.#tell();
    if (stage !== 'shown') this.atFirst = this.#solving.tried(true);
    this.stage.value = 'solved';
    return move;
  }
  #tell(): void {
    if (this.solution.peek() !== null) return;
    const said = (move: Move | null): string | null => (move === null ? null : moveSaid(this.session, move));
    this.solution.value = { best: said(this.#best)!, second: said(this.#second), reason: this.#reason };
  }
}
