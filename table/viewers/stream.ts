/**
 * What each viewer is sent. A viewer gets an update when they were told something or when what they see or may do has changed, and its number
 * counts their own updates only: a silent answer of another seat leaves no trace, not even a gap. The numbers follow from the log alone, so
 * those who come back get exactly what they missed.
 */
import type { Game, Kinds, Watcher } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Move, Viewer } from '../../kernel/seat.ts';
import { type Change, difference } from '../../wire/difference.ts';
import type { Update, UpdateScene, UpdateStory } from '../../wire/protocol.ts';
import { beginAtTable, mayTakeBack, type TableAdvanced, type TableProgress } from '../play/progress.ts';

type Table = Kinds['Table'];
/** An update, and what it changes of what the one before showed; null when it stands for itself. */
export interface StreamStep {
  readonly update: Update;
  readonly change: Change | null;
}

/** More legal moves than this are not told with an update: a client that needs them asks. */
const MOST_TOLD = 400;
/** More than this are not listed for those who ask: they compose one and hear whether it is legal. Three cards of a hand of twenty are 1,140. */
const MOST_LISTED = 5000;

/** Every legal move of a verb; null when they are too many. */
export const listed = (game: Game<Kinds>, table: Table, viewer: Viewer, verb: string, most = MOST_LISTED): Move[] | null => {
  const moves: Move[] = [];
  if (viewer === 'rail') return moves;
  for (const move of game.moves(table, viewer, verb)) {
    if (moves.length === most) return null;
    moves.push(move);
  }
  return moves;
};
/** The moves that would answer what is asked. Listing what may be done unasked at every step would cost more than all the rest: a client that wants it asks. */
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
/** What was seen before, with the facts of now: their story leads to those, so that they are no change of their own. */
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
  /** Another in the same place, which may go on by itself. */
  copy(): Stream {
    return new Stream(this.#game, this.#number, this.viewer, this.#watcher.seen!.table, this);
  }
  /** The number of the last update. */
  get n(): number {
    return this.#n;
  }
  /**
   * The game goes on. What that changes of what they see; null when they noticed nothing. What has not changed is kept as it is, and shared
   * with the viewer who was told just before, since most of what is seen at a table is seen by all.
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
  /** How things stand for them now, having been told this. */
  now({ tellings, facts }: UpdateStory): Update {
    const moves = answersOf(this.#game, this.#watcher.seen!.table, this.viewer, this.#scene);
    return { game: this.#number, n: this.#n, tellings, facts, ...this.#scene, moves };
  }
  /** The update that follows from an input, if there is one. */
  after(went: TableAdvanced, before: Stream | null = null): StreamStep | null {
    const story = storyOf(went, this.viewer);
    const change = this.pass(went, story, before);
    return change === null ? null : { update: this.now(story), change };
  }
}
