/**
 * One visit to one table: its cards, offers, chat and tellings. It listens to the line, plays tellings beat by beat,
 * and sends the player's moves. Pages and games draw from its signals and never use the line themselves.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { together } from '../../../kernel/cards/together.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Json, JsonObject } from '../../../kernel/json.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Millis, Move, Seat } from '../../../kernel/seat.ts';
import type { Clocks, Proof, TableView, Update } from '../../../wire/protocol.ts';
import type { TableTold } from '../../../wire/tellings.ts';
import { ShownGame } from '../../fair/shown-game.ts';
import type { LineAnswer, TableLine } from '../../line/line.ts';
import { sheets } from '../../shell/dialog.tsx';
import type { GameClientOf, Interlude } from '../game-client.ts';
import { Record } from '../log/record.ts';
import { land } from '../pieces/flight.ts';
import { Playback } from '../pieces/playback.ts';
import { type Piece, piecesAt, type Row, type Scene, sceneOf, topLast } from '../pieces/scene.ts';
import { withCue } from '../race/cue-sound.ts';
import { RaceState } from '../race/race-state.ts';
import { inkAt } from '../seats/face.tsx';
import { Intent } from './intent.ts';
import { MoveList } from './move-list.ts';
import type { Now } from './now.ts';
import { LOOK, Pause } from './pause.ts';
import type { Seated } from './people.ts';
import { type Steps, toldBefore } from './told-before.ts';

/** What a game brings to a session. */
export type GameClient = GameClientOf<Session>;

export class Session {
  readonly line: TableLine;
  readonly game: GameClient;
  readonly table = signal<TableView | null>(null);
  /** When that arrived. */
  readonly tableHeard = signal<Millis>(0);
  readonly scene = signal<Scene>(new Map());
  readonly now = signal<Now | null>(null);
  /** The public facts as far as they have been shown; null until the game has begun. */
  readonly facts = signal<JsonObject | null>(null);
  /** The player's secrets other than cards, in games that have any. */
  readonly kept = signal<Json | null>(null);
  readonly clocks = signal<(Clocks & { readonly heard: Millis }) | null>(null);
  readonly record = new Record(() => this.me.peek());
  /** The hand is fanned out over the table. */
  readonly fanned = signal(false);
  readonly busy = signal(false);
  /** A scene has been shown in the present playback: questions before it are over. */
  readonly isPast = signal(false);
  /** The player has moved, and the first effect is not shown yet. */
  readonly acted = signal(false);
  /** The game is over, and the player has closed its end to see the table again. */
  readonly isLookedBack = signal(false);
  /** The step being told, counted on this page. */
  step = 0;
  /** This page has followed the game from its deal. */
  readonly sawWhole = signal(false);
  readonly race = new RaceState();
  readonly pause = new Pause();
  readonly proof = signal<Proof | null>(null);
  readonly witness = new ShownGame();
  readonly gone = signal<string | null>(null);
  /** A hint is waiting. */
  readonly hinting = signal(false);
  /** The move a lesson waits for. */
  readonly wanted = signal<Move | null>(null);
  /** Something lies over the table; a practice table waits meanwhile. */
  readonly covered = signal(false);

