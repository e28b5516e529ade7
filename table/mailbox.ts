/** One job after another. A failed job breaks the box, since its half-done work cannot be trusted; no job runs after it. */
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
  /** Posts a job without waiting for it. */
  drop(job: () => Promise<unknown> | unknown): void {
    this.post(job).catch(() => {});
  }
  /** Resolves when all jobs posted so far are done. */
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
