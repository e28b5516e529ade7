/** A move can be taken back if it revealed nothing and no seat has acted since; tested by random play of every game. */
import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { amount } from '../../testing/amount.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { type Bare, bare, nod } from '../../testing/toys/bare.ts';
import { frontier } from '../../testing/toys/frontier.ts';
import { morra } from '../../testing/toys/morra.ts';
import { anyGame, begin, does } from '../../testing/toys/play.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import { below, diceFrom } from '../chance/dice.ts';
import type { Game, Input, Kinds } from '../game.ts';
import { anyInput, anyMove } from '../proving/laws.ts';
import { isRefusal, no, type Refusal } from '../refusal.ts';
import type { Dice } from '../sealed.ts';
import type { Seat, Viewer } from '../seat.ts';
import { ask } from './script.ts';
import { type Advanced, advance, beginAt, type Logged, mayUndo, type Progress } from './undo.ts';

type Table = Kinds['Table'];
const text = (x: unknown): string => JSON.stringify(x);
const must = (game: Game<Kinds>, progress: Progress<Kinds>, what: Logged): Advanced<Kinds> => {
  const out = advance(game, progress, what);
  if (isRefusal(out)) throw new Error(`${text(what)} is refused: ${out.why}`);
  return out;
};
const why = (game: Game<Kinds>, progress: Progress<Kinds>, seat: Seat): Refusal | null => {
  const out = advance(game, progress, { undo: seat, at: progress.table.clock });
  return isRefusal(out) ? out : null;
};
const seatsAt = (table: Table): Seat[] => Array.from({ length: table.seats }, (_, seat) => seat);
const viewersAt = (table: Table): Viewer[] => [...seatsAt(table), 'rail'];
/** A plain comparison, since it runs so often; `expect` only reports a difference. */
const alike = (is: unknown, should: unknown): void => {
  if (text(is) !== text(should)) expect(is).toEqual(should);
};
/** How many faces a view shows in all zones. */
const facesIn = (view: Kinds['View'], faces: ReadonlySet<unknown>): number => {
  const count = (x: unknown): number => {
    if (typeof x === 'string') return faces.has(x) ? 1 : 0;
    return typeof x === 'object' && x !== null ? Object.values(x).reduce((sum: number, part) => sum + count(part), 0) : 0;
  };
  return count((view as Kinds['View'] & { readonly zones: object }).zones);
};

/** The player who made the move learnt nothing from it: in their dreams it leads to the same view. */
const taughtNothing = (
  game: Game<Kinds>,
  before: Table,
  input: Input & { readonly seat: Seat },
  out: Advanced<Kinds>,
  dice: Dice,
): void => {
  for (const dreamer of seatsAt(before)) {
    const dream = advance(game, beginAt(game.imagine(before, dreamer, `dream ${below(dice, 2 ** 20)}`)), input);
    if (dreamer === input.seat) {
      if (isRefusal(dream)) throw new Error(`${text(input)} is refused in a dream: ${dream.why}`);
      alike(dream.told(dreamer), out.told(dreamer));
      alike(game.view(dream.table, dreamer), game.view(out.table, dreamer));
    }
    // That it can be taken back reveals nothing to the others either.
    if (!isRefusal(dream) && text(dream.told(dreamer)) === text(out.told(dreamer))) alike(mayUndo(game, dream, input.seat), true);
  }
};
/** All viewers notice whatever another seat does next, so the refusal to take a move back reveals nothing new. */
const othersAreNoticed = (game: Game<Kinds>, { table }: Progress<Kinds>, seat: Seat, dice: Dice): void => {
  for (const other of seatsAt(table).filter(s => s !== seat))
    for (const offer of game.offers(table, other)) {
      const out = game.play(table, { seat: other, move: anyMove(game, table, other, offer.do, dice)!, at: table.clock });
      if (isRefusal(out)) throw new Error(out.why);
      const noticed = out.told(seat).length > 0 || text(game.view(out.table, seat)) !== text(game.view(table, seat));
      if (!noticed) expect.fail(`${offer.do} of seat ${other}`);
    }
};
const takenBack = (game: Game<Kinds>, before: Table, out: Advanced<Kinds>, seat: Seat): void => {
  const was = text(before);
  const faces = new Set<unknown>(game.faces);
  const views = viewersAt(before).map(viewer => game.view(before, viewer));
  const back = must(game, out, { undo: seat, at: out.table.clock + 7 });
  if (text(back.table) !== was) expect(text(back.table)).toBe(was);
  viewersAt(before).forEach((viewer, i) => {
    alike(game.view(back.table, viewer), views[i]);
    if (facesIn(game.view(out.table, viewer), faces) > facesIn(views[i]!, faces)) expect.fail(`${viewer} sees more than before`);
    alike(back.told(viewer), [{ tell: 'undone', seat }]);
  });
  // Only once: the move before it stays.
  alike(why(game, back, seat), no.undoNothing);
  for (const other of seatsAt(before)) if (other !== seat) alike(why(game, out, other), no.undoNothing);
};

