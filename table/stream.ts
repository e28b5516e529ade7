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

const listed = (game: Game<Kinds>, table: Table, viewer: Viewer): Move[] | null => {
  const moves: Move[] = [];
  if (viewer === 'rail') return moves;
  for (const move of game.moves(table, viewer)) {
    if (moves.length === MOST_MOVES) return null;
    moves.push(move);
  }
  return moves;
};
const sceneOf = (game: Game<Kinds>, table: Table, viewer: Viewer): Scene => ({
  view: game.view(table, viewer) as Update['view'],
  offers: viewer === 'rail' || game.outcome(table) !== null ? [] : game.offers(table, viewer),
  outcome: game.outcome(table),
});

/** One viewer's place in his own story. */
export class Stream {
  readonly #game: Game<Kinds>;
  readonly #number: number;
  readonly viewer: Viewer;
  #n = 0;
  #seen: string;

  /** `number` is the game's number at this table; `table` how it stood at its beginning. */
  constructor(game: Game<Kinds>, number: number, viewer: Viewer, table: Table) {
    this.#game = game;
    this.#number = number;
    this.viewer = viewer;
    this.#seen = JSON.stringify(sceneOf(game, table, viewer));
  }
  /** The update that follows from an input, if this viewer noticed anything. */
  after(table: Table, tellings: readonly Telling[]): Update | null {
    const scene = sceneOf(this.#game, table, this.viewer);
    const text = JSON.stringify(scene);
    if (tellings.length === 0 && text === this.#seen) return null;
    this.#seen = text;
    this.#n++;
    return this.#update(table, scene, tellings);
  }
  /** How things stand for him now. */
  now(table: Table): Update {
    return this.#update(table, sceneOf(this.#game, table, this.viewer), []);
  }
  #update(table: Table, scene: Scene, tellings: readonly Telling[]): Update {
    return {
      game: this.#number,
      n: this.#n,
      tellings,
      ...scene,
      moves: scene.outcome === null ? listed(this.#game, table, this.viewer) : [],
    };
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
): { readonly stream: Stream; readonly table: Table; readonly missed: readonly Update[] } => {
  const stream = new Stream(game, number, viewer, start);
  const missed: Update[] = [];
  let table = start;
  for (const input of inputs) {
    const out = game.play(table, input);
    if (isRefusal(out)) throw new Error(`the log does not play: ${out.why}`);
    table = out.table;
    const update = stream.after(table, out.told(viewer));
    if (update !== null && since !== null && update.n > since) missed.push(update);
  }
  return { stream, table, missed: since === null ? [stream.now(table)] : missed };
};
