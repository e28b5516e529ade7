/** The line from the page to its practice worker. */
import { computed, signal } from '@preact/signals';
import type { Json } from '../../kernel/json.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import { FIRST_FACE } from '../../wire/face.ts';
import type { PressHow } from '../../wire/requests.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { ToldAndShown } from '../fair/replayed.ts';
import type { LineAnswer, LineState, Onward, TableLine } from '../line/line.ts';
import { ownFace } from '../shell/settings.ts';
import { CODE, type FromWorker, type GameTerms, type ToWorker, type Wish } from './messages.ts';

type Asking<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;

export class PracticeLine implements TableLine {
  readonly kind = 'practice';
  readonly code = CODE;
  readonly #state = signal<LineState>('connecting');
  readonly state = computed(() => this.#state.value);
  readonly broken = signal<string | null>(null);
  readonly onward?: Onward;
  /** Not on a shared deal: players compare their own play there. */
  readonly hint?: () => Promise<LineAnswer>;
  readonly #wish: Wish;
  readonly #worker: Worker;
  readonly #ears = new Set<(told: TableTold) => void>();
  readonly #waiting = new Map<number, (answer: LineAnswer) => void>();
  #lastId = 0;
  #painted: Millis | null = null;

  constructor(wish: Wish, onward?: Onward) {
    this.#wish = wish;
    if (onward !== undefined) this.onward = onward;
    if (wish.seed === undefined) this.hint = () => this.#ask({ to: 'hint' });
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(data);
    this.#worker.onerror = event => {
      this.broken.value = event.message;
    };
  }
  enter(): Promise<LineAnswer> {
    return this.#ask({ to: 'open', wish: { ...this.#wish, face: ownFace.peek() ?? FIRST_FACE } });
  }
  ask(question: Parameters<TableLine['ask']>[0]): Promise<LineAnswer> {
    return this.#ask({ to: 'ask', question });
  }
  hear(listener: (told: TableTold) => void): () => void {
    this.#ears.add(listener);
    return () => void this.#ears.delete(listener);
  }
  painted(at: Millis): void {
    this.#painted = at;
  }
  press(at: Millis, how: PressHow): Promise<LineAnswer> {
    const claim = this.#painted === null ? -1 : at - this.#painted;
    return this.#ask({ to: 'ask', question: { ask: 'press', claim, ...how } });
  }
  still(on: boolean): void {
    this.#worker.postMessage({ to: 'still', on } satisfies ToWorker);
  }
  hurry(on: boolean): void {
    this.#worker.postMessage({ to: 'hurry', on } satisfies ToWorker);
  }
  /** Is a log whole, fair, and the game this page was shown? */
  verify(log: string, told: ToldAndShown | null = null): Promise<LineAnswer> {
    return this.#ask({ to: 'verify', log, told });
  }
  /** The terms possible at a table of this game; null for an unknown game. */
  static async terms(game: string): Promise<GameTerms | null> {
    const line = new PracticeLine({ game, bots: [], options: null, name: '', pace: 'leisure', fresh: true });
    const answer = await line.#ask({ to: 'game', game });
    line.leave();
    return isRefusal(answer) ? null : (answer as unknown as GameTerms);
  }
  /** Why these options do not allow a table; null when they do. */
  static async fault(game: string, options: Json, seats: number): Promise<Refusal | null> {
    const line = new PracticeLine({ game, bots: [], options: null, name: '', pace: 'leisure', fresh: true });
    const answer = await line.#ask({ to: 'check', game, options, seats });
    line.leave();
    return isRefusal(answer) ? answer : null;
  }
  leave(): void {
    this.#worker.terminate();
    this.#ears.clear();
  }
  #ask(message: Asking<ToWorker>): Promise<LineAnswer> {
    const id = ++this.#lastId;
    this.#worker.postMessage({ ...message, id } as ToWorker);
    return new Promise(resolve => this.#waiting.set(id, resolve));
  }
  #heard(message: FromWorker): void {
    this.#state.value = 'open';
    if ('broken' in message) this.broken.value = message.broken;
    else if ('ended' in message) void import('../achievements/achievements.ts').then(({ countGame }) => countGame(message.ended));
    else if ('told' in message) {
      if (message.told.tell === 'set') this.#painted = null;
      for (const ear of this.#ears) ear(message.told);
    } else {
      this.#waiting.get(message.re)?.(message.answer);
      this.#waiting.delete(message.re);
    }
  }
}
