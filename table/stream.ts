/**
 * What each viewer is sent. A viewer gets an update when he was told something or when what he sees or may do has changed, and its number
 * counts his own updates only: a silent answer of another seat leaves no trace, not even a gap. The numbers follow from the log alone, so
 * whoever comes back gets exactly what he missed.
 */
import type { Game, Kinds, Telling } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Move, Viewer } from '../kernel/seat.ts';
import type { Json } from '../kernel/secret.ts';
import { type Change, difference } from '../wire/difference.ts';
import type { Scene, Update } from '../wire/protocol.ts';
import type { Taken } from './house.ts';
import { follow, mayTakeBack, outset, type Progress } from './progress.ts';

type Table = Kinds['Table'];
/** An update, and what it changes of what the one before showed; null when it stands for itself. */
export interface Step {
  readonly update: Update;
  readonly change: Change | null;
}

/** More legal moves than this are not told with an update: whoever needs them asks. */
const MOST_TOLD = 400;
/** More than this are not listed for whoever asks: he composes one and hears whether it is legal. Three cards of a hand of twenty are 1,140. */
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
/** The moves that would answer what is asked. To list what may be done unasked, at every step, would cost more than all the rest: who wants to know asks. */
const answersOf = (game: Game<Kinds>, table: Table, viewer: Viewer, { offers }: Scene): Move[] | null => {
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
  progress: Progress,
  viewer: Viewer,
  last: { readonly table: Table; readonly view: object } | null,
  beside: { readonly viewer: Viewer; readonly view: object } | null,
): Scene => {
  const { table } = progress;
  const outcome = game.outcome(table);
  return {
    view: game.view(table, viewer, last, beside) as Update['view'],
    offers: viewer === 'rail' || outcome !== null ? [] : game.offers(table, viewer),
    outcome,
    mayUndo: viewer !== 'rail' && mayTakeBack(game, progress, viewer),
  };
};
const NOTHING: Change = {};

/** One viewer's place in his own story. */
export class Stream {
  readonly #game: Game<Kinds>;
  readonly #number: number;
  readonly viewer: Viewer;
  #n = 0;
  #table: Table;
  #scene: Scene;

  /** `number` is the game's number at this table; `table` how it stood at its beginning. */
  constructor(game: Game<Kinds>, number: number, viewer: Viewer, table: Table) {
    this.#game = game;
    this.#number = number;
    this.viewer = viewer;
    this.#table = table;
    this.#scene = sceneOf(game, outset(table), viewer, null, null);
  }
  /** The number of the last update. */
  get n(): number {
    return this.#n;
  }
  /**
   * The game goes on. What that changes of what he sees; null when he noticed nothing. What has not changed is kept as it is, and shared
   * with whoever was told of the same just before, since most of what is seen at a table is seen by all.
   */
  pass(progress: Progress, tellings: readonly Telling[], before: Stream | null = null): Change | null {
    const beside = before !== null && before.#table === progress.table ? { viewer: before.viewer, view: before.#scene.view } : null;
    const last = this.#scene;
    const scene = sceneOf(this.#game, progress, this.viewer, { table: this.#table, view: last.view }, beside);
    const change = difference(last as unknown as Json, scene as unknown as Json);
    this.#table = progress.table;
    if (change !== null) this.#scene = 'offers' in change ? scene : { ...scene, offers: last.offers };
    if (tellings.length === 0 && change === null) return null;
    this.#n++;
    return change ?? NOTHING;
  }
  /** How things stand for him now, having been told this. */
  now(tellings: readonly Telling[]): Update {
    const moves = answersOf(this.#game, this.#table, this.viewer, this.#scene);
    return { game: this.#number, n: this.#n, tellings, ...this.#scene, moves };
  }
  /** The update that follows from an input, if there is one. */
  after(progress: Progress, tellings: readonly Telling[], before: Stream | null = null): Step | null {
    const change = this.pass(progress, tellings, before);
    return change === null ? null : { update: this.now(tellings), change };
  }
}

/** Play what happened again through one viewer's eyes: his stream as it is now, and every update after the one he saw last. */
export const catchUp = (
  game: Game<Kinds>,
  number: number,
  start: Table,
  taken: readonly Taken[],
  viewer: Viewer,
  since: number,
): { readonly stream: Stream; readonly missed: readonly Step[] } => {
  const stream = new Stream(game, number, viewer, start);
  const missed: Step[] = [];
  let progress = outset(start);
  for (const each of taken) {
    const out = follow(game, progress, each);
    if (isRefusal(out)) throw new Error(`the log does not play: ${out.why}`);
    progress = out;
    const tellings = out.told(viewer);
    const change = stream.pass(out, tellings);
    if (change !== null && stream.n > since) missed.push({ update: stream.now(tellings), change });
  }
  return { stream, missed };
};
