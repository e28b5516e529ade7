/**
 * One visit to one table: what is seen of it, what may be done, what was said and told. It hears the line, plays what happened beat by beat,
 * and sends what the player does. Pages and games draw from its signals and never speak to the line themselves.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Offer, Outcome, Telling } from '../../kernel/game.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../kernel/seat.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import type { AskView } from '../../kernel/table.ts';
import type { Clocks, Proof, TableView, Told, Update } from '../../wire/protocol.ts';
import type { GameClientOf, Interlude } from '../games/game-client.ts';
import { type Answered, entropy, type TableLine } from '../line/line.ts';
import { sheets } from '../shell/dialog.tsx';
import { land } from './flight.ts';
import { muted } from './mute.ts';
import { Playback } from './playback.ts';
import { type Piece, piecesAt, type Row, type Scene, sceneOf, topLast } from './scene.ts';

/** Everything of an update but its cards and its tellings. */
export interface Now {
  readonly game: number;
  /** The number of the update. */
  readonly n: number;
  readonly open: JsonObject;
  readonly config: JsonObject;
  readonly ask: AskView | null;
  readonly offers: readonly Offer[];
  readonly moves: readonly Move[];
  /** False while the moves have still to be asked for. */
  readonly listed: boolean;
  readonly outcome: Outcome | null;
  /** The player made the last move, and may take it back. */
  readonly mayUndo: boolean;
}
export type Line =
  | { readonly kind: 'told'; readonly id: number; readonly telling: Telling }
  | {
      readonly kind: 'said';
      readonly id: number;
      readonly from: string;
      /** The speaker's public id. */
      readonly who: string;
      readonly text: string | null;
      readonly phrase: string | null;
      readonly mine: boolean;
      /** Said to the player's team alone. */
      readonly team: boolean;
    };
/** What the player is in the middle of. */
export type Mode =
  | { readonly kind: 'free' }
  /** Whose? One of these seats answers. */
  | { readonly kind: 'target'; readonly verb: string; readonly seats: readonly Seat[]; readonly move: (seat: Seat) => Move }
  /** Really? */
  | { readonly kind: 'confirm'; readonly verb: string; readonly move: Move };
export interface CueShown {
  /** Counts races, so that each is drawn afresh. */
  readonly race: number;
  readonly up: boolean;
}

/** What a game brings to a session. */
export type GameClient = GameClientOf<Session>;

const FREE: Mode = { kind: 'free' };
const LONGEST_LOG = 400;
/** How long those wait who cannot stop time. */
const LOOK: Millis = 6000;

export class Session {
  readonly line: TableLine;
  readonly game: GameClient;
  readonly table = signal<TableView | null>(null);
  readonly scene = signal<Scene>(new Map());
  readonly now = signal<Now | null>(null);
  readonly clocks = signal<(Clocks & { readonly heard: Millis }) | null>(null);
  readonly log = signal<readonly Line[]>([]);
  readonly unread = signal(0);
  readonly picked = signal<ReadonlySet<number>>(new Set());
  readonly mode = signal<Mode>(FREE);
  /** Why the last attempt was refused, until something else is done. */
  readonly refusal = signal<Refusal | null>(null);
  readonly busy = signal(false);
  readonly cue = signal<CueShown>({ race: 0, up: false });
  readonly interlude = signal<Interlude | null>(null);
  readonly proof = signal<Proof | null>(null);
  readonly gone = signal<string | null>(null);
  /** Something lies over the table; a practice table waits meanwhile. */
  readonly covered = signal(false);

  /** A practice table stands still while its only player looks at something else. */
  readonly still: ReadonlySignal<boolean> = computed(
    () => this.line.kind === 'practice' && (sheets.value > 0 || this.interlude.value !== null || this.covered.value),
  );
  readonly me: ReadonlySignal<Seat | null> = computed(() => this.table.value?.you ?? null);
  /** Is anything asked of the player right now? */
  readonly asked: ReadonlySignal<boolean> = computed(() => {
    const ask = this.now.value?.ask ?? null;
    return ask !== null && this.me.value !== null && ask.waiting.includes(this.me.value);
  });
  readonly hand: ReadonlySignal<readonly Piece[]> = computed(() =>
    this.me.value === null ? [] : this.game.inHand(piecesAt(this.scene.value, 'hand', this.me.value)),
  );
  /** The faces that are picked, in the order of the hand. */
  readonly chosen: ReadonlySignal<readonly string[]> = computed(() =>
    this.hand.value.filter(piece => this.picked.value.has(piece.key)).flatMap(piece => piece.face ?? []),
  );

