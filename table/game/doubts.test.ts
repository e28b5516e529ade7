/** A delayed line is believed once in four races of its guest, across tables and after a table was reloaded. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { TableActor } from '../actor.ts';
import type { Judged } from '../race/claim.ts';
import type { Doubts } from '../race/past.ts';
import type { Verdict } from '../race/verdict.ts';
import type { Guest } from '../runtime.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, headerFor } from '../testing/table.ts';

const draw = quickdraw as unknown as Game<Kinds>;

/** What a server remembers of its guests across tables. */
class KnowingRuntime extends TestRuntime {
  readonly #known: Map<string, Doubts>;
  constructor(known: Map<string, Doubts>) {
    super();
    this.#known = known;
  }
  async doubts(guest: string): Promise<Doubts> {
    return this.#known.get(guest) ?? [];
  }
  async doubted(guest: string, doubts: Doubts): Promise<void> {
    this.#known.set(guest, doubts);
  }
  inputs<Input extends object>(kind: string): readonly Input[] {
    return this.log.flatMap(entry => ('in' in entry && kind in entry.in ? [entry.in as unknown as Input] : []));
  }
  async passUntil(isSo: () => boolean, step: number): Promise<void> {
    for (let left = 1000; left > 0 && !isSo(); left--) await this.pass(step);
    expect(isSo()).toBe(true);
  }
  /** The time of the last cue, on the process clock. */
  get cue(): number {
    const [first] = this.log as unknown as [{ readonly start: { readonly at: number } }];
    const cue = this.inputs<{ readonly cue: number }>('cue').at(-1);
    return cue === undefined ? Number.POSITIVE_INFINITY : first.start.at + cue.cue - (this.date() - this.now());
  }
}

const NEAR = 20;
const HELD = 250;
/** Steady between races and delayed in each of them: from the cue on, every pong is late. */
class HeldUp extends TestGuest {
  readonly #runtime: KnowingRuntime;
  constructor(id: string, runtime: KnowingRuntime) {
    super(id);
    this.#runtime = runtime;
  }
  override line(): ReturnType<Guest['line']> & null {
    const now = this.#runtime.now();
    const trips = Array.from({ length: Math.floor(now / 50) + 1 }, (_, i) => i * 50)
      .map(sent => ({ sent, back: sent + (sent > this.#runtime.cue - 100 ? HELD : NEAR) }))
      .filter(({ back }) => back <= now);
    return { path: { trips, past: { way: NEAR, spread: 5, held: 0, known: true, clocked: true } }, clock: [] } as never;
  }
}

const header = headerFor(1, { game: 'quickdraw', options: { cards: 2 }, seating: emptyTable('ann', 1) });
/** Runs the next race, in which a press arriving 400 ms after the cue claims 300; returns how it is judged. */
const raced = async (table: TableActor, ann: TestGuest, runtime: KnowingRuntime): Promise<Judged> => {
  const before = runtime.inputs('verdict').length;
  const cues = runtime.inputs('cue').length;
  await runtime.passUntil(() => runtime.inputs('cue').length > cues, 5);
  await runtime.pass(runtime.cue + 400 - runtime.now());
  expect(await ask(table, ann, runtime, { ask: 'press', claim: 300 })).toEqual({ heard: 'hand' });
  await runtime.passUntil(() => runtime.inputs('verdict').length > before, 50);
  return runtime.inputs<{ readonly verdict: Verdict }>('verdict').at(-1)!.verdict.evidence.hands[0]!.judged;
};
const begun = async (runtime: KnowingRuntime): Promise<{ readonly table: TableActor; readonly ann: TestGuest }> => {
  const table = new TableActor(draw, [], runtime, header);
  const ann = new HeldUp('ann', runtime);
  await runtime.pass(5000);
  await table.enter(ann, null);
  await ask(table, ann, runtime, { ask: 'sit' });
  await ask(table, ann, runtime, { ask: 'ready', ready: true });
  await ask(table, ann, runtime, { ask: 'start' });
  return { table, ann };
};

test('the next table knows of the benefit of a doubt given at another', async () => {
  const known = new Map<string, Doubts>();
  const judged: Judged[] = [];
  for (let tables = 5; tables > 0; tables--) {
    const runtime = new KnowingRuntime(known);
    const { table, ann } = await begun(runtime);
    judged.push(await raced(table, ann, runtime));
  }
  expect(judged).toEqual(['claim', 'clamped-early', 'clamped-early', 'clamped-early', 'claim']);
});

test('so does a table that was loaded again', async () => {
  const known = new Map<string, Doubts>();
  const runtime = new KnowingRuntime(known);
  const { table, ann } = await begun(runtime);
  expect(await raced(table, ann, runtime)).toBe('claim');

  const again = new KnowingRuntime(known);
  again.log.push(...runtime.log);
  await again.pass(runtime.now() + 500);
  const loaded = new TableActor(draw, [], again, runtime.headers.at(-1)!);
  await loaded.recall(runtime.log);
  const back = new HeldUp('ann', again);
  await loaded.enter(back, null);
  expect(await raced(loaded, back, again)).toBe('clamped-early');
});
