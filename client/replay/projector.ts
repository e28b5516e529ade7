/**
 * Runs a replay: its moment, viewpoint and speed. A step forward is played like a live event at a
 * table; any other change is shown at once.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { together } from '../../kernel/cards/together.ts';
import type { Telling } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { Clocks, Update } from '../../wire/protocol.ts';
import { linesOf } from '../../wire/story.ts';
import { sentence } from '../table/log/log.tsx';
import { rest, whenIdle } from '../table/pieces/idle.ts';
import { type GameClient, Session } from '../table/session/session.ts';
import { ReplayLine } from './line.ts';
import type { Film, Finding, ToldStory } from './messages.ts';
import type { LogReader } from './reader.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Pauses between steps at the usual speed: after one with a telling, and after one without. */
const PAUSE = 700;
const BREATH = 120;
/** How long a sheet over the table is shown unless the viewer turns it. */
const LOOK = 3600;

export interface Sentence {
  /** Null for the end of the game, which has no telling. */
  readonly telling: Telling | null;
  readonly text: string;
}

export class Projector {
  readonly film: Film;
  readonly session: Session;
  readonly n = signal(0);
  readonly viewer = signal<Viewer>('rail');
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  /** The viewer's stories; empty until loaded. */
  readonly story = signal<ToldStory>([]);
  /** The moments at which a chapter of the game begins, the deal included. */
  readonly chapters: ReadonlySignal<readonly number[]> = computed(() => [
    0,
    ...this.story.value.flatMap((told, n) => (n > 0 && told.some(telling => this.session.game.beginsChapter(telling)) ? [n] : [])),
  ]);
  readonly #reader: LogReader;
  readonly #line = new ReplayLine();
  readonly #bots: readonly string[];
  #shown = -1;
  #asked = 0;
  #runs = 0;
  #closed = false;

  constructor(reader: LogReader, film: Film, game: GameClient, bots: readonly string[]) {
    this.film = film;
    this.#reader = reader;
    this.#bots = bots;
    this.session = new Session(this.#line, game);
  }
  /** Begins at this moment, from this viewpoint. */
  async open(n: number, viewer: Viewer): Promise<void> {
    this.n.value = this.#within(n);
    await this.see(viewer);
  }
  async see(viewer: Viewer): Promise<void> {
    const story = await this.#reader.ask({ to: 'story', viewer });
    if (this.#closed) return;
    batch(() => {
      this.viewer.value = viewer;
      this.story.value = story;
      this.#line.seat(this.film, this.#bots, viewer);
    });
    await this.#show('jump');
  }
  /** Jumps to this moment. */
  async jump(n: number): Promise<void> {
    this.n.value = this.#within(n);
    await this.#show('jump');
  }
  /** Goes to a sentence's moment; plays it where a new chapter follows in the same step, since the table no longer shows it. */
  async show(n: number, telling: Telling | null): Promise<void> {
    const told = this.story.peek()[n] ?? [];
    const next = told.findIndex(each => this.session.game.beginsChapter(each));
    const ends = n === this.film.moments && this.film.outcome !== null;
    if (n === 0 || telling === null || telling.tell === 'moved' || (!ends && (next < 0 || told.indexOf(telling) >= next)))
      return this.jump(n);
    await this.jump(n - 1);
    await whenIdle(this.session);
    await this.step(1);
  }
  /** One step on, played, or one step back. */
  async step(by: 1 | -1): Promise<void> {
    const to = this.#within(this.n.peek() + by);
    if (to === this.n.peek()) return;
    this.n.value = to;
    await this.#show(by === 1 ? 'step' : 'jump');
  }
  async chapter(by: 1 | -1): Promise<void> {
    const n = this.n.peek();
    const chapters = this.chapters.peek();
    await this.jump(by === 1 ? (chapters.find(each => each > n) ?? this.film.moments) : (chapters.findLast(each => each < n) ?? 0));
  }
  toggle(): void {
    this.playing.value = !this.playing.peek();
    if (!this.playing.peek()) return;
    if (this.n.peek() === this.film.moments) void this.jump(0).then(() => this.#run());
    else void this.#run();
  }
  pause(): void {
    this.playing.value = false;
  }
  /** The newest sentence up to this moment. */
  sentence(): string | null {
    for (let n = this.n.value; n >= 0; n--) {
      const told = this.sentencesAt(n);
      if (told.length > 0) return told.at(-1)!.text;
    }
    return null;
  }
  /** The sentences of one moment, as the log of a table would have them. */
  sentencesAt(n: number): readonly Sentence[] {
    const { outcome, moments } = this.film;
    const told = together(this.story.value[n] ?? []).flatMap(telling => {
      const text = sentence(this.session, { kind: 'told', id: n, telling, held: [] });
      return text === null ? [] : [{ telling, text }];
    });
    if (n < moments || outcome === null) return told;
    return [...told, { telling: null, text: sentence(this.session, { kind: 'over', id: n, outcome })! }];
  }
  /** A seat's view at some moment, for reading, not for display. */
  sessionSeen(update: Update, seat: Seat): Session {
    const line = new ReplayLine();
    const session = new Session(line, this.session.game);
    line.seat(this.film, this.#bots, seat);
    line.tell({ tell: 'update', table: line.code, update, clocks: this.#clocks(update) });
    return session;
  }
  /** Is the log fair? */
  check(): Promise<readonly Finding[]> {
    return this.#reader.ask({ to: 'check' });
  }
  close(): void {
    this.#closed = true;
    this.playing.value = false;
    this.session.close();
    this.#reader.close();
  }

  #within(n: number): number {
    return Math.min(this.film.moments, Math.max(0, Math.round(n) || 0));
  }
  async #show(how: 'step' | 'jump'): Promise<void> {
    const asked = ++this.#asked;
    const n = this.n.peek();
    const frame = await this.#reader.ask({ to: 'frame', n, viewer: this.viewer.peek() });
    // A viewer scrubs faster than the worker answers: only the last moment counts.
    if (asked !== this.#asked || this.#closed) return;
    const follows = how === 'step' && n === this.#shown + 1 && !this.session.busy.peek();
    this.#shown = n;
    if (follows) this.#tell(frame);
    else this.#cut(frame);
  }
  #tell(update: Update): void {
    this.#line.tell({ tell: 'update', table: this.#line.code, update, clocks: this.#clocks(update) });
  }
  #clocks({ n }: Update): Clocks {
    return { now: this.film.clocks[n] ?? 0, deadlines: this.film.names.map(() => null) };
  }
  /** Shows another moment directly, as to a player who enters: with the story of its chapter. */
  #cut(update: Update): void {
    this.session.hurry();
    const since = this.chapters.peek().findLast(each => each <= update.n) ?? 0;
    const lines = this.story
      .peek()
      .slice(since + 1, update.n + 1)
      .flatMap(linesOf);
    this.#line.tell({ tell: 'story', table: this.#line.code, lines, before: 0, deal: [] });
    this.#tell({ ...update, tellings: [], facts: [] });
  }
  async #run(): Promise<void> {
    const run = ++this.#runs;
    while (run === this.#runs && this.playing.peek() && this.n.peek() < this.film.moments) {
      await this.step(1);
      const seen = whenIdle(this.session);
      const turned = setTimeout(() => this.playing.peek() && this.session.pause.end(), LOOK / this.speed.peek());
      await seen;
      clearTimeout(turned);
      await rest((this.sentencesAt(this.n.peek()).length > 0 ? PAUSE : BREATH) / this.speed.peek());
    }
    if (run === this.#runs) this.playing.value = false;
  }
}
