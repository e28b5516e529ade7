/** A puzzle under way: its table, the tries, and the coach's texts. */
import { signal } from '@preact/signals';
import { luckIn } from '../../bots/looking-back.ts';
import type { Mind, Reason } from '../../bots/mind.ts';
import type { AskedSeat } from '../../bots/puzzles/lead.ts';
import { chancesOf, groundFor } from '../../bots/puzzles/told.ts';
import { thoughtOf } from '../../bots/thought.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Move } from '../../kernel/seat.ts';
import { moveSaid } from '../hint/said.ts';
import { Classroom } from '../learn/classroom.ts';
import { sameMove } from '../table/session/choice.ts';
import { type GameClient, Session } from '../table/session/session.ts';
import { momentOf, type Riddle } from './riddle.ts';

/** The player's name, the bot the others seem to be, and the texts for a wrong move and for an illegal table. */
export interface Solving {
  /** Knows why a move is good; null for games without such knowledge. */
  readonly mind: Mind<Kinds> | null;
  readonly name: string;
  readonly bot: string;
  wrong(): string;
  refused(): string;
  /** The texts for a move after the solution, and for a solution followed by luck. */
  over(): string;
  /** Stores the result of a move; returns whether it was the first try at this puzzle. */
  tried(isRight: boolean): boolean;
}
/** The best move in words, the second where known, and the reason for the best. */
export interface Solution {
  readonly best: string;
  readonly second: string | null;
  readonly reason: Reason | null;
}
/** A wrong move: its chance, where the best one's is known, and its strongest fact. */
export interface Miss {
  readonly move: Move;
  readonly chance: number | null;
  readonly reason: Reason | null;
}
/** Milliseconds of dreaming at a time. */
const SLICE = 12;
const pause = (): Promise<void> => new Promise(done => setTimeout(done));

export class Attempt {
  readonly riddle: Riddle;
  readonly session: Session;
  readonly stage = signal<'open' | 'wrong' | 'solved' | 'shown'>('open');
  readonly solution = signal<Solution | null>(null);
  /** The last tried move, if wrong. */
  readonly miss = signal<Miss | null>(null);
  /** Was the first try the best move? */
  atFirst = false;
  readonly #room: Classroom;
  readonly #best: Move;
  readonly #second: Move | null;
  readonly #reason: Reason | null;
  readonly #moment: AskedSeat | null;
  /** Does luck follow the best move? Its result would say nothing about the move. */
  readonly #isLuck: boolean;
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
    this.#moment = solving.mind && { mind: solving.mind, table, seat };
    this.#reason = this.#moment && groundFor(this.#moment, this.#best);
    const played = game.play(table, { seat, move: this.#best, at: table.clock });
    this.#isLuck = !isRefusal(played) && luckIn(played.told('rail')) !== null;
    this.#room = new Classroom(game, table, seat, solving.name, solving.bot);
    this.#room.gate = move => this.#gate(move);
    this.session = new Session(this.#room, client);
  }
  async open(): Promise<void> {
    await this.session.line.enter();
  }
  /** The player gives up: shows the best move, which they may then make. */
  show(): void {
    this.#tell();
    this.stage.value = 'shown';
  }
  close(): void {
    this.miss.value = null;
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
      if (stage !== 'shown') void this.#weigh(move);
      return { rule: 'puzzle', why: this.#solving.wrong() };
    }
    this.miss.value = null;
    // Named while it can still be made: its name may depend on the table.
    this.#tell();
    if (stage !== 'shown') this.atFirst = this.#solving.tried(true);
    this.stage.value = 'solved';
    return this.#isLuck ? { rule: 'puzzle', why: this.#solving.over() } : move;
  }
  async #weigh(move: Move): Promise<void> {
    const moment = this.#moment;
    const { evidence } = this.riddle;
    if (moment === null) return;
    const { mind, table, seat } = moment;
    const reason = mind.why?.(thoughtOf(mind.game, table, seat, diceFrom('ground')), move) ?? null;
    const tried: Miss = { move, chance: null, reason };
    this.miss.value = tried;
    if (evidence === null) return;
    let { chance } = evidence.second;
    if (!sameMove(move, this.#second!)) {
      let dreamt = 0;
      let until = performance.now() + SLICE;
      for (dreamt of chancesOf(moment, move)) {
        if (performance.now() < until) continue;
        await pause();
        if (this.miss.peek() !== tried) return;
        until = performance.now() + SLICE;
      }
      // The second is proven better than all but the best.
      chance = Math.min(chance, dreamt);
    }
    this.miss.value = { ...tried, chance };
  }
  #tell(): void {
    if (this.solution.peek() !== null) return;
    const said = (move: Move | null): string | null => (move === null ? null : moveSaid(this.session, move));
    this.solution.value = { best: said(this.#best)!, second: said(this.#second), reason: this.#reason };
  }
}
