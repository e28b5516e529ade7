/** The only door: every input is played or refused with a rule and a reason; never an exception, never a changed table. */
import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { wrightGang } from '../games/wright-gang/game.ts';
import { amount } from '../testing/amount.ts';
import { anyJson, mutated } from '../testing/play/nonsense.ts';
import { roulette } from '../testing/roulette/game.ts';
import { frontier } from '../testing/toys/frontier.ts';
import { begin, does, played, randomGame, refusal } from '../testing/toys/play.ts';
import { quickdraw } from '../testing/toys/quickdraw.ts';
import { below, diceFrom } from './chance/dice.ts';
import type { Game, Input, Kinds } from './game.ts';
import type { Json } from './json.ts';
import { anyInput } from './proving/laws.ts';
import { isRefusal, no } from './refusal.ts';

type Parts = { readonly [part: string]: Json };
const frozen = <X>(x: X): X => {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const part of Object.values(x)) frozen(part);
  }
  return x;
};

/** Moments of random games, each with an input that is legal there. */
const momentsOf = <K extends Kinds>(
  game: Game<K>,
  options: Json,
  each: number,
): { readonly table: K['Table']; readonly input: Input }[] => {
  const dice = diceFrom('moments');
  const out = [];
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    for (let n = 0; n < each; n++)
      for (const { table } of randomGame(game, seats, `moments ${seats} ${n}`, options))
        if (below(dice, 4) === 0) out.push({ table: frozen(table), input: anyInput(game, table, dice)! });
  return out;
};

/** Equal cards are interchangeable, so the order of a move's cards does not matter. */
const canonical = (move: Parts): string =>
  JSON.stringify(
    Object.entries(move)
      .map(([k, v]) => [k, Array.isArray(v) ? v.map(item => JSON.stringify(item)).sort() : v])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
const isTime = (x: Json | undefined): boolean => typeof x === 'number' && x >= 0 && x < Number.POSITIVE_INFINITY;
/** The table an input meets: an input after a question's time meets it closed. */
const foundBy = <K extends Kinds>(game: Game<K>, table: K['Table'], { at }: Parts): K['Table'] => {
  const alarm = game.alarm(table);
  const late = isTime(at) && alarm !== null && (at as number) > alarm && game.race(table) === null;
  return late ? played(game, table, { tick: at as number }) : table;
};
/** Should this input be accepted? Judged by what the game offers, not by how it checks. */
const isLegal = <K extends Kinds>(game: Game<K>, before: K['Table'], input: Json): boolean => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const parts = input as Parts;
  const table = foundBy(game, before, parts);
  const race = game.race(table);
  switch (Object.keys(parts).sort().join()) {
    case 'tick':
      return isTime(parts['tick']);
    case 'cue':
      return isTime(parts['cue']) && race !== null && !race.cued;
    case 'at,lapse':
      return isTime(parts['at']) && typeof parts['lapse'] === 'number' && game.lapse(table, parts['lapse']) !== null;
    case 'at,move,seat': {
      const { seat, move, at } = parts;
      if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= table.seats || !isTime(at)) return false;
      if (typeof move !== 'object' || move === null || Array.isArray(move) || typeof (move as Parts)['do'] !== 'string')
        return false;
      const wanted = canonical(move as Parts);
      // In a race, a move is allowed if it was allowed at its own time, whatever has happened since.
      const then = race === null ? table : { ...table, clock: at as number };
      for (const one of game.moves(then, seat, (move as Parts)['do'] as string)) if (canonical(one) === wanted) return true;
      return false;
    }
    case 'at,verdict': {
      const order = (parts['verdict'] as Parts | null)?.['order'];
      if (
        !isTime(parts['at']) ||
        race === null ||
        !race.cued ||
        !Array.isArray(order) ||
        !order.every(group => Array.isArray(group))
      )
        return false;
      const named = order.flat();
      return new Set(named).size === named.length && named.every(seat => (race.racers as readonly Json[]).includes(seat));
    }
    default:
      return false;
  }
};

/** Throws unless the game treats this input as it should. */
const check = <K extends Kinds>(game: Game<K>, table: K['Table'], input: Json): 'played' | 'refused' => {
  let out: ReturnType<Game<K>['next']>;
  try {
    out = game.next(table, input as unknown as Input);
  } catch (e) {
    return expect.fail(`${JSON.stringify(input)?.slice(0, 300)} threw ${e}`);
  }
  if (isRefusal(out) === isLegal(game, table, input))
    expect.fail(`${JSON.stringify(input).slice(0, 300)} gave ${JSON.stringify(out).slice(0, 300)}`);
  if (!isRefusal(out)) return 'played';
  if (!/^(table:[a-z]+|[A-Z][A-Z0-9]*-[0-9]+[a-z]?)$/.test(out.rule) || !/^[A-Z].*\.$/.test(out.why))
    expect.fail(`${JSON.stringify(out)} is no plain reason`);
  return 'refused';
};

