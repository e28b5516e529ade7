/** An analysis as it grows: workers that share it, and the steps that they have told so far. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AnalysedStep } from '../../bots/analysis.ts';
import type { Update } from '../../wire/protocol.ts';
import type { Depth, FromAnalyst, ToAnalyst } from './messages.ts';

/** The most workers, however many cores there are. */
const MOST_WORKERS = 4;
export const allCores = (): number => Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
/** Steps that come close together are shown together. */
const TOGETHER = 100;

export class Analysis {
  readonly depth: Depth;
  /** What has been analysed so far, in the order of the game. */
  readonly steps = signal<readonly AnalysedStep[]>([]);
  /** How many steps there will be, and how often each decision is played out; null until that is known. */
  readonly extent = signal<{ readonly steps: number; readonly playouts: number } | null>(null);
  readonly broken = signal<string | null>(null);
  readonly isDone: ReadonlySignal<boolean> = computed(() => this.steps.value.length === this.extent.value?.steps);
  /** The tables before mistakes, by their number. */
  readonly seen = new Map<number, Update>();
  readonly #workers: readonly Worker[];
  #come: AnalysedStep[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isClosed = false;

  constructor(log: string, depth: Depth, workers: number) {
    this.depth = depth;
    this.#workers = Array.from({ length: workers }, (_, n) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => this.#hear(data);
      worker.onerror = ({ message }) => this.#hear({ is: 'broken', why: message });
      worker.postMessage({ log, depth, part: { n, of: workers } } satisfies ToAnalyst);
      return worker;
    });
  }
  close(): void {
    this.#isClosed = true;
    for (const worker of this.#workers) worker.terminate();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
  #hear(message: FromAnalyst): void {
    // Messages of a terminated worker may still arrive.
    if (this.#isClosed) return;
    if (message.is === 'begun') this.extent.value = { steps: message.steps, playouts: message.playouts };
    else if (message.is === 'broken') {
      this.close();
      this.broken.value = message.why;
    } else {
      if (message.seen !== null) this.seen.set(message.step.n, message.seen);
      this.#come.push(message.step);
      this.#timer ??= setTimeout(() => this.#show(), TOGETHER);
    }
  }
  #show(): void {
    this.#timer = null;
    this.steps.value = [...this.steps.peek(), ...this.#come].sort((a, b) => a.n - b.n);
    this.#come = [];
    if (this.isDone.peek()) this.close();
  }
}
