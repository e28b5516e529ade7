/** Lines from a person at a terminal, or from a program that stands in for one. */
import { createInterface, type Interface } from 'node:readline';
import type { Streams } from '../command.ts';

/** The person has gone: the input ended, or Ctrl-C. */
export class Left extends Error {}

export class Terminal {
  /** Whether a person sees and reacts; otherwise lines may have been written in advance. */
  readonly live: boolean;
  readonly #streams: Streams;
  readonly #lines: string[] = [];
  readonly #input: Interface;
  #gone = false;
  #heard: (() => void) | null = null;

  constructor(streams: Streams) {
    const { input, output } = streams;
    this.#streams = streams;
    this.live = input.isTTY === true;
    this.#input = createInterface({ input, ...(this.live ? { output } : {}) });
    this.#input.on('line', line => {
      this.#lines.push(line.trim());
      this.#heard?.();
    });
    this.#input.on('close', this.#leave);
    this.#input.on('SIGINT', this.#leave);
    process.once('SIGINT', this.#leave);
  }
  readonly #leave = (): void => {
    this.#gone = true;
    this.#heard?.();
  };
  leave(): never {
    this.#leave();
    throw new Left();
  }
  say(text: string): void {
    this.#streams.output.write(`${text}\n`);
  }
  /** The next line; throws `Left` when the person has gone. */
  async line(prompt: string): Promise<string> {
    this.#input.setPrompt(prompt);
    if (this.live) this.#input.prompt();
    else this.#streams.output.write(prompt);
    const line = (await this.lineWithin(null))!;
    if (!this.live) this.#streams.output.write(`${line}\n`);
    return line;
  }
  /** The next line, or null if it does not come within this many milliseconds. */
  async lineWithin(millis: number | null): Promise<string | null> {
    if (this.#lines.length === 0 && !this.#gone)
      await new Promise<void>(resolve => {
        const timer = millis === null ? null : setTimeout(resolve, millis);
        this.#heard = () => {
          if (timer !== null) clearTimeout(timer);
          resolve();
        };
      });
    this.#heard = null;
    return this.#lines.shift() ?? (this.#gone ? this.leave() : null);
  }
  /** Lets time pass; true if the person could not wait. Lines written in advance do not count. */
  async still(millis: number): Promise<boolean> {
    if (!this.live) return false;
    this.#lines.length = 0;
    return (await this.lineWithin(millis)) !== null;
  }
  close(): void {
    process.off('SIGINT', this.#leave);
    this.#input.close();
    this.#streams.input.pause();
  }
}
