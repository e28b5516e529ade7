/**
 * One viewer's way through a game: how far they have come, what they recently witnessed, and what they missed after a short absence.
 * Two marks are kept a little way back, so that a joining guest never makes the table replay a whole game.
 */
import type { Telling } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/seat.ts';
import type { GameInPlay } from '../play/in-play.ts';
import { advanceAtTable, beginAtTable, type TableAdvanced, type TableProgress } from '../play/progress.ts';
import type { Taken } from '../runtime.ts';
import { Stream, type StreamStep, storyOf } from './stream.ts';

/** The tellings of the last inputs: those after the first `from` of the game. */
export interface Witnessed {
  readonly from: number;
  readonly told: readonly (readonly Telling[])[];
}
/** A place on the way: after n inputs. */
interface Mark {
  readonly stream: Stream;
  readonly progress: TableProgress;
  readonly inputs: number;
}
/** A mark is set after this many inputs. At most twice as many are replayed for a returning guest. */
const SPAN = 24;
const MOST_WITNESSED = 200;

export class ViewerFeed {
  readonly #inPlay: GameInPlay;
  readonly stream: Stream;
  #progress: TableProgress;
  #inputs = 0;
  #marks: readonly [Mark, Mark];
  #witnessed: (readonly Telling[])[] = [];

  constructor(inPlay: GameInPlay, viewer: Viewer) {
    const { game, start, first } = inPlay;
    this.#inPlay = inPlay;
    this.stream = new Stream(game, start.game, viewer, first);
    this.#progress = beginAtTable(first);
    const mark = this.#mark();
    this.#marks = [mark, mark];
  }
  /** The number of inputs passed. */
  get inputs(): number {
    return this.#inputs;
  }
  get witnessed(): Witnessed {
    return { from: this.#inputs - this.#witnessed.length, told: this.#witnessed };
  }
  /** The next input, with tellings for viewers. */
  after(went: TableAdvanced, beside: Stream | null): StreamStep | null {
    const step = this.stream.after(went, beside);
    this.#passed(went, step?.update.tellings ?? []);
    return step;
  }
  /** The next input, without viewers. */
  pass(went: TableAdvanced, beside: Stream | null): void {
    const story = storyOf(went, this.stream.viewer);
    this.stream.pass(went, story, beside);
    this.#passed(went, story.tellings);
  }
  /** Advances to this number of inputs, replayed from the log. */
  skipTo(inputs: number): void {
    while (this.#inputs < inputs) this.pass(this.#followed(this.#progress, this.#inPlay.taken[this.#inputs]!), null);
  }
  /** Every update after this number; null when that is too far back. */
  missed(since: number): readonly StreamStep[] | null {
    if (since >= this.stream.n) return [];
    const from = this.#marks.findLast(mark => mark.stream.n <= since);
    if (from === undefined) return null;
    const stream = from.stream.copy();
    const steps: StreamStep[] = [];
    let { progress } = from;
    for (const each of this.#inPlay.taken.slice(from.inputs, this.#inputs)) {
      const went = this.#followed(progress, each);
      const story = storyOf(went, stream.viewer);
      const change = stream.pass(went, story);
      if (change !== null && stream.n > since) steps.push({ update: stream.now(story), change });
      progress = went;
    }
    return steps;
  }

  #followed(progress: TableProgress, taken: Taken): TableAdvanced {
    const went = advanceAtTable(this.#inPlay.game, progress, taken);
    if (isRefusal(went)) throw new Error(`the log does not play: ${went.why}`);
    return went;
  }
  #mark(): Mark {
    return { stream: this.stream.copy(), progress: this.#progress, inputs: this.#inputs };
  }
  #passed({ table, last, sent, backs }: TableAdvanced, tellings: readonly Telling[]): void {
    this.#progress = { table, last, sent, backs };
    this.#inputs++;
    this.#witnessed.push(tellings);
    if (this.#witnessed.length > MOST_WITNESSED) this.#witnessed.shift();
    if (this.#inputs - this.#marks[1].inputs >= SPAN) this.#marks = [this.#marks[1], this.#mark()];
  }
}
