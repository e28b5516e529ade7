/**
 * One visit to one table: what is seen of it, what may be done, what was said and told. It hears the line, plays what happened beat by beat,
 * and sends what the player does. Pages and games draw from its signals and never speak to the line themselves.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Offer, Outcome, Telling } from '../../kernel/game.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../kernel/seat.ts';
import type { Json, JsonObject } from '../../kernel/secret.ts';
import type { AskView } from '../../kernel/table.ts';
import { together } from '../../kernel/together.ts';
import type { Clocks, Proof, TableView, Told, Update } from '../../wire/protocol.ts';
import type { GameClientOf, Interlude } from '../games/game-client.ts';
import { entropy, type LineAnswer, type TableLine } from '../line/line.ts';
import { sheets } from '../shell/dialog.tsx';
import { recall, remember } from '../shell/settings.ts';
import { land } from './flight.ts';
import type { Seated } from './people.ts';
import { Playback } from './playback.ts';
import { Record } from './record.ts';
import { type Piece, piecesAt, type Row, type Scene, sceneOf, topLast } from './scene.ts';

/** Everything of an update but its cards and its tellings. */
export interface Now {
  readonly game: number;
  /** The number of the update. */
  readonly n: number;
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
/** What the player is in the middle of. */
export type Mode =
  | { readonly kind: 'free' }
  /** Whose? One of these seats answers. */
  | { readonly kind: 'target'; readonly verb: string; readonly seats: readonly Seat[]; readonly move: (seat: Seat) => Move }
  /** Really? */
  | { readonly kind: 'confirm'; readonly verb: string; readonly move: Move };
export interface CueShown {
  /** Counts races, so that each is drawn from scratch. */
  readonly race: number;
  readonly up: boolean;
}

/** What a game brings to a session. */
export type GameClient = GameClientOf<Session>;

const FREE: Mode = { kind: 'free' };
/** Kept by the browser of a player who has seen a race. */
const RACED = 'raced';
/** How long a scene is shown at a table where time cannot stop. */
const LOOK: Millis = 8000;

export class Session {
  readonly line: TableLine;
  readonly game: GameClient;
  readonly table = signal<TableView | null>(null);
  /** When that was told. */
  readonly tableHeard = signal<Millis>(0);
  readonly scene = signal<Scene>(new Map());
  readonly now = signal<Now | null>(null);
  /** The public facts as far as they have been shown; null until the game has begun. */
  readonly facts = signal<JsonObject | null>(null);
  /** What the player keeps to themselves besides cards, in games that have such a thing. */
  readonly kept = signal<Json | null>(null);
  readonly clocks = signal<(Clocks & { readonly heard: Millis }) | null>(null);
  readonly record = new Record(() => this.me.peek());
  readonly picked = signal<ReadonlySet<number>>(new Set());
  readonly mode = signal<Mode>(FREE);
  /** The hand is fanned out over the table. */
  readonly fanned = signal(false);
  /** Why the last attempt was refused, until something else is done. */
  readonly refusal = signal<Refusal | null>(null);
  readonly busy = signal(false);
  /** The player has moved, and what comes of it has still to be shown. */
  readonly acted = signal(false);
  /** The game is over, its end has been read, and the player looks at the table again. */
  readonly isLookedBack = signal(false);
  readonly cue = signal<CueShown>({ race: 0, up: false });
  /** Whose hands were too soon in this race. */
  readonly flinched = signal<ReadonlySet<Seat>>(new Set());
  /** Hands may race for the pile. It is over when the verdict is heard, however long what follows is looked at. */
  readonly racing = signal(false);
  /** A player's very first race is explained; where time can stand still, it waits until the player is ready. */
  readonly briefing = signal(false);
  readonly interlude = signal<Interlude | null>(null);
  /** When what lies over the table turns by itself, where it does. */
  readonly turnsAt = signal<Millis | null>(null);
  readonly proof = signal<Proof | null>(null);
  readonly gone = signal<string | null>(null);
  /** A hint waits to be read. */
  readonly hinting = signal(false);
  /** Something lies over the table; a practice table waits meanwhile. */
  readonly covered = signal(false);

