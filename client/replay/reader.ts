/** The page's way to its replay worker: a question, an answer. */
import type { FromReader, ReaderAnswers, ReaderQuestion, ToReader } from './messages.ts';

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (why: Error) => void;
}
export class LogReader {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      const waiting = this.#waiting.get(data.re);
      this.#waiting.delete(data.re);
      if (data.broken === null) waiting?.done(data.answer as never);
      else waiting?.failed(new Error(data.broken));
    };
    this.#worker.onerror = event => {
      for (const { failed } of this.#waiting.values()) failed(new Error(event.message));
      this.#waiting.clear();
    };
  }
  ask<A extends ReaderQuestion>(asking: A): Promise<ReaderAnswers[A['to']]> {
    const id = ++this.#lastId;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done: done as Waiting['done'], failed });
      this.#worker.postMessage({ ...asking, id } as ToReader);
    });
  }
  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }
}
