/**
 * What each viewer is sent. A viewer gets an update when they were told something, or when what they see or may do has changed. Its number
 * counts their own updates only: a silent answer of another seat leaves no trace, not even a gap. The numbers follow from the log alone, so
 * returning guests get exactly what they missed.
 */
import type { Game, Kinds, Watcher } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Move, Viewer } from '../../kernel/seat.ts';
import { type Change, difference } from '../../wire/difference.ts';
import type { Update, UpdateScene, UpdateStory } from '../../wire/protocol.ts';
import { beginAtTable, mayTakeBack, type TableAdvanced, type TableProgress } from '../play/progress.ts';

type Table = Kinds['Table'];
/** An update, and its changes against the previous one; null when it stands alone. */
export interface StreamStep {
  readonly update: Update;
  readonly change: Change | null;
}

/** An update lists at most this many legal moves: a client that needs more asks. */
const MOST_TOLD = 400;
/** The most moves listed on request; beyond that, a client composes a move and learns if it is legal. Three of twenty cards: 1,140. */
const MOST_LISTED = 5000;

/** Every legal move of a verb; null when there are too many. */
export const listed = (game: Game<Kinds>, table: Table, viewer: Viewer, verb: string, most = MOST_LISTED): Move[] | null => {
  const moves: Move[] = [];
  if (viewer === 'rail') return moves;
  for (const move of game.moves(table, viewer, verb)) {
    if (moves.length === most) return null;
    moves.push(move);
  }
  return moves;
};
/**
 * The moves that answer the question. Listing standing moves at every step would cost more than all the rest: a client that wants them
 * asks.
 */
const answersOf = (game: Game<Kinds>, table: Table, viewer: Viewer, { offers }: UpdateScene): Move[] | null => {
  const answers: Move[] = [];
  for (const offer of offers) {
    if (offer.question === null) continue;
    const moves = listed(game, table, viewer, offer.do, MOST_TOLD - answers.length);
    if (moves === null) return null;
    answers.push(...moves);
  }
  return answers;
};
const sceneOf = (
  game: Game<Kinds>,
  progress: TableProgress,
  watcher: Watcher<Kinds>,
  beside: Watcher<Kinds> | null = null,
): UpdateScene => {
  const { table } = progress;
  const { viewer } = watcher;
  const outcome = game.outcome(table);
  return {
    view: watcher.look(table, beside) as Update['view'],
    offers: viewer === 'rail' || outcome !== null ? [] : game.offers(table, viewer),
    outcome,
    mayUndo: viewer !== 'rail' && mayTakeBack(game, progress, viewer),
  };
};
/** The previous view with the current facts: the tellings lead to those, so they are not a separate change. */
const ledTo = (last: UpdateScene, { view: { open } }: UpdateScene): UpdateScene => ({ ...last, view: { ...last.view, open } });
const NOTHING: Change = {};
/** Nothing happened. */
export const QUIET: UpdateStory = { tellings: [], facts: [] };

/** What this viewer was told of an input. */
export const storyOf = ({ told, facts }: Pick<TableAdvanced, 'told' | 'facts'>, viewer: Viewer): UpdateStory => ({
  tellings: told(viewer),
  facts,
});

/** One viewer's place in their own story. */
export class Stream {
  readonly #game: Game<Kinds>;
  readonly #number: number;
  readonly #watcher: Watcher<Kinds>;
  #n: number;
  #scene: UpdateScene;

  /** `number` is the game's number at this table; `table` how it stood at its beginning. */
  constructor(game: Game<Kinds>, number: number, viewer: Viewer, table: Table, of: Stream | null = null) {
    this.#game = game;
    this.#number = number;
    this.#watcher = of === null ? game.watcher(viewer) : of.#watcher.copy();
    this.#scene = of === null ? sceneOf(game, beginAtTable(table), this.#watcher) : of.#scene;
    this.#n = of === null ? 0 : of.#n;
  }
  get viewer(): Viewer {
    return this.#watcher.viewer;
  }
  /** A copy in the same place, which may continue independently. */
  copy(): Stream {
    return new Stream(this.#game, this.#number, this.viewer, this.#watcher.seen!.table, this);
  }
  /** The number of the last update. */
  get n(): number {
    return this.#n;
  }
  /**
   * Advances; returns the change in what they see, or null when they noticed nothing. Unchanged parts are kept, and shared
   * with the previous viewer, since most of what is seen at a table is seen by all.
   */
  pass(progress: TableProgress, story: UpdateStory, before: Stream | null = null): Change | null {
    const last = this.#scene;
    const scene = sceneOf(this.#game, progress, this.#watcher, before === null ? null : before.#watcher);
    const change = difference(ledTo(last, scene) as unknown as Json, scene as unknown as Json);
    if (change === null && story.tellings.length === 0 && story.facts.length === 0) return null;
    this.#scene = change !== null && 'offers' in change ? scene : { ...scene, offers: last.offers };
    this.#n++;
    return change ?? NOTHING;
  }
  /** Their current state, after these tellings. */
  now({ tellings, facts }: UpdateStory): Update {
    const moves = answersOf(this.#game, this.#watcher.seen!.table, this.viewer, this.#scene);
    return { game: this.#number, n: this.#n, tellings, facts, ...this.#scene, moves };
  }
  /** The update caused by an input, if any. */
  after(went: TableAdvanced, before: Stream | null = null): StreamStep | null {
    const story = storyOf(went, this.viewer);
    const change = this.pass(went, story, before);
    return change === null ? null : { update: this.now(story), change };
  }
}