  /** A practice table stands still while its only player looks at something else. */
  readonly still: ReadonlySignal<boolean> = computed(
    () =>
      this.line.kind === 'practice' &&
      (sheets.value > 0 ||
        this.interlude.value !== null ||
        this.covered.value ||
        this.briefing.value ||
        this.hinting.value ||
        this.#windowWaits()),
  );
  readonly isLost: ReadonlySignal<boolean> = computed(() => this.line.kind === 'server' && this.line.state.value !== 'open');
  readonly me: ReadonlySignal<Seat | null> = computed(() => this.table.value?.you ?? null);
  /** Is anything asked of the player right now? */
  readonly asked: ReadonlySignal<boolean> = computed(() => {
    const ask = this.now.value?.ask ?? null;
    return ask !== null && this.me.value !== null && ask.waiting.includes(this.me.value);
  });
  readonly hand: ReadonlySignal<readonly Piece[]> = computed(() =>
    this.me.value === null ? [] : (this.game.hand?.sorted(piecesAt(this.scene.value, 'hand', this.me.value)) ?? []),
  );
  /** The faces that are picked, in the order of the hand. */
  readonly chosen: ReadonlySignal<readonly string[]> = computed(() =>
    this.hand.value.filter(piece => this.picked.value.has(piece.key)).flatMap(piece => piece.face ?? []),
  );

  /** The newest update asks the player something that will not wait long. */
  readonly #window = signal(false);
  readonly #playback: Playback;
  readonly #queue: { readonly update: Update; readonly cue: boolean }[] = [];
  #unasked: { readonly key: string; readonly moves: readonly Move[] } = { key: '', moves: [] };
  #playing = false;
  /** A race is set and its cue on the way: nothing is played at leisure. */
  #set = false;
  /** Who sits where in the game that is shown: before the next one chairs may be swapped. */
  #seated: Seated | null = null;
  /** What the player wants to see next; all before it is told at once. */
  readonly skipsTo = signal<'end' | 'turn' | null>(null);
  #first = true;
  /** The deal was in the story that was told on coming in. */
  #knowsDeal = false;
  /** Moves whose answer has still to come. */
  #unanswered = 0;
  #release: (() => void) | null = null;
  readonly #off: () => void;

  constructor(line: TableLine, game: GameClient) {
    this.line = line;
    this.game = game;
    this.#playback = new Playback({
      scene: () => this.scene.peek(),
      draw: scene => this.#draw(scene),
      told: telling => this.#told(telling),
      opens: part => {
        this.facts.value = { ...this.facts.peek(), ...part };
      },
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
        batch(() => {
          this.table.value = told.table;
          this.tableHeard.value = performance.now();
        });
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
        this.#set = true;
        if (this.skipsTo.peek() === 'turn') this.line.hurry?.(false);
        this.flinched.value = new Set();
        this.#playback.hurry();
        break;
      case 'proof':
        this.proof.value = told.proof;
        break;
      case 'said':
        this.record.said(told);
        break;
      case 'note':
        this.record.noted(told);
        if (told.note === 'flinched') this.flinched.value = new Set([...this.flinched.peek(), told.seat]);
        break;
      case 'story':
        this.#knowsDeal = told.deal.length > 0;
        this.record.retold(this.#dealt(told.deal), told.lines);
        break;
      case 'gone':
        this.gone.value = told.why;
        break;
    }
  }
  #take(update: Update, cue: boolean): void {
    this.#queue.push({ update, cue });
    const { ask } = update.view;
    const asked = ask?.waiting.some(seat => seat === this.me.peek()) === true;
    this.#window.value = ask?.kind === 'window' && asked;
    if (this.skipsTo.peek() === 'turn' && (asked || update.outcome !== null)) this.line.hurry?.(false);
    // At a live table its time runs already: the question is drawn at once.
    if (this.#window.peek() && this.line.kind === 'server') this.#playback.hurry();
    if (ask?.kind === 'race' && !ask.cued && asked) this.#explain();
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
      if (begins) {
        if (shown !== null) this.record.begun(update.game, this.#seated);
        this.#seated = { me: this.me.peek(), chairs: this.table.peek()?.chairs ?? [] };
      }
      if (this.#set || this.skipsTo.peek() !== null || cue || this.#queue.some(later => later.cue)) this.#playback.hurry();
      this.busy.value = update.tellings.length > 0;
      if (update.view.ask?.kind !== 'race' || update.tellings.some(telling => telling.tell === 'verdict')) this.#endRace();
      if (cue) {
        this.#raise(update);
        this.#playback.calm();
      } else {
        await this.#playback.play(update);
        this.#settle(update, false);
      }
      if (begins && update.n === 0) {
        if (!this.#knowsDeal) for (const telling of this.#dealt(this.game.opening?.(this) ?? [])) this.record.told(telling);
        this.game.opened(this);
      }
      this.#knowsDeal = false;
      const { outcome } = update;
      if (outcome !== null && (begins || shown?.outcome == null)) this.record.over(outcome);
    }
    this.busy.value = false;
    this.#playing = false;
    this.#rest();
    this.#lookAgain();
  }
  /** What the player did has been answered, and all that came of it shown. */
  #rest(): void {
    if (this.#unanswered === 0 && !this.#playing) this.acted.value = false;
  }
  #explain(): void {
    if (this.line.coached !== true && recall(RACED) === null) this.briefing.value = true;
  }
  /** The player knows what a race is. */
  brief(): void {
    remember(RACED, 'yes');
    this.briefing.value = false;
  }
  #endRace(): void {
    if (this.racing.peek() && this.briefing.peek()) this.brief();
    this.racing.value = false;
  }
  /** The cue and all that it turns up are one picture, in one frame: a hand's time counts from it. The story comes after it. */
  #raise(update: Update): void {
    this.#set = false;
    batch(() => {
      this.#settle(update, true);
      for (const telling of together(update.tellings)) this.#told(telling);
    });
  }
  #settle(update: Update, cue: boolean): void {
    const { open, zones, ask, config, kept } = update.view;
    batch(() => {
      this.scene.value = sceneOf(topLast(zones, this.game.topFirst), this.scene.peek(), this.game.inOrder);
      this.facts.value = open;
      this.kept.value = (kept ?? null) as Json | null;
      this.now.value = {
        game: update.game,
        n: update.n,
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
      this.racing.value = ask?.kind === 'race';
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
      this.facts.value = null;
      this.kept.value = null;
      this.picked.value = new Set();
      this.mode.value = FREE;
      this.proof.value = null;
      this.isLookedBack.value = false;
      this.skipsTo.value = null;
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
    if (telling.tell === 'kept' && telling['seat'] === this.me.peek()) this.kept.value = telling['kept'] ?? null;
    this.game.heard(this, telling);
    this.record.told(telling);
  }
  /** The deal, in games whose log begins with it. */
  #dealt(deal: readonly Telling[]): readonly Telling[] {
    return this.game.opening === undefined ? [] : deal;
  }
  #pause(telling: Telling, later: readonly Telling[]): Promise<void> | null {
    const shown = this.game.interlude(this, telling, later);
    if (shown === null) return null;
    const waits = this.line.kind !== 'server';
    batch(() => {
      this.interlude.value = shown;
      this.turnsAt.value = waits ? null : performance.now() + LOOK;
    });
    return new Promise(resolve => {
      this.#release = resolve;
      if (!waits) setTimeout(() => this.interlude.peek() === shown && this.dismiss(), LOOK);
    });
  }
  /** The player has seen enough of what lies over the table. */
  dismiss(): void {
    this.interlude.value = null;
    this.#release?.();
    this.#release = null;
  }
  /** What is being shown is over at once. */
  hurry(): void {
    this.#playback.hurry();
    this.dismiss();
  }
  /** On to the end of the game, for a player who is out of it, or to the player's next decision. */
  skipTo(what: 'end' | 'turn'): void {
    this.skipsTo.value = what;
    this.record.looksAway();
    this.line.hurry?.(true);
    this.hurry();
  }
  /** The player looks again: what has happened meanwhile? Where time presses, the log tells it. */
  #lookAgain(): void {
    const now = this.now.peek();
    if (this.skipsTo.peek() !== 'turn' || now === null || (!this.asked.peek() && now.outcome === null)) return;
    this.skipsTo.value = null;
    const presses = now.ask?.kind === 'race' || (now.ask?.kind === 'window' && this.line.kind === 'server');
    if (now.outcome === null && !presses) this.record.looksAgain();
  }
  /** Where time can stand still, a window waits for its player: while cards still fly, and until there is an answer. */
  #windowWaits(): boolean {
    return this.#window.value && this.line.coached !== true && (this.busy.value || this.game.plan(this).tone === 'yours');
  }
  /** Everything that flies lands at once. */
  skip(): void {
    land();
  }

  // ---- doing

  pick(key: number): void {
    const picked = new Set(this.picked.peek());
    const wasPicked = picked.delete(key);
    if (this.game.hand?.picks === 'one') picked.clear();
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
  async play(move: Move): Promise<LineAnswer> {
    batch(() => {
      this.mode.value = FREE;
      this.refusal.value = null;
      this.picked.value = new Set();
    });
    this.acted.value = true;
    this.#unanswered++;
    const answer = await this.line.ask({ ask: 'move', move });
    this.#unanswered--;
    this.#rest();
    if (isRefusal(answer)) {
      this.refusal.value = answer;
      // What was asked is still asked.
      this.#fitMode();
    }
    return answer;
  }
  /** The player takes the last move back. */
  async undo(): Promise<void> {
    const now = this.now.peek();
    // Once is enough: a second press would be refused.
    if (now !== null) this.now.value = { ...now, mayUndo: false };
    const answer = await this.line.ask({ ask: 'undo' });
    if (isRefusal(answer)) this.refusal.value = answer;
  }
  async ready(on: boolean): Promise<LineAnswer> {
    return this.line.ask({ ask: 'ready', ready: on, entropy: entropy() });
  }
  /** Once more, at the same table; with the chairs the other way round if so wanted. */
  async rematch(turned: boolean): Promise<LineAnswer> {
    await this.line.ask({ ask: 'ready', ready: true, entropy: entropy(), turned });
    return this.line.kind === 'practice' ? this.line.ask({ ask: 'start' }) : {};
  }
  close(): void {
    this.#off();
    this.#playback.hurry();
    this.dismiss();
    this.line.leave();
  }
}