const registered = Object.values(games) as unknown as readonly Game<Kinds>[];
/** Options for short games, where a game has them. */
const short: { readonly [id: string]: Json } = { 'wright-gang': { rounds: 1 }, 'caliber-45': { goal: 250 } };

const INPUTS = amount(10_000, { deep: 100_000 });
describe('any JSON as an input', () => {
  test.each(registered.map(game => [game.id, game] as const))(
    'to %s is played if the game offers it, and else refused with a rule and a reason',
    (id, game) => {
      const moments = momentsOf(game, short[id] ?? null, 12);
      const texts = moments.map(({ table }) => JSON.stringify(table));
      const dice = diceFrom('nonsense');
      const count = { played: 0, refused: 0 };
      for (let i = 0; i < INPUTS; i++) {
        const { table, input } = moments[i % moments.length]!;
        const kind = below(dice, 10);
        if (kind === 0) count[check(game, table, anyJson(dice))]++;
        else if (kind === 1) count[check(game, table, { seat: below(dice, table.seats), move: anyJson(dice), at: table.clock })]++;
        else {
          let bad = input as unknown as Json;
          for (let n = 1 + below(dice, 2); n > 0; n--) bad = mutated(dice, bad);
          count[check(game, table, bad)]++;
        }
      }
      expect(count.refused).toBeGreaterThan(0.8 * INPUTS);
      // Some changes yield another legal input: not everything is refused.
      expect(count.played).toBeGreaterThan(0.02 * INPUTS);
      expect(moments.map(({ table }) => JSON.stringify(table))).toEqual(texts);
    },
  );
  test.each([
    ['roulette', roulette],
    ['frontier', frontier],
    ['quickdraw', quickdraw],
  ] as unknown as readonly (readonly [string, Game<Kinds>])[])('to %s, the same', (_name, game) => {
    const moments = momentsOf(game, null, 8);
    const dice = diceFrom('nonsense');
    for (let i = 0; i < 5000; i++) {
      const { table, input } = moments[i % moments.length]!;
      check(game, table, below(dice, 8) === 0 ? anyJson(dice) : mutated(dice, input as unknown as Json));
    }
  });
});