  readonly #playback: Playback;
  readonly #queue: { readonly update: Update; readonly cue: boolean }[] = [];
  #unasked: { readonly key: string; readonly moves: readonly Move[] } = { key: '', moves: [] };
  #playing = false;
  #first = true;
  #lastLine = 0;
  #release: (() => void) | null = null;
  readonly #off: () => void;

  constructor(line: TableLine, game: GameClient) {
    this.line = line;
    this.game = game;
    this.#playback = new Playback({
      scene: () => this.scene.peek(),
      draw: scene => this.#draw(scene),
      told: telling => this.#told(telling),
      interlude: (telling, later) => this.#pause(telling, later),
      hold: telling => game.hold(telling),
      drawn: (row: Row) => game.drawn(row, this.me.peek()),
    });
    this.#off = line.hear(told => this.hear(told));
  }

  // ---- hearing

  hear(told: Told): void {
    switch (told.tell) {
      case 'table':
        this.table.value = told.table;
        break;
      case 'update':
        this.clocks.value = { ...told.clocks, heard: performance.now() };
        this.#take(told.update, false);
        break;
      case 'cue':
        this.clocks.value = { ...told.clocks, heard: performance.now() };
        this.#take(told.update, true);
        break;
      case 'set':
        this.#playback.hurry();
        break;
      case 'proof':
        this.proof.value = told.proof;
        break;
      case 'said':
        this.#say(told);
        break;
      case 'gone':
        this.gone.value = told.why;
        break;
    }
  }
  #take(update: Update, cue: boolean): void {
    this.#queue.push({ update, cue });
    if (cue) {
      // Nothing may stand between a player and the cue.
      this.#playback.hurry();
      this.dismiss();
    }
    void this.#play();
  }
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const { update, cue } = next;
      const shown = this.now.peek();
      const begins = this.#first || shown?.game !== update.game;
      this.#first = false;
      if (begins) this.#clear();
      if (this.#queue.some(later => later.cue) || cue) this.#playback.hurry();
      this.busy.value = update.tellings.length > 0;
      await this.#playback.play(update.tellings);
      this.#settle(update, cue);
      if (begins && update.n === 0) this.game.opened(this);
    }
    this.busy.value = false;
    this.#playing = false;
  }
  #settle(update: Update, cue: boolean): void {
    const { open, zones, ask, config } = update.view;
    batch(() => {
      this.scene.value = sceneOf(topLast(zones, this.game.topFirst), this.scene.peek(), this.game.inOrder);
      this.now.value = {
        game: update.game,
        n: update.n,
        open,
        config: (config ?? {}) as JsonObject,
        ask,
        offers: update.offers,
        moves: [...(update.moves ?? []), ...(this.#unasked.key === this.#unaskedKey(update) ? this.#unasked.moves : [])],
        listed: (update.moves ?? []).length > 0 || this.#unasked.key === this.#unaskedKey(update),
        outcome: update.outcome,
        mayUndo: update.mayUndo,
      };
      const held = new Set(this.hand.peek().map(piece => piece.key));
      const picked = [...this.picked.peek()].filter(key => held.has(key));
      if (picked.length !== this.picked.peek().size) this.picked.value = new Set(picked);
      this.#fitMode();
      this.refusal.value = null;
      void this.#listMoves(update);
      if (ask?.kind === 'race') {
        const was = this.cue.peek();
        if (cue || ask.cued) this.cue.value = { race: was.race, up: true };
        else if (was.up || was.race === 0) this.cue.value = { race: was.race + 1, up: false };
      } else if (this.cue.peek().up) this.cue.value = { race: this.cue.peek().race, up: false };
    });
  }
  /**
   * An update lists what answers a question, unless that is too much. The rest, and what may be done unasked, is asked for when the hand or
   * the offers have changed.
   */
  async #listMoves(update: Update): Promise<void> {
    const key = this.#unaskedKey(update);
    if (this.#unasked.key === key) return;
    this.#unasked = { key, moves: [] };
    const unlisted = update.offers.filter(offer => offer.question === null || update.moves === null);
    const lists = await Promise.all(unlisted.map(offer => this.line.ask({ ask: 'moves', do: offer.do })));
    const moves = lists.flatMap(list => (isRefusal(list) ? [] : ((list['moves'] ?? []) as unknown as Move[])));
    if (this.#unasked.key !== key) return;
    this.#unasked = { key, moves };
    // More may have happened meanwhile without a change of what can be done.
    const now = this.now.peek();
    if (now !== null) this.now.value = { ...now, moves: [...now.moves, ...moves], listed: true };
  }
  /** What answers a question is good for that question only; what may be done unasked, for as long as hand and offers are the same. */
  #unaskedKey({ offers, moves, n }: Pick<Update, 'offers' | 'moves' | 'n'>): string {
    return JSON.stringify([offers, moves === null ? n : null, this.hand.peek().map(piece => piece.face)]);
  }
  /** What was begun and is no longer possible is forgotten. */
  #fitMode(): void {
    const mode = this.mode.peek();
    const moves = this.now.peek()?.moves ?? [];
    if (mode.kind !== 'free' && !moves.some(move => move.do === mode.verb)) this.mode.value = FREE;
    // A question that only a seat can answer is answered by choosing one.
    const asked = (this.now.peek()?.offers ?? []).filter(offer => offer.question !== null);
    const [part, ...more] = Object.entries(asked[0]?.needs ?? {});
    if (asked.length !== 1 || part?.[1] !== 'seat' || more.length > 0) return;
    const verb = asked[0]!.do;
    const seats = moves.filter(move => move.do === verb).map(move => move[part[0]] as Seat);
    this.mode.value = { kind: 'target', verb, seats, move: seat => ({ do: verb, [part[0]]: seat }) };
  }
  #clear(): void {
    batch(() => {
      this.scene.value = new Map();
      this.picked.value = new Set();
      this.mode.value = FREE;
      this.proof.value = null;
      this.interlude.value = null;
      this.game.forget(this);
    });
  }
  async #draw(scene: Scene): Promise<void> {
    this.scene.value = scene;
    // Rendering is put off to the end of the task; measuring must come after it.
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  #told(telling: Telling): void {
    this.game.heard(this, telling);
    this.#write({ kind: 'told', id: ++this.#lastLine, telling });
  }
  #say(told: Extract<Told, { tell: 'said' }>): void {
    const mine = told.from.seat !== null && told.from.seat === this.me.peek();
    this.#write({
      kind: 'said',
      id: ++this.#lastLine,
      from: told.from.name,
      who: told.from.who,
      text: told.text ?? null,
      phrase: told.phrase ?? null,
      mine,
      team: told.team === true,
    });
    if (!mine && !muted.peek().has(told.from.who)) this.unread.value++;
  }
  #write(line: Line): void {
    this.log.value = [...this.log.peek().slice(1 - LONGEST_LOG), line];
  }
  #pause(telling: Telling, later: readonly Telling[]): Promise<void> | null {
    const shown = this.game.interlude(this, telling, later);
    if (shown === null) return null;
    this.interlude.value = shown;
    return new Promise(resolve => {
      this.#release = resolve;
      if (this.line.kind === 'server') setTimeout(() => this.interlude.peek() === shown && this.dismiss(), LOOK);
    });
  }
  /** The player has seen enough of what lies over the table. */
  dismiss(): void {
    this.interlude.value = null;
    this.#release?.();
    this.#release = null;
  }
  /** Whatever flies lands at once. */
  skip(): void {
    land();
  }

  // ---- doing

  pick(key: number): void {
    const picked = new Set(this.picked.peek());
    const wasPicked = picked.delete(key);
    if (this.game.picks === 'one') picked.clear();
    if (!wasPicked) picked.add(key);
    batch(() => {
      this.picked.value = picked;
      this.refusal.value = null;
      this.mode.value = FREE;
    });
  }
  unpick(): void {
    batch(() => {
      this.picked.value = new Set();
      this.mode.value = FREE;
      this.refusal.value = null;
    });
  }
  async play(move: Move): Promise<Answered> {
    batch(() => {
      this.mode.value = FREE;
      this.refusal.value = null;
      this.picked.value = new Set();
    });
    const answer = await this.line.ask({ ask: 'move', move });
    if (isRefusal(answer)) {
      this.refusal.value = answer;
      // What was asked is still asked.
      this.#fitMode();
    }
    return answer;
  }
  /** The player takes his last move back. */
  async undo(): Promise<void> {
    const now = this.now.peek();
    // Once is enough: a second press would be refused.
    if (now !== null) this.now.value = { ...now, mayUndo: false };
    const answer = await this.line.ask({ ask: 'undo' });
    if (isRefusal(answer)) this.refusal.value = answer;
  }
  async ready(on: boolean): Promise<Answered> {
    return this.line.ask({ ask: 'ready', ready: on, entropy: entropy() });
  }
  /** Once more, at the same table. */
  async rematch(): Promise<Answered> {
    await this.ready(true);
    return this.line.kind === 'practice' ? this.line.ask({ ask: 'start' }) : {};
  }
  close(): void {
    this.#off();
    this.#playback.hurry();
    this.dismiss();
    this.line.leave();
  }
}
