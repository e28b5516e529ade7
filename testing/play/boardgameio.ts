/** Just enough of boardgame.io's turn order to play the roulette that is written for it, with chance taken from outside. */

export interface Rival {
  drum: string[];
  fired: number;
  deck: string[];
  discard: string[];
  hands: { [seat: string]: string[] };
  alive: { [seat: string]: boolean };
  played: { face: string; by: string; victim: string | null }[];
  robbed: string | null;
}
interface Choice {
  readonly move: string;
  readonly args: readonly string[];
}
interface Context {
  currentPlayer: string;
  playOrder: readonly string[];
  playOrderPos: number;
  activePlayers: { [seat: string]: string } | null;
}
type Moves = { readonly [name: string]: (context: object, ...args: readonly string[]) => unknown };
/** What is used of the game as boardgame.io is given it. */
export interface WrittenGame {
  readonly moves: Moves;
  readonly turn: {
    readonly order: { next(context: object): number };
    readonly stages: { readonly [stage: string]: { readonly moves: Moves } };
  };
  readonly ai: { enumerate(table: Rival, ctx: Context, seat: string): readonly Choice[] };
  endIf(context: object): { readonly winner: string } | undefined;
}

export class RivalPlaying {
  readonly #game: WrittenGame;
  readonly #shuffled: () => readonly string[];
  readonly table: Rival;
  readonly ctx: Context;

  constructor(game: WrittenGame, table: Rival, shuffled: () => readonly string[]) {
    this.#game = game;
    this.#shuffled = shuffled;
    this.table = table;
    this.ctx = { currentPlayer: '0', playOrder: Object.keys(table.hands), playOrderPos: 0, activePlayers: null };
  }
  /** The moves this seat may make, as `verb argument`. */
  choices(seat: number): string[] {
    const { activePlayers, currentPlayer } = this.ctx;
    const may = activePlayers === null ? currentPlayer === String(seat) : String(seat) in activePlayers;
    return may && this.winner === null
      ? this.#game.ai.enumerate(this.table, this.ctx, String(seat)).map(({ move, args }) => [move, ...args].join(' '))
      : [];
  }
  get winner(): string | null {
    return this.#game.endIf({ G: this.table })?.winner ?? null;
  }
  /** Whether a move is refused; events take effect after it. */
  move(seat: number, words: string): unknown {
    const [name = '', ...args] = words.split(' ');
    const playerID = String(seat);
    const stage = this.ctx.activePlayers?.[playerID];
    const moves = stage === undefined ? this.#game.moves : this.#game.turn.stages[stage]!.moves;
    const asked: { [seat: string]: string }[] = [];
    let ends = false;
    const events = {
      setActivePlayers: ({ value }: { readonly value: { [seat: string]: string } }) => asked.push(value),
      endTurn: () => {
        ends = true;
      },
    };
    const random = { Shuffle: () => [...this.#shuffled()] };
    const refused = moves[name]!({ G: this.table, ctx: this.ctx, playerID, events, random }, ...args);
    const active =
      asked.at(-1) ?? Object.fromEntries(Object.entries(this.ctx.activePlayers ?? {}).filter(([other]) => other !== playerID));
    this.ctx.activePlayers = Object.keys(active).length === 0 || ends ? null : active;
    if (ends && this.winner === null) {
      this.ctx.playOrderPos = this.#game.turn.order.next({ G: this.table, ctx: this.ctx });
      this.ctx.currentPlayer = this.ctx.playOrder[this.ctx.playOrderPos]!;
    }
    return refused;
  }
}
