/**
 * No tells: two tables that differ only in cards a viewer must not know send that viewer the same bytes in the same order at the same
 * times, as long as the same happens at both. The second table is a dream of the first; both are served by actors on the test's
 * clock.
 */
import { expect, test } from 'vitest';
import { caliber45 } from '../../games/caliber-45/game.ts';
import { revolver } from '../../games/revolver/game.ts';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Input, Kinds } from '../../kernel/game.ts';
import { advance, beginAt, type Progress } from '../../kernel/machine/undo.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { amount } from '../../testing/amount.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { morra } from '../../testing/toys/morra.ts';
import type { Change } from '../../wire/difference.ts';
import { pledgeOf } from '../../wire/proof.ts';
import type { TableTold } from '../../wire/tellings.ts';
import { TableActor } from '../actor.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { headerFor } from '../testing/table.ts';

type Table = Kinds['Table'];
type Roll = (n: number) => number;
const rolling = (seed: string): Roll => {
  const dice = diceFrom(seed);
  return n => below(dice, n);
};
const anyOf = <X>(list: readonly X[], roll: Roll): X => list[roll(list.length)]!;

/** A table in mid-game, by random play. */
const inTheMiddle = (game: Game<Kinds>, seats: number, seed: string): Table => {
  const roll = rolling(seed);
  let table = game.setup(game.configure(null, seats) as never, seats, seed);
  for (let steps = roll(40); steps > 0; steps--) {
    const all = Array.from({ length: seats }, (_, seat) => seat).flatMap(seat =>
      [...game.moves(table, seat)].map(move => ({ seat, move })),
    );
    if (all.length === 0) break;
    // Time stands still, since it restarts with the actors.
    const next = game.next(table, { ...anyOf(all, roll), at: 0 });
    if (isRefusal(next) || game.outcome(next) !== null || game.race(next) !== null) break;
    table = next;
  }
  return table;
};

/** Records what it is told, with the time. */
class Clerk extends TestGuest {
  readonly #runtime: TestRuntime;
  readonly lines: string[] = [];
  constructor(id: string, runtime: TestRuntime) {
    super(id);
    this.#runtime = runtime;
  }
  override send(told: TableTold, change: Change | null = null): void {
    this.lines.push(`${this.#runtime.now()} ${JSON.stringify(told)} ${JSON.stringify(change)}`);
  }
}

const entropy = 'ab'.repeat(16);
/** A table that begins in this position, with a guest on every chair. */
class Scene {
  readonly runtime = new TestRuntime('the same chance');
  readonly guests: readonly Clerk[];
  readonly #game: Game<Kinds>;
  readonly #actor: TableActor;
  #progress: Progress<Kinds>;
  #read = 1;
  #id = 0;