describe('an input is refused', () => {
  const table = begin(wrightGang, 3, 'refused', { first: 0 });
  const rule = (input: unknown): string => refusal(wrightGang, table, input).rule;
  test('when it is no input at all', () => {
    for (const input of [
      null,
      undefined,
      5,
      'pass',
      true,
      [],
      {},
      { at: 5 },
      { seat: 0 },
      { seat: 0, at: 1 },
      { move: { do: 'pass' }, at: 1 },
      { hello: 1 },
    ])
      expect(rule(input), JSON.stringify(input)).toBe(no.notAnInput.rule);
  });
  test('when it could be read as two kinds', () => {
    const move = { do: 'pass' };
    for (const input of [
      { seat: 0, move, at: 5, tick: 5 },
      { seat: 0, move, tick: 5 },
      { seat: 0, move, at: 5, lapse: 1 },
      { seat: 0, move, at: 5, why: 'I say so' },
      { lapse: 0, at: 5, tick: 5 },
      { cue: 5, at: 5 },
      { cue: null, at: 5 },
      { tick: 5, cue: 5 },
      { tick: 5, at: 7 },
    ])
      expect(rule(input), JSON.stringify(input)).toBe(no.notAnInput.rule);
  });
  test('when its time is not a time', () => {
    const move = { do: 'pass' };
    for (const at of [-1, '5', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, [5], {}, true]) {
      expect(rule({ seat: 0, move, at })).toBe(no.badTime.rule);
      expect(rule({ tick: at })).toBe(no.badTime.rule);
      expect(rule({ lapse: 0, at })).toBe(no.badTime.rule);
    }
  });
  test('when there is no such seat', () => {
    for (const seat of [-1, 3, 0.5, '0', null, undefined, Number.NaN, [0], {}, true]) {
      expect(rule({ seat, move: { do: 'pass' }, at: 5 })).toBe(no.noSuchSeat.rule);
      expect(rule({ lapse: seat, at: 5 })).toBe(no.noSuchSeat.rule);
    }
  });
  test('when it gives "no seat" for a verb that may be done unasked', () => {
    const [move] = [...wrightGang.moves(table, 0, 'load')];
    expect(rule({ seat: null, move, at: 5 })).toBe(no.noSuchSeat.rule);
  });
  test('when its move is not a move', () => {
    for (const move of [null, undefined, 'pass', 5, [], {}, { do: 5 }, { do: null }, { do: ['pass'] }, { verb: 'pass' }])
      expect(rule({ seat: 0, move, at: 5 })).toBe(no.notAMove.rule);
  });
  test('when the game has no such verb, including names inherited by every object', () => {
    for (const verb of ['', 'fly', 'Pass', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])
      expect(rule(does(0, verb))).toBe(no.noSuchVerb.rule);
  });
  test('when a part of the move is missing, superfluous, or of the wrong kind', () => {
    const bad: readonly object[] = [
      {},
      { cards: null },
      { cards: '7' },
      { cards: [7] },
      { cards: ['8'] },
      { cards: ['toString'] },
      { cards: [['7']] },
      { cards: { 0: '7', length: 1 } },
      { cards: Array.from({ length: 65 }, () => '7') },
      { cards: ['7'], more: 1 },
      { cards: ['7'], whom: 1 },
      JSON.parse('{"cards":["7"],"__proto__":{"x":1}}'),
    ];
    for (const parts of bad) {
      const move = Object.assign(Object.create(null), { do: 'discard' });
      for (const [k, v] of Object.entries(parts)) Object.defineProperty(move, k, { value: v, enumerable: true });
      expect(rule({ seat: 0, move, at: 5 }), JSON.stringify(parts)).toBe(no.wrongParts.rule);
    }
    for (const whom of [null, '1', 3, -1, 1.5, [1], {}]) expect(rule(does(0, 'swap', { whom }))).toBe(no.wrongParts.rule);
  });
  test('when the game is over, and then everything', () => {
    const over = played(
      quickdraw,
      begin(quickdraw, 1, 'x', { cards: 1 }),
      { cue: 5 },
      { verdict: { order: [[0]], evidence: null }, at: 6 },
    );
    for (const input of [
      { tick: 9 },
      { cue: 9 },
      { lapse: 0, at: 9 },
      does(0, 'draw'),
      { verdict: { order: [], evidence: null }, at: 9 },
    ])
      expect(refusal(quickdraw, over, input).rule).toBe(no.over.rule);
    expect([quickdraw.alarm(over), quickdraw.offers(over, 0), [...quickdraw.moves(over, 0)]]).toEqual([null, [], []]);
  });
  test('without any telling', () => {
    expect(wrightGang.play(table, does(1, 'pass'))).toEqual({
      rule: 'WB-68',
      why: 'Actions are taken on your own turn, one a turn.',
    });
  });
});

describe('parts of a move', () => {
  test('are checked by kind (face, word, number, position) before any rule sees them', () => {
    const claim = begin(frontier, 2);
    for (const face of [null, 5, 'silver', ['gold'], 'toString'])
      expect(refusal(frontier, claim, does(0, 'bury', { face, place: 'mine' })).rule).toBe('table:parts');
    for (const place of [null, 5, ['mine'], 'x'.repeat(65)])
      expect(refusal(frontier, claim, does(0, 'dig', { place })).rule).toBe('table:parts');
    expect(refusal(frontier, claim, does(0, 'dig', { place: 'x'.repeat(64) })).rule).toBe('FR-3');
  });
  test('are named in the refusal when missing, wrong or superfluous', () => {
    const about = (parts: object): string | undefined => refusal(frontier, begin(frontier, 2), does(0, 'bury', parts)).about;
    expect(about({ place: 'mine' })).toBe('bury lacks "face", a face.');
    expect(about({ face: 'silver', place: 'mine' })).toBe('"face" of bury: this game has no face "silver".');
    expect(about({ face: 'gold', place: 3 })).toBe('"place" of bury must be a word, not 3.');
    expect(about({ face: 'gold', place: ['mine'] })).toBe('"place" of bury must be a word, not a list of 1.');
    expect(about({ face: 'gold', place: 'mine', depth: 3 })).toBe('bury has no part "depth".');
    expect(about({ face: 'gold', place: 'mine', extra: ['now'] })).toBe('bury has a word too many: "now".');
  });
});
