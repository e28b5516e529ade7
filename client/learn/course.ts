/** A lesson under way: its step, the learner's task, and the result. */
import { effect, signal } from '@preact/signals';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Move } from '../../kernel/seat.ts';
import { pace } from '../shell/settings.ts';
import { whenIdle } from '../table/pieces/idle.ts';
import { sameMove } from '../table/session/choice.ts';
import { type GameClient, Session } from '../table/session/session.ts';
import { Classroom, laidFor } from './classroom.ts';
import { LEARNER, type Lesson, type LessonStep, type Lessons, type RaceLesson } from './lesson.ts';

/** What the lesson waits for: the learner's eyes or hands, the others, the result of a race, another try, or nothing more. */
type Stage = 'reads' | 'acts' | 'waits' | 'looks' | 'again' | 'done';
/** Pauses between acts of the others, at a slow and at a quick pace. */
const THINKING = { leisure: 900, quick: 60 };
/** The cue comes up to this much later, so that a learner cannot count. */
const LATER = 1200;

/** The learner's name, the bot the others seem to be, and the text for a legal but unwanted move. */
export interface Company {
  readonly name: string;
  readonly bot: string;
  otherwise(hint: string | null): string;
}

export class Course {
  readonly lesson: Lesson;
  readonly session: Session;
  readonly at = signal(0);
  readonly stage = signal<Stage>('waits');
  readonly broken = signal<string | null>(null);
  readonly #room: Classroom;
  readonly #otherwise: Company['otherwise'];
  #begun: Classroom['table'];
  #closed = false;

  constructor({ game, lessons }: Lessons, id: string, client: GameClient, { name, bot, otherwise }: Company) {
    this.lesson = lessons[id]!;
    this.#otherwise = otherwise;
    this.#room = new Classroom(game, laidFor(game, this.lesson), this.lesson.seat ?? LEARNER, name, bot);
    this.#begun = this.#room.table;
    this.session = new Session(this.#room, client);
    this.#room.gate = move => this.#gate(move);
    this.#room.moved = () => {
      if (this.step?.kind === 'do') void this.#advance();
    };
  }
  get step(): LessonStep | null {
    return this.lesson.steps[this.at.value] ?? null;
  }
  /** The teacher's present text. */
  get text(): string | null {
    const { step } = this;
    // Its task is over.
    if (this.stage.value === 'looks') return null;
    return this.stage.value === 'again' && step?.kind === 'race' ? step.again!.text : (step?.text ?? null);
  }
  async open(): Promise<void> {
    await this.session.line.enter();
    this.#begin();
  }
  /** The learner has read it. */
  next(): void {
    if (this.stage.peek() === 'reads') void this.#advance();
  }
  /** The learner tries again, or moves on. */
  again(): void {
    if (this.stage.peek() !== 'again') return;
    this.#room.rewind(this.#begun);
    this.#begin();
  }
  skip(): void {
    if (this.stage.peek() === 'again') void this.#advance();
  }
  close(): void {
    this.#closed = true;
    this.session.close();
  }

  #gate(move: Move): Move | Refusal {
    const { step } = this;
    if (this.stage.peek() === 'acts') {
      const wanted = step?.kind === 'do' ? this.#room.words.move(step.does) : null;
      if (step?.kind === 'do' && wanted !== null && (step.alike === true ? move.do === wanted.do : sameMove(move, wanted)))
        return wanted;
      if (step?.kind === 'race' && move.do === 'load') return move;
    }
    return { rule: 'lesson', why: this.#otherwise(step?.kind === 'do' ? (step.hint ?? null) : null) };
  }
  #begin(): void {
    const { step } = this;
    this.session.wanted.value = step?.kind === 'do' ? this.#room.words.move(step.does) : null;
    this.#begun = this.#room.table;
    if (step === null) this.stage.value = 'done';
    else if (step.kind === 'read') this.stage.value = 'reads';
    else {
      this.stage.value = 'acts';
      if (step.kind === 'pick') this.#watchFor(step.picks);
      if (step.kind === 'race') this.#try(this.#lead(step));
    }
  }
  /** The learner has done their part: the others do theirs, and the next step begins. */
  async #advance(): Promise<void> {
    const { step } = this;
    this.stage.value = 'waits';
    this.session.wanted.value = null;
    await this.#try(
      (async () => {
        await whenIdle(this.session);
        for (const [seat, words] of step?.others ?? []) {
          await this.#room.wait(THINKING[pace.peek()]);
          if (this.#closed) return;
          this.#room.act(seat, words);
          await whenIdle(this.session);
        }
        if (this.#closed) return;
        this.at.value++;
        this.#begin();
      })(),
    );
  }
  async #lead(step: RaceLesson<string>): Promise<void> {
    const told = await this.#room.race({ ...step, cue: step.cue + Math.random() * LATER });
    if (this.#closed) return;
    this.stage.value = 'looks';
    await whenIdle(this.session);
    if (step.again?.when(told) === true) this.stage.value = 'again';
    else await this.#advance();
  }
  #watchFor(cards: string): void {
    const wanted = cards.split(' ').sort().join(' ');
    const at = this.at.peek();
    const stop = effect(() => {
      const right = [...this.session.intent.chosen.value].sort().join(' ') === wanted;
      if (!right && this.at.value === at && !this.#closed) return;
      queueMicrotask(() => {
        stop();
        if (right && this.at.peek() === at && this.stage.peek() === 'acts') void this.#advance();
      });
    });
  }
  #try(doing: Promise<void>): Promise<void> {
    return doing.catch(why => {
      this.broken.value = String(why);
    });
  }
}