  constructor(game: Game<Kinds>, table: Table) {
    this.#game = { ...game, setup: () => table };
    this.#progress = beginAt(table);
    const names = Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`);
    const header = headerFor(table.seats, {
      game: game.id,
      options: game.configure(null, table.seats) as never,
      time: { kind: 'timed', decision: 10, bank: 5 },
      seating: emptyTable(names[0]!, table.seats),
    });
    this.#actor = new TableActor(this.#game, [], this.runtime, header);
    this.guests = names.map(name => new Clerk(name, this.runtime));
  }
  async beginAt(): Promise<void> {
    for (const [seat, guest] of this.guests.entries()) {
      await this.#actor.enter(guest, null);
      await this.ask(seat, { ask: 'sit', seat });
      const pledge = pledgeOf({ table: 'TEST', game: 1, seat, entropy });
      await this.ask(seat, { ask: 'ready', ready: true, pledge });
    }
    await this.ask(0, { ask: 'start' });
    for (const seat of this.guests.keys()) await this.ask(seat, { ask: 'reveal', entropy });
  }
  async ask(seat: Seat, question: object): Promise<string> {
    const answer = this.#actor.ask(this.guests[seat]!, { id: this.#id++, table: 'TEST', ...question } as never);
    await this.runtime.settle();
    return JSON.stringify(await answer);
  }
  /** The table as replayed from its log. */
  get table(): Table {
    for (; this.#read < this.runtime.log.length; this.#read++) {
      const entry = this.runtime.log[this.#read]!;
      if ('in' in entry) this.#progress = advance(this.#game, this.#progress, entry.in) as Progress<Kinds>;
    }
    return this.#progress.table;
  }
}

/** What the viewer would be told of an input, if accepted. */
const story = (game: Game<Kinds>, table: Table, viewer: Seat, input: Input): string | null => {
  const out = game.play(table, input);
  return isRefusal(out) ? null : JSON.stringify(out.told(viewer));
};
/** Times and kinds of messages, without contents. */
const moments = (lines: readonly string[]): string[] => lines.map(line => line.slice(0, line.indexOf(',')));

/** Counts of what happened. */
interface Sum {
  readonly inputs: number;
  readonly windows: number;
  /** Moves taken back, and refusals of that. */
  readonly undone: number;
  readonly refused: number;
}
/** Plays the same at both tables until the end; returns the counts. */
const compare = async (game: Game<Kinds>, seats: number, seed: string): Promise<Sum> => {
  const roll = rolling(`compare ${seed}`);
  const real = inTheMiddle(game, seats, seed);
  const viewer = roll(seats);
  const scenes = [new Scene(game, real), new Scene(game, game.imagine(real, viewer, `dream ${seed}`))];
  const [one, other] = scenes as [Scene, Scene];
  for (const scene of scenes) await scene.beginAt();
  let windows = 0;
  let refused = 0;
  for (let step = 0; step < 25; step++) {
    if (game.outcome(one.table) !== null || game.race(one.table) !== null) break;
    const isWindow = (one.table as unknown as { ask: { kind: string } | null }).ask?.kind === 'window';
    if (isWindow) windows++;
    const isAlike = (input: Input): boolean => {
      const told = story(game, one.table, viewer, input);
      return told !== null && told === story(game, other.table, viewer, input);
    };
    const alike = Array.from({ length: seats }, (_, seat) => seat).flatMap(seat =>
      [...game.moves(one.table, seat)].filter(move => isAlike({ seat, move, at: one.table.clock })).map(move => ({ seat, move })),
    );
    const alarm = game.alarm(one.table);
    if (alike.length === 0 && alarm === null) break;
    if (roll(5) === 0) {
      // Any seat may ask: granted or refused, no player learns what they must not know.
      const seat = roll(seats);
      const answers: string[] = [];
      for (const scene of scenes) answers.push(await scene.ask(seat, { ask: 'undo', seq: 2 * step }));
      expect(answers[1]).toBe(answers[0]);
      expect(other.guests[viewer]!.lines).toEqual(one.guests[viewer]!.lines);
      if (answers[0] === '{}') continue;
      refused++;
    }
    if (alike.length === 0 || roll(4) === 0) {
      const parts = alarm !== null && !isAlike({ tick: alarm });
      const wait = 1 + roll(isWindow ? 4000 : 500);
      const before = one.runtime.log.length;
      for (const scene of scenes) await scene.runtime.pass(wait);
      if (parts && one.runtime.log.length > before) {
        // The clock's input was news to the viewer and differed between the tables, but it came at the same time.
        expect(moments(other.guests[viewer]!.lines)).toEqual(moments(one.guests[viewer]!.lines));
        break;
      }
    } else {
      const { seat, move } = anyOf(alike, roll);
      const answers: string[] = [];
      for (const scene of scenes) answers.push(await scene.ask(seat, { ask: 'move', seq: 2 * step + 1, move }));
      expect(answers[1]).toBe(answers[0]);
    }
    expect(other.guests[viewer]!.lines).toEqual(one.guests[viewer]!.lines);
  }
  expect(other.runtime.log.length).toBe(one.runtime.log.length);
  const undone = one.runtime.log.filter(entry => 'in' in entry && 'undo' in entry.in).length;
  return { inputs: one.runtime.log.length - 1, windows, undone, refused };
};

const least = (inputs: number, windows: number, undone: number, refused: number): Sum => ({ inputs, windows, undone, refused });
test.each([
  ['a toy with reaction windows', roulette as unknown as Game<Kinds>, [3, 4], 50, least(50, 12, 0, 15)],
  ['a toy with sealed answers', morra as unknown as Game<Kinds>, [2, 3], 40, least(14, 0, 1, 3)],
  ['Wright Brothers’ Gang', wrightGang as unknown as Game<Kinds>, [2, 4], 50, least(125, 0, 2, 15)],
  ['Steel Bullets', steelBullets as unknown as Game<Kinds>, [2, 4, 6], 30, least(80, 20, 1, 12)],
  ['Caliber 45', caliber45 as unknown as Game<Kinds>, [2, 4, 9], 24, least(80, 0, 2, 10)],
  ['Revolver', revolver as unknown as Game<Kinds>, [2], 30, least(100, 0, 1, 20)],
] as const)('%s', async (_name, game, sizes, trials, expected) => {
  const sum = { inputs: 0, windows: 0, undone: 0, refused: 0 };
  const kinds = ['inputs', 'windows', 'undone', 'refused'] as const;
  for (let trial = 0; trial < amount(1, { deep: 4 }) * trials; trial++) {
    const found = await compare(game, sizes[trial % sizes.length]!, `${game.id} ${trial}`);
    for (const kind of kinds) sum[kind] += found[kind];
  }
  for (const kind of kinds) expect(sum[kind], kind).toBeGreaterThanOrEqual(expected[kind]);
});

test('asking to take a move back does not reveal who has secretly passed since', async () => {
  const game = roulette as unknown as Game<Kinds>;
  let windows = 0;
  for (let trial = 0; trial < 120; trial++) {
    const table = inTheMiddle(game, 5, `silence ${trial}`);
    const viewer = game.ask(table)!.waiting[0]!;
    const opens = (input: Input): boolean => {
      const next = game.next(table, input);
      const ask = isRefusal(next) ? null : game.ask(next);
      // A player asked alone closes the window by passing, and all see that.
      return ask?.kind === 'window' && ask.waiting.filter(seat => seat !== viewer).length > 1;
    };

    const move = [...game.moves(table, viewer)].find(each => opens({ seat: viewer, move: each, at: 0 }));
    if (game.ask(table)!.kind !== 'ask' || move === undefined) continue;
    windows++;
    const [silent, quick] = [new Scene(game, table), new Scene(game, table)];
    const answers: string[] = [];
    for (const scene of [silent, quick]) {
      await scene.beginAt();
      expect(await scene.ask(viewer, { ask: 'move', seq: 0, move })).toBe('{}');
      const other = game.ask(scene.table)!.waiting.find(seat => seat !== viewer)!;
      if (scene === quick) expect(await scene.ask(other, { ask: 'move', seq: 0, move: { do: 'pass' } })).toBe('{}');
      answers.push(await scene.ask(viewer, { ask: 'undo', seq: 1 }));
    }
    expect(answers[0]).toMatch(/"rule":"table:undo"/);
    expect(answers[1]).toBe(answers[0]);
    expect(quick.guests[viewer]!.lines).toEqual(silent.guests[viewer]!.lines);
  }
  expect(windows).toBeGreaterThan(5);
});
