/**
 * A table for one learner: the real rules, played in the page. The others follow the lesson; its own times lead a race.
 * To the session it is a table like any other.
 */
import { computed } from '@preact/signals';
import type { Game, Input, Kinds, Played, Telling } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { type Named, notationOf } from '../../kernel/proving/notation.ts';
import { isRefusal, no, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../kernel/seat.ts';
import { beginAtTable } from '../../table/play/progress.ts';
import { listed, QUIET, Stream, storyOf } from '../../table/viewers/stream.ts';
import type { ChairView, UpdateStory } from '../../wire/protocol.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { LineAnswer, TableLine, TableQuestion } from '../line/line.ts';
import { CODE, type Lesson, type RaceLesson } from './lesson.ts';

type Table = Kinds['Table'];
/** How long the table waits for a hand still on its way. */
const GRACE: Millis = 300;
const TICK: Millis = 50;

interface Race {
  readonly hands: { readonly seat: Seat; readonly time: Millis }[];
  /** Hands that the lesson has promised and that have not come yet. */
  expected: number;
  readonly ended: () => void;
}
const broken = (refusal: Refusal): Error =>
  new Error(`this table is not allowed: ${refusal.why} ${refusal.about ?? ''} (${refusal.rule})`);

/** The table that a lesson begins at. */
export const laidFor = (game: Game<Kinds>, { options, seats, seed, position }: Lesson): Table => {
  const config = game.configure((options ?? null) as Json, seats) as Json;
  if (isRefusal(config)) throw broken(config);
  const laid = game.lay(config, seats, seed, position);
  if (isRefusal(laid)) throw broken(laid);
  return laid;
};

export class Classroom implements TableLine {
  readonly kind = 'practice';
  readonly coached = true;
  readonly code = CODE;
  readonly state = computed(() => 'open' as const);
  /** The lesson's filter on the learner's legal moves: the move to play for theirs, or why not. */
  gate: (move: Move) => Move | Refusal = move => move;
  /** Called when the learner has done it. */
  moved: (move: Move) => void = () => {};
  readonly words: Named;
  readonly #game: Game<Kinds>;
  readonly #seat: Seat;
  readonly #name: string;
  readonly #bot: string;
  readonly #ears = new Set<(told: TableTold) => void>();
  readonly #zero = performance.now();
  #table: Table;
  #stream: Stream;
  #number = 1;
  #painted: Millis | null = null;
  #race: Race | null = null;
  #still = false;
  #left = false;

  /** The learner's seat and name, and the bot the others seem to be. */
  constructor(game: Game<Kinds>, table: Table, seat: Seat, name: string, bot: string) {
    this.#game = game;
    this.#seat = seat;
    this.#name = name;
    this.#bot = bot;
    this.words = notationOf(game, []);
    this.#table = table;
    this.#stream = new Stream(game, this.#number, seat, table);
  }
  get table(): Table {
    return this.#table;
  }
  /** Restores the earlier table. */
  rewind(table: Table): void {
    this.#table = table;
    this.#race = null;
    this.#stream = new Stream(this.#game, ++this.#number, this.#seat, table);
    this.#tell(false, QUIET);
  }
  /** An act of another player, or of the clock. */
  act(seat: Seat, words: string): void {
    this.#must({ seat, move: this.words.move(words), at: this.#now() });
  }
  /** Time passes, unless the learner looks at something else. */
  async wait(millis: Millis): Promise<void> {
    for (let left = millis; left > 0 && !this.#left; ) {
      const step = Math.min(left, TICK);
      await new Promise(resolve => setTimeout(resolve, step));
      if (!this.#still) left -= step;
    }
  }
  get left(): boolean {
    return this.#left;
  }
  /** Leads a race to its end; returns the learner's tellings. */
  async race({ cue, hands }: Pick<RaceLesson<string>, 'cue' | 'hands'>): Promise<readonly Telling[]> {
    this.#painted = null;
    this.#send({ tell: 'set', table: CODE });
    await this.wait(cue);
    if (this.#left) return [];
    const over = new Promise<void>(ended => {
      this.#race = { hands: [], expected: Object.keys(hands).length, ended };
    });
    this.#must({ cue: this.#now() }, true);
    const timers = Object.entries(hands).map(([seat, time]) => setTimeout(() => this.#hand(Number(seat), time), time));
    timers.push(setTimeout(() => this.#race?.ended(), this.#game.race(this.#table)!.within + GRACE));
    await over;
    for (const timer of timers) clearTimeout(timer);
    const found = (this.#race?.hands ?? []).toSorted((a, b) => a.time - b.time);
    this.#race = null;
    if (this.#left) return [];
    const evidence = {
      hands: found.map(({ seat, time }) => ({ seat, time: Math.round(time * 10) / 10, plusMinus: 0 })),
      early: [],
    };
    return this.#must({ verdict: { order: found.map(({ seat }) => [seat]), evidence }, at: this.#now() }).told(this.#seat);
  }

  // ---- as a line

  async enter(): Promise<LineAnswer> {
    const chair = (seat: Seat): ChairView => ({
      kind: seat === this.#seat ? 'guest' : 'bot',
      name: seat === this.#seat ? this.#name : this.#bot,
      who: seat === this.#seat ? 'me' : this.#bot,
      ready: true,
      connected: true,
      held: false,
      heldIn: null,
      ping: null,
    });
    this.#send({
      tell: 'table',
      table: {
        code: CODE,
        game: this.#game.id,
        rules: this.#game.version,
        options: null,
        host: 'me',
        visibility: 'private',
        time: { kind: 'untimed' },
        railDelay: 0,
        status: 'playing',
        gameNumber: 1,
        chairs: Array.from({ length: this.#table.seats }, (_, seat) => chair(seat)),
        turned: false,
        watchers: 0,
        barred: false,
        commitment: '',
        you: this.#seat,
        seq: -1,
      },
    });
    this.#tell(false, QUIET);
    return {};
  }
  async ask(question: TableQuestion): Promise<LineAnswer> {
    if (question.ask === 'moves') return { moves: listed(this.#game, this.#table, this.#seat, question.do) as unknown as Json };
    if (question.ask !== 'move') return {};
    return this.#learnerMoves(question.move as Move);
  }
  hear(listener: (told: TableTold) => void): () => void {
    this.#ears.add(listener);
    return () => void this.#ears.delete(listener);
  }
  painted(at: Millis): void {
    this.#painted = at;
  }
  async press(at: Millis): Promise<LineAnswer> {
    const terms = this.#game.race(this.#table);
    if (terms === null) return no.noRace;
    const would = this.#game.next(this.#table, { seat: this.#seat, move: { do: terms.hand }, at: this.#now() });
    if (isRefusal(would)) return would;
    this.#hand(this.#seat, Math.max(0, at - (this.#painted ?? at)));
    return { heard: 'hand' };
  }
  still(on: boolean): void {
    this.#still = on;
  }
  leave(): void {
    this.#left = true;
    this.#ears.clear();
    this.#race?.ended();
  }

  async #learnerMoves(move: Move): Promise<JsonObject | Refusal> {
    const input: Input = { seat: this.#seat, move, at: this.#now() };
    // The rules come first: they refuse illegal moves with their own reason.
    const would = this.#game.next(this.#table, input);
    if (isRefusal(would)) return would;
    const played = this.gate(move);
    if (isRefusal(played)) return played;
    this.#must({ ...input, move: played });
    this.moved(played);
    return {};
  }
  #hand(seat: Seat, time: Millis): void {
    const race = this.#race;
    if (race === null || this.#left) return;
    if (seat !== this.#seat) race.expected--;
    const terms = this.#game.race(this.#table)!;
    const hand: Input = { seat, move: { do: terms.hand }, at: this.#now() };
    if (isRefusal(this.#game.next(this.#table, hand))) return;
    this.#must(hand);
    race.hands.push({ seat, time });
    const missing = terms.racers.length - this.#game.race(this.#table)!.down.length;
    if (missing === 0) race.ended();
    else if (missing <= terms.mayMiss && race.expected === 0) setTimeout(race.ended, GRACE);
  }
  #must(input: Input, cue = false): Played<Kinds> {
    const out = this.#game.play(this.#table, input);
    if (isRefusal(out)) throw broken(out);
    this.#table = out.table;
    const story = storyOf(out, this.#seat);
    this.#stream.pass(beginAtTable(out.table), story);
    this.#tell(cue, story);
    return out;
  }
  #tell(cue: boolean, story: UpdateStory): void {
    const clocks = { now: this.#now(), deadlines: Array.from({ length: this.#table.seats }, () => null) };
    const update = this.#stream.now(story);
    this.#send(cue ? { tell: 'cue', table: CODE, showAt: null, update, clocks } : { tell: 'update', table: CODE, update, clocks });
  }
  #send(told: TableTold): void {
    for (const ear of this.#ears) ear(told);
  }
  /** A window does not close on a learner who reads. */
  #now(): Millis {
    const stands = this.#game.alarm(this.#table) !== null && this.#game.race(this.#table) === null;
    return stands ? this.#table.clock : Math.max(this.#table.clock, Math.round(performance.now() - this.#zero));
  }
}
