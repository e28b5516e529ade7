/**
 * What each viewer is sent. A viewer gets an update when he was told something or when what he sees or may do has changed, and its number
 * counts his own updates only: a silent answer of another seat leaves no trace, not even a gap. The numbers follow from the log alone, so
 * whoever comes back gets exactly what he missed.
 */
import type { Game, Input, Kinds, Telling } from '../kernel/game.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Move, Viewer } from '../kernel/seat.ts';
import type { Update } from '../wire/protocol.ts';

type Table = Kinds['Table'];
type Scene = Pick<Update, 'view' | 'offers' | 'outcome'>;

/** More legal moves than this are not listed: the player composes one and hears whether it is legal. */
const MOST_MOVES = 400;

/** Every legal move of a verb; null when they are too many. */
export const listed = (game: Game<Kinds>, table: Table, viewer: Viewer, verb: string): Move[] | null => {
  const moves: Move[] = [];
  if (viewer === 'rail') return moves;
  for (const move of game.moves(table, viewer, verb)) {
    if (moves.length === MOST_MOVES) return null;
    moves.push(move);
  }
  return moves;
};
/** The moves that would answer what is asked. To list what may be done unasked, at every step, would cost more than all the rest: who wants to know asks. */
const answersOf = (game: Game<Kinds>, table: Table, viewer: Viewer, { offers }: Scene): Move[] | null => {
  const answers: Move[] = [];
  for (const offer of offers) {
    if (offer.question === null) continue;
    const moves = listed(game, table, viewer, offer.do);
    if (moves === null || answers.length + moves.length > MOST_MOVES) return null;
    answers.push(...moves);
  }
  return answers;
};
const sceneOf = (game: Game<Kinds>, table: Table, viewer: Viewer): Scene => {
  const outcome = game.outcome(table);
  return {
    view: game.view(table, viewer) as Update['view'],
    offers: viewer === 'rail' || outcome !== null ? [] : game.offers(table, viewer),
    outcome,
  };
};

/** Scenes are written out to see whether they changed; whoever sends an update need not do it again. A symbol is in no message. */
const SCENE = Symbol('the scene, written out');
type Written = Update & { readonly [SCENE]?: string };
export const updateText = (update: Written): string => {
  const scene = update[SCENE];
  if (scene === undefined) return JSON.stringify(update);
  const { game, n, tellings, moves } = update;
  return `{"game":${game},"n":${n},"tellings":${JSON.stringify(tellings)},${scene.slice(1, -1)},"moves":${JSON.stringify(moves)}}`;
};

/** One viewer's place in his own story. */
export class Stream {
  readonly #game: Game<Kinds>;
  readonly #number: number;
  readonly viewer: Viewer;
  #n = 0;
  #table: Table;
  #scene: Scene;
  #text: string;

  /** `number` is the game's number at this table; `table` how it stood at its beginning. */
  constructor(game: Game<Kinds>, number: number, viewer: Viewer, table: Table) {
    this.#game = game;
    this.#number = number;
    this.viewer = viewer;
    this.#table = table;
    this.#scene = sceneOf(game, table, viewer);
    this.#text = JSON.stringify(this.#scene);
  }
  /** The number of the last update. */
  get n(): number {
    return this.#n;
  }
  /** The game goes on. True when this viewer noticed anything. */
  pass(table: Table, tellings: readonly Telling[]): boolean {
    const scene = sceneOf(this.#game, table, this.viewer);
    const text = JSON.stringify(scene);
    this.#table = table;
    if (tellings.length === 0 && text === this.#text) return false;
    this.#scene = scene;
    this.#text = text;
    this.#n++;
    return true;
  }
  /** How things stand for him now, having been told this. */
  now(tellings: readonly Telling[]): Update {
    const update: Written = {
      game: this.#number,
      n: this.#n,
      tellings,
      ...this.#scene,
      moves: answersOf(this.#game, this.#table, this.viewer, this.#scene),
      [SCENE]: this.#text,
    };
    return update;
  }
  /** The update that follows from an input, if there is one. */
  after(table: Table, tellings: readonly Telling[]): Update | null {
    return this.pass(table, tellings) ? this.now(tellings) : null;
  }
}

/** Play the inputs again through one viewer's eyes: his stream as it is now, and every update after the one he saw last. */
export const catchUp = (
  game: Game<Kinds>,
  number: number,
  start: Table,
  inputs: readonly Input[],
  viewer: Viewer,
  since: number | null,
): { readonly stream: Stream; readonly missed: readonly Update[] } => {
  const stream = new Stream(game, number, viewer, start);
  const missed: Update[] = [];
  let table = start;
  for (const input of inputs) {
    const out = game.play(table, input);
    if (isRefusal(out)) throw new Error(`the log does not play: ${out.why}`);
    table = out.table;
    const tellings = out.told(viewer);
    if (stream.pass(table, tellings) && since !== null && stream.n > since) missed.push(stream.now(tellings));
  }
  return { stream, missed: since === null ? [stream.now([])] : missed };
};
