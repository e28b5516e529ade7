/** One job after another. A job that fails breaks the box, since what it had begun can no longer be trusted; nothing is done after that. */
export class Mailbox {
  readonly #broken: (why: unknown) => void;
  readonly #after: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();
  #failure: { readonly why: unknown } | null = null;

  /** `after` is part of every job. */
  constructor(broken: (why: unknown) => void, after: () => Promise<void>) {
    this.#broken = broken;
    this.#after = after;
  }
  post<R>(job: () => Promise<R> | R): Promise<R> {
    const done = this.#last.then(() => this.#run(job));
    this.#last = done.catch(() => {});
    return done;
  }
  /** Nobody waits for this one. */
  drop(job: () => Promise<unknown> | unknown): void {
    this.post(job).catch(() => {});
  }
  /** When all that was posted so far is done. */
  async rest(): Promise<void> {
    await this.#last;
  }
  async #run<R>(job: () => Promise<R> | R): Promise<R> {
    if (this.#failure !== null) throw this.#failure.why;
    try {
      const done = await job();
      await this.#after();
      return done;
    } catch (why) {
      this.#failure = { why };
      this.#broken(why);
      throw why;
    }
  }
}