  /** A practice table stands still while its only player looks at something else. */
  readonly still: ReadonlySignal<boolean> = computed(
    () =>
      this.line.kind === 'practice' &&
      (sheets.value > 0 ||
        this.pause.interlude.value !== null ||
        this.covered.value ||
        this.race.briefing.value ||
        this.hinting.value ||
        this.#windowWaits()),
  );
  readonly isLost: ReadonlySignal<boolean> = computed(() => this.line.kind === 'server' && this.line.state.value !== 'open');
  readonly me: ReadonlySignal<Seat | null> = computed(() => this.table.value?.you ?? null);
  /** Is the player asked anything right now? */
  readonly asked: ReadonlySignal<boolean> = computed(() => {
    const ask = this.now.value?.ask ?? null;
    return ask !== null && this.me.value !== null && !this.acted.value && ask.waiting.includes(this.me.value);
  });
  /** Is an answer expected? A window does not wait for players without an answer. */
  readonly isCalled: ReadonlySignal<boolean> = computed(
    () => this.asked.value && (this.now.value?.ask?.kind !== 'window' || this.game.plan(this).tone === 'yours'),
  );
  /** What lies over the table: an interlude, or a running scene. */
  readonly over: ReadonlySignal<Interlude | null> = computed(() => {
    // Reads the signal: what a game has gathered changes when it is forgotten.
    this.#forgotten.value;
    return this.pause.interlude.value ?? this.game.scene?.(this) ?? null;
  });
  readonly hand: ReadonlySignal<readonly Piece[]> = computed(() =>
    this.me.value === null ? [] : (this.game.hand?.sorted(piecesAt(this.scene.value, 'hand', this.me.value)) ?? []),
  );
  readonly intent: Intent;

  readonly #forgotten = signal(0);
  /** The newest update asks the player a question with little time. */
  readonly #window = signal(false);
  readonly #playback: Playback;
  readonly #queue: { readonly update: Update; readonly cue: boolean }[] = [];
  readonly #moveList: MoveList;
  #playing = false;
  /** A race is set and its cue on the way: nothing is played at leisure. */
  #set = false;
  /** The seating of the game on the screen: chairs may be swapped before the next one. */
  #seated: Seated | null = null;
  /** The point the player skips to; everything before it is told at once. */
  readonly skipsTo = signal<'end' | 'turn' | null>(null);
  #first = true;
  /** The deal was part of the story told on entry. */
  #knowsDeal = false;
  /** That story's part about the present chapter, until the table is drawn as it stood afterwards. */
  #before: Steps | null = null;
  /** Moves without an answer yet. */
  #unanswered = 0;
  /** Updates, counted: how many have come, how many have been shown, and which one shows the effect of the last move. */
  #came = 0;
  #shown = 0;
  #awaited = 0;
  readonly #off: () => void;
  readonly #unlook: () => void;

  constructor(line: TableLine, game: GameClient) {
    this.line = line;
    this.game = game;
    this.intent = new Intent(this.hand, game.hand?.picks ?? 'many');
    this.#moveList = new MoveList(line, this.hand);
    this.#playback = new Playback({
      scene: () => this.scene.peek(),
      draw: scene => this.#draw(scene),
      told: telling => this.#told(telling),
      opens: part => {
        this.facts.value = { ...this.facts.peek(), ...part };
      },
      interlude: (telling, later) => this.#pause(telling, later),
      hold: telling => game.hold(telling),
      covered: () => this.over.value !== null,
      drawn: (row: Row) => game.drawn(row, this.me.peek()),
      ink: seat => inkAt({ session: this, seat }),
    });
    this.#off = line.hear(told => this.hear(told));
    this.#unlook = this.over.subscribe(over => {
      if (over !== null) this.isPast.value = true;
    });
  }

  // ---- receiving

  hear(told: TableTold): void {
    switch (told.tell) {
      case 'table':
        batch(() => {
          this.table.value = told.table;
          this.tableHeard.value = performance.now();
        });
        this.witness.at(told.table.gameNumber);
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
        this.race.set();
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
        if (told.note === 'flinched') this.race.flinch(told.seat);
        break;
      case 'story':
        this.#knowsDeal = told.deal.length > 0;
        this.sawWhole.value = false;
        this.#before = toldBefore(told.lines, telling => this.game.beginsChapter(telling));
        this.record.retold({ ...told, deal: this.#dealt(told.deal) });
        break;
      case 'gone':
        this.gone.value = told.why;
        break;
      default:
        told satisfies never;
    }
  }
  #take(update: Update, cue: boolean): void {
    this.#queue.push({ update, cue });
    this.witness.see(update, this.me.peek());
    this.#came++;
    const { ask } = update.view;
    const asked = ask?.waiting.some(seat => seat === this.me.peek()) === true;
    this.#window.value = ask?.kind === 'window' && asked;
    if (this.skipsTo.peek() === 'turn' && ((asked && ask.kind !== 'window') || update.outcome !== null)) this.line.hurry?.(false);
    // At a live table its clock already runs: draw the question at once.
    if (this.#window.peek() && this.line.kind === 'server') this.#playback.hurry();
    if (ask?.kind === 'race' && !ask.cued && asked && this.line.coached !== true) this.race.explain();
    if (cue) {
      // Nothing may stand between a player and the cue.
      this.#playback.hurry();
      this.pause.end();
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
        this.sawWhole.value = update.n === 0;
        if (shown !== null) this.record.begun(update.game, this.#seated);
        this.#seated = { me: this.me.peek(), chairs: this.table.peek()?.chairs ?? [] };
      }
      if (this.#set || this.skipsTo.peek() !== null || cue || this.#queue.some(later => later.cue)) this.#playback.hurry();
      this.step++;
      this.isPast.value = this.over.peek() !== null;
      this.busy.value = update.tellings.length > 0;
      if (update.view.ask?.kind !== 'race' || update.tellings.some(telling => telling.tell === 'verdict')) this.race.end();
      if (cue) {
        this.#raise(update);
        this.#playback.calm();
      } else {
        await this.#playback.play(update);
        this.#settle(update, false);
      }
      this.#gather();
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
    this.#lookAgain();
  }
  /** The player's move has been answered and its first effect shown: from now on the line is about others, or about the next question. */
  #rest(): void {
    if (this.#unanswered === 0 && this.#shown >= this.#awaited) this.acted.value = false;
  }
  /** The cue and the cards it turns up are drawn in one frame: a hand's time counts from it. Tellings follow. */
  #raise(update: Update): void {
    this.#set = false;
    batch(() => {
      this.#settle(update, true);
      withCue(this.table.peek(), () => {
        for (const telling of together(update.tellings)) this.#told(telling);
      });
    });
  }
  #settle(update: Update, cue: boolean): void {
    const { open, zones, ask, config, kept } = update.view;
    batch(() => {
      this.scene.value = sceneOf(topLast(zones, this.game.topFirst), this.scene.peek(), this.game.inOrder);
      this.facts.value = open;
      this.kept.value = (kept ?? null) as Json | null;
      const now: Now = {
        game: update.game,
        n: update.n,
        config: (config ?? {}) as JsonObject,
        ask,
        offers: update.offers,
        ...this.#moveList.known(update),
        outcome: update.outcome,
        mayUndo: update.mayUndo,
      };
      this.now.value = now;
      this.#shown++;
      this.#rest();
      this.intent.settle(now);
      void this.#listMoves(update);
      this.race.settle(ask, cue);
    });
  }
  async #listMoves(update: Update): Promise<void> {
    const moves = await this.#moveList.rest(update);
    // More may have happened meanwhile without a change of the offers.
    const now = this.now.peek();
    if (moves !== null && now !== null) this.now.value = { ...now, moves: [...now.moves, ...moves], listed: true };
  }
  #clear(): void {
    batch(() => {
      this.scene.value = new Map();
      this.facts.value = null;
      this.kept.value = null;
      this.intent.unpick();
      this.proof.value = null;
      this.isLookedBack.value = false;
      this.skipsTo.value = null;
      this.pause.interlude.value = null;
      this.#forget();
    });
  }
  async #draw(scene: Scene): Promise<void> {
    this.scene.value = scene;
    // Rendering happens at the end of the task; measuring must come after it.
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  #told(telling: Telling): void {
    if (telling.tell === 'kept' && telling['seat'] === this.me.peek()) this.kept.value = telling['kept'] ?? null;
    this.game.gather(this, telling);
    this.game.heard(this, telling);
    this.record.told(telling);
  }
  #forget(): void {
    this.game.forget(this);
    this.#forgotten.value++;
  }
  #gather(): void {
    if (this.#before === null) return;
    const steps = this.#before;
    this.#before = null;
    batch(() => {
      this.#forget();
      for (const step of steps) {
        this.step++;
        for (const telling of step) this.game.gather(this, telling);
      }
    });
  }
  /** The deal, in games whose log begins with it. */
  #dealt(deal: readonly Telling[]): readonly Telling[] {
    return this.game.opening === undefined ? [] : deal;
  }
  #pause(telling: Telling, later: readonly Telling[]): Promise<void> | null {
    const shown = this.game.interlude(this, telling, later);
    return shown === null ? null : this.pause.begin(shown, this.line.kind === 'server' ? this.#turnsAt() : null);
  }
  /** A scene ends after a while, and never later than the start of a player's waiting clock. */
  #turnsAt(): Millis {
    const { now, heard, begins } = this.clocks.peek() ?? { now: 0, heard: 0 };
    const end = performance.now() + LOOK;
    return begins === undefined ? end : Math.min(end, heard + begins - now);
  }
  /** Ends whatever is being shown. */
  hurry(): void {
    this.#playback.hurry();
    this.pause.end();
  }
  /** Skips to the end of the game, for a player who is out, or to the player's next decision. */
  skipTo(what: 'end' | 'turn'): void {
    this.skipsTo.value = what;
    this.record.looksAway();
    this.line.hurry?.(true);
    this.hurry();
  }
  /** The player looks again, and sees what happened meanwhile. Where time presses, only the log tells it. */
  #lookAgain(): void {
    const now = this.now.peek();
    if (this.skipsTo.peek() !== 'turn' || now === null || (!this.isCalled.peek() && now.outcome === null)) return;
    this.skipsTo.value = null;
    this.line.hurry?.(false);
    const presses = now.ask?.kind === 'race' || (now.ask?.kind === 'window' && this.line.kind === 'server');
    if (now.outcome === null && !presses) this.record.looksAgain();
  }
  /** In practice a window waits for its player: while cards still fly, and until they answer. */
  #windowWaits(): boolean {
    return this.#window.value && this.line.coached !== true && (this.busy.value || this.game.plan(this).tone === 'yours');
  }
  /** Everything that flies lands at once. */
  skip(): void {
    land();
  }

  // ---- doing

  async play(move: Move): Promise<LineAnswer> {
    this.intent.unpick();
    this.acted.value = true;
    this.#unanswered++;
    const before = this.#came;
    const answer = await this.line.ask({ ask: 'move', move });
    this.#unanswered--;
    if (!isRefusal(answer)) this.#awaited = before + 1;
    this.#rest();
    if (isRefusal(answer)) this.intent.refused(answer, this.now.peek());
    return answer;
  }
  /** Takes the last move back. */
  async undo(): Promise<void> {
    const now = this.now.peek();
    // Once is enough: a second press would be refused.
    if (now !== null) this.now.value = { ...now, mayUndo: false };
    const answer = await this.line.ask({ ask: 'undo' });
    if (isRefusal(answer)) this.intent.refusal.value = answer;
  }
  async ready(on: boolean): Promise<LineAnswer> {
    return this.line.ask({ ask: 'ready', ready: on });
  }
  /** Asks for a rematch at the same table, with swapped chairs if wanted. */
  async rematch(turned: boolean): Promise<LineAnswer> {
    await this.line.ask({ ask: 'ready', ready: true, turned });
    return this.line.kind === 'practice' ? this.line.ask({ ask: 'start' }) : {};
  }
  close(): void {
    this.#off();
    this.#unlook();
    this.#playback.hurry();
    this.pause.end();
    this.line.leave();
  }
}