interface Found {
  /** Verbs that were taken back at least once, and those that never were. */
  readonly undoable: ReadonlySet<string>;
  readonly never: ReadonlySet<string>;
  readonly reasons: ReadonlySet<string>;
}
/** Plays random games in which every move that can be taken back is taken back and then made again. */
const tried = (game: Game<Kinds>, plays: number, longest: number): Found => {
  const undoable = new Set<string>();
  const all = new Set<string>();
  const reasons = new Set<string>();
  const [fewest, most] = game.seats;
  for (let g = 0; g < plays; g++) {
    const dice = diceFrom(`undo ${game.id} ${g}`);
    let progress = beginAt<Kinds>(begin(game, fewest + (g % (most - fewest + 1)), `undo ${g}`));
    for (let n = 0; n < longest && game.outcome(progress.table) === null; n++) {
      const input = anyInput(game, progress.table, dice)!;
      const out = must(game, progress, input);
      if (!('seat' in input)) alike(mayUndo(game, out, 0), false);
      else {
        all.add(input.move.do);
        const refused = why(game, out, input.seat);
        alike(mayUndo(game, out, input.seat), refused === null);
        if (refused !== null) reasons.add(refused.why);
        else {
          undoable.add(input.move.do);
          takenBack(game, progress.table, out, input.seat);
          taughtNothing(game, progress.table, input, out, dice);
          othersAreNoticed(game, out, input.seat, dice);
        }
      }
      progress = out;
    }
  }
  return { undoable, never: new Set([...all].filter(verb => !undoable.has(verb))), reasons };
};

const { over, undoClosed, undoFinal, undoNothing, undoRevealed, undoRolled } = no;
test.each([
  {
    game: anyGame(games['wright-gang']),
    plays: 6,
    undoable: ['pass'],
    never: ['load', 'discard', 'swap', 'sidekick', 'duel', 'shootout', 'slap'],
    reasons: [undoRevealed, undoRolled, undoClosed, undoFinal],
  },
  {
    game: anyGame(games['caliber-45']),
    plays: 8,
    undoable: ['pass', 'rob', 'join', 'decline', 'keep', 'unbail', 'flee'],
    never: ['draw', 'fall', 'swap', 'hire', 'refuse', 'pick', 'shoot', 'defend'],
    reasons: [undoRevealed, undoRolled, over],
  },
  {
    game: anyGame(games['steel-bullets']),
    plays: 40,
    undoable: ['fetch', 'swap', 'stop'],
    never: ['open', 'pass', 'will', 'take'],
    reasons: [undoRevealed, undoRolled, undoClosed, over],
  },
  {
    game: anyGame(games.revolver),
    plays: 16,
    undoable: ['end', 'use', 'bandit', 'pick', 'derail'],
    never: [],
    reasons: [undoRevealed, undoRolled, over],
  },
  { game: anyGame(roulette), plays: 40, undoable: [], never: ['pull'], reasons: [undoClosed] },
  { game: anyGame(morra), plays: 40, undoable: ['hide', 'guess'], never: [], reasons: [undoRevealed, over] },
  { game: anyGame(frontier), plays: 20, undoable: [], never: [], reasons: [] },
  { game: anyGame(quickdraw), plays: 20, undoable: [], never: ['draw'], reasons: [undoClosed] },
])(
  '$game.id: a move taken back leaves no trace, and no viewer has learnt anything from it',
  ({ game, plays, undoable, never, reasons }) => {
    const found = tried(game, amount(1, { deep: 2 }) * plays, 250);
    expect([...found.undoable]).toEqual(expect.arrayContaining(undoable));
    expect([...found.never]).toEqual(expect.arrayContaining(never));
    expect([...found.reasons]).toEqual(expect.arrayContaining(reasons.map(reason => reason.why)));
  },
);

describe('simultaneous answers of several seats', () => {
  const question = (name: string, who: (t: Table) => readonly Seat[], within: number) =>
    ask<Bare>({ question: name, who, verbs: [nod], into: name, lapse: () => ({ do: 'nod' }), within });
  const game = anyGame(bare([question('all', seatsAt, 100), question('one', () => [0], 100), question('two', () => [1], 100)]));
  const start = beginAt(begin(game, 2));
  const nods = (seat: Seat, at = 0): Input => does(seat, 'nod', {}, at);

  test('can be taken back until the last of them is there', () => {
    const one = must(game, start, nods(1));
    expect(game.ask(one.table)?.waiting).toEqual([0]);
    const back = must(game, one, { undo: 1, at: 5 });
    expect(game.ask(back.table)?.waiting).toEqual([0, 1]);
    const both = must(game, one, nods(0));
    expect(why(game, both, 0)).toBe(undoRevealed);
    expect(why(game, both, 1)).toBe(undoNothing);
  });
  test('the answer of a seat asked alone can be taken back after the question is settled', () => {
    const settled = must(game, must(game, must(game, start, nods(1)), nods(0)), nods(0));
    expect(game.ask(settled.table)?.question).toBe('two');
    expect(why(game, settled, 0)).toBe(null);
    expect(advance(game, settled, { undo: 2, at: 0 })).toBe(undoNothing);
  });
  test('a move made after the question’s time stays', () => {
    const late = must(game, start, nods(0, 101));
    expect(game.ask(late.table)?.question).toBe('two');
    expect(why(game, late, 0)).toBe(undoClosed);
    expect(why(game, must(game, must(game, start, { tick: 100 }), nods(0, 150)), 0)).toBe(null);
  });
  test('a move made by the clock cannot be taken back', () => {
    expect(why(game, must(game, start, { lapse: 1, at: 3 }), 1)).toBe(undoNothing);
    expect(why(game, start, 0)).toBe(undoNothing);
  });
  test('a time that is not a time is refused', () => {
    const one = must(game, start, nods(1));
    for (const at of [-1, Number.NaN, '5' as unknown as number]) expect(advance(game, one, { undo: 1, at })).toBe(no.badTime);
  });
});
