/** The language of effects: what each builder does, how frames stack, cancel and lock, and that any moment can be saved. */
import { describe, expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { roulette } from '../../testing/roulette/game.ts';
import {
  type Bare,
  type BareGame,
  type BareSteps,
  type BareTable,
  bare,
  diaryOf,
  nod,
  notNow,
  plain,
  write,
  writes,
} from '../../testing/toys/bare.ts';
import { frontier } from '../../testing/toys/frontier.ts';
import { morra } from '../../testing/toys/morra.ts';
import { anyGame, begin, does, played, randomGame, refusal } from '../../testing/toys/play.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import type { Frame } from '../cards/table.ts';
import type { Game, Kinds } from '../game.ts';
import type { Json } from '../json.ts';
import type { Seat } from '../seat.ts';
import { act, answerOf, ask, call, each, loop, script, when } from './script.ts';
import { standing } from './verb.ts';

/** What a game without questions has written in its diary by its end. */
const allSeats = (t: { readonly seats: number }): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat);
const pick = plain('pick', { n: 'number' }, [{ n: 1 }, { n: 2 }]);
const diary = (...steps: BareSteps): readonly Json[] => diaryOf(begin(bare(steps, { verbs: [nod, pick] }), 1));
const asks = (who: (t: { readonly seats: number }, f: Frame) => readonly Seat[], within?: number) =>
  ask<Bare>({
    question: 'pick',
    who,
    verbs: [pick],
    into: 'picked',
    lapse: () => ({ do: 'pick', n: 0 }),
    ...(within === undefined ? {} : { within }),
  });
const picked = (f: Frame, seat: Seat): Json => answerOf(f, 'picked', seat)['n']!;

describe('when', () => {
  test('carries out its steps if the condition holds, and otherwise skips exactly those', () => {
    expect(
      diary(
        writes('before'),
        when(() => true, writes(1), writes(2)),
        writes('after'),
      ),
    ).toEqual(['before', 1, 2, 'after']);
    expect(
      diary(
        writes('before'),
        when(() => false, writes(1), writes(2)),
        writes('after'),
      ),
    ).toEqual(['before', 'after']);
  });
  test('nests, and tests its condition when its turn comes', () => {
    const wrote = (n: number) => (t: { readonly open: Bare['open'] }) => t.open.diary.length === n;
    expect(diary(writes('a'), when(wrote(1), writes('b'), when(wrote(1), writes('never')), when(wrote(2), writes('c'))))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('loop', () => {
  const less = (n: number) => (t: { readonly open: Bare['open'] }) => t.open.diary.length < n;
  test('repeats its steps while the condition holds, possibly never', () => {
    expect(diary(loop(less(5), writes('x'), writes('y')), writes('end'))).toEqual(['x', 'y', 'x', 'y', 'x', 'y', 'end']);
    expect(diary(loop(less(0), writes('x')), writes('end'))).toEqual(['end']);
  });
  test('nests', () => {
    const last = (t: { readonly open: Bare['open'] }) => t.open.diary.at(-1);
    expect(
      diary(
        loop(
          less(6),
          writes(0),
          loop(
            t => last(t) !== 2,
            act(d => write(d, (last(d.table) as number) + 1)),
          ),
        ),
      ),
    ).toEqual([0, 1, 2, 0, 1, 2]);
  });
});

describe('each', () => {
  const item = (name: string) => act<Bare>((d, f) => write(d, f.vars[name] as Json));
  test('carries out its steps once for each item, in order; for an empty list, not at all', () => {
    expect(diary(each(() => ['a', 'b', 'c'], 'letter', item('letter'), writes('-')))).toEqual(['a', '-', 'b', '-', 'c', '-']);
    expect(
      diary(
        each(() => [], 'letter', item('letter')),
        writes('end'),
      ),
    ).toEqual(['end']);
  });
  test('keeps to the list made at the beginning', () => {
    expect(
      diary(
        writes(0),
        each(t => t.open.diary, 'entry', writes('more')),
      ),
    ).toEqual([0, 'more']);
  });
  test('nests under different names', () => {
    const pair = act<Bare>((d, f) => write(d, `${f.vars['a']}${f.vars['b']}`));
    expect(
      diary(
        each(
          () => [1, 2],
          'a',
          each(() => ['x', 'y'], 'b', pair),
        ),
      ),
    ).toEqual(['1x', '1y', '2x', '2y']);
  });
});

describe('call', () => {
  const tell = script<Bare>([act((d, f) => write(d, { by: f.by, vars: f.vars as Json }))]);
  const calling = (...steps: BareSteps): readonly Json[] => diaryOf(begin(bare(steps, { scripts: { tell } }), 2));
  test('carries out another script first, then continues', () => {
    expect(calling(call('tell'), writes('after'))).toEqual([{ by: 0, vars: {} }, 'after']);
  });
  test('passes on the acting seat and the notes of the new frame', () => {
    expect(calling(call('tell', { by: () => 1, vars: () => ({ whom: 0 }) }))).toEqual([{ by: 1, vars: { whom: 0 } }]);
  });
  test('chooses the script only when its turn comes; null calls nothing', () => {
    expect(
      calling(
        call(() => null),
        call(t => (t.open.diary.length === 0 ? 'tell' : null)),
        call(t => (t.open.diary.length === 0 ? 'tell' : null)),
      ),
    ).toEqual([{ by: 0, vars: {} }]);
  });
  test('a frame keeps its notes while another runs above it', () => {
    const above = script<Bare>([act(d => d.note('x', 'above'))]);
    const game = bare([act(d => d.note('x', 'beneath')), call('above'), act((d, f) => write(d, f.vars['x'] as Json))], {
      scripts: { above },
    });
    expect(diaryOf(begin(game, 1))).toEqual(['beneath']);
  });
});

describe('cancelling', () => {
  const spoil = script<Bare>([act(d => d.cancelBeneath())]);
  const effect = (...more: BareSteps) =>
    script<Bare>([writes('begun'), more, writes('done')], { always: [writes('paid'), writes('gone')] });
  const told = (...more: BareSteps): readonly Json[] =>
    diaryOf(begin(bare([call('effect'), writes('after')], { scripts: { effect: effect(...more), spoil }, verbs: [pick] }), 1));
  test('final steps run once, at the end, when nothing was cancelled', () => {
    expect(told()).toEqual(['begun', 'done', 'paid', 'gone', 'after']);
  });
  test('a cancelled effect still runs its final steps, and only those', () => {
    expect(told(call('spoil'))).toEqual(['begun', 'paid', 'gone', 'after']);
  });
  test('reaches only the effect just beneath', () => {
    const outer = script<Bare>([call('effect'), writes('outer goes on')]);
    const game = bare([call('outer')], { scripts: { outer, effect: effect(call('spoil')), spoil } });
    expect(diaryOf(begin(game, 1))).toEqual(['begun', 'paid', 'gone', 'outer goes on']);
  });
  test('an effect cancelled during its final steps finishes them', () => {
    const late = script<Bare>([writes('done')], { always: [call('spoil'), writes('paid')] });
    expect(diaryOf(begin(bare([call('late')], { scripts: { late, spoil } }), 1))).toEqual(['done', 'paid']);
  });
  test('skips loops and questions of the cancelled effect', () => {
    expect(
      told(
        call('spoil'),
        loop(() => true, writes('never')),
        asks(allSeats),
      ),
    ).toEqual(['begun', 'paid', 'gone', 'after']);
  });
});

describe('ask', () => {
  test('puts a question to many at once and goes on when the last has answered, in any order', () => {
    const game = bare(
      [
        asks(allSeats),
        act((d, f) =>
          write(
            d,
            allSeats(d.table).map(seat => picked(f, seat)),
          ),
        ),
      ],
      { verbs: [pick] },
    );
    const table = begin(game, 3);
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ])
      expect(diaryOf(played(game, table, ...order.map(seat => does(seat, 'pick', { n: seat + 10 }))))).toEqual([[10, 11, 12]]);
  });
  test('is not put when there is no seat to ask', () => {
    expect(
      diary(
        asks(() => []),
        writes('after'),
      ),
    ).toEqual(['after']);
  });
  test('takes one answer from each seat: a second is refused', () => {
    const game = bare([asks(allSeats)], { verbs: [pick] });
    const table = played(game, begin(game, 2), does(0, 'pick', { n: 1 }));
    expect(refusal(game, table, does(0, 'pick', { n: 2 }))).toEqual(notNow);
    expect(game.offers(table, 0)).toEqual([]);
    expect(game.offers(table, 1)).toEqual([{ do: 'pick', needs: { n: 'number' }, question: 'pick' }]);
  });
  test('asked again in a loop, starts without the previous answers', () => {
    const game = bare(
      [
        loop(
          t => t.open.diary.length < 2,
          asks(allSeats),
          act((d, f) => write(d, [picked(f, 0), picked(f, 1)])),
        ),
      ],
      { verbs: [pick] },
    );
    const table = played(
      game,
      begin(game, 2),
      does(0, 'pick', { n: 1 }),
      does(1, 'pick', { n: 2 }),
      does(1, 'pick', { n: 4 }),
      does(0, 'pick', { n: 3 }),
    );
    expect(diaryOf(table)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
  test('with its own time limit, plays for seats still silent when it expires', () => {
    const game = bare(
      [
        asks(allSeats, 500),
        act((d, f) =>
          write(
            d,
            allSeats(d.table).map(seat => picked(f, seat)),
          ),
        ),
      ],
      { verbs: [pick] },
    );
    const table = played(game, begin(game, 3), does(1, 'pick', { n: 7 }, 100));
    expect(game.alarm(table)).toBe(500);
    expect(diaryOf(played(game, table, { tick: 499 }))).toEqual([]);
    expect(diaryOf(played(game, table, { tick: 499 }, { tick: 500 }))).toEqual([[0, 7, 0]]);
  });
  test('a lapse plays for one seat, and only while it is asked', () => {
    const game = bare(
      [
        asks(allSeats),
        act((d, f) =>
          write(
            d,
            allSeats(d.table).map(seat => picked(f, seat)),
          ),
        ),
      ],
      { verbs: [pick] },
    );
    const table = played(game, begin(game, 2), { lapse: 1, at: 5 });
    expect(game.lapse(table, 1)).toBe(null);
    expect(game.lapse(table, 0)).toEqual({ do: 'pick', n: 0 });
    expect(refusal(game, table, { lapse: 1, at: 5 }).rule).toBe('table:asked');
    expect(diaryOf(played(game, table, does(0, 'pick', { n: 9 })))).toEqual([[9, 0]]);
  });
});

describe('locks', () => {
  const tooLate = { rule: 'BA-2', why: 'You have waved.' };
  const wave = standing<Bare, Record<never, never>>({
    name: 'wave',
    needs: {},
    notNow: () => notNow,
    may: (t, seat) => (t.open.diary.includes(seat) ? tooLate : null),
    why: () => null,
    moves: () => [{}],
    run: (d, seat) => write(d, seat),
  });
  const question = ask<Bare>({ question: 'nod', who: () => [0], verbs: [nod], into: 'nod', lapse: () => ({ do: 'nod' }) });
  const game: BareGame = bare([question, call('solemn'), question], {
    scripts: { solemn: script([call('inner')], { locks: ['wave'] }), inner: script([question]) },
    standing: [wave],
  });
  const verbs = (table: BareTable, seat: Seat): string[] => game.offers(table, seat).map(offer => offer.do);
  test('standing verbs are offered to all, asked or not, and leave the question open', () => {
    const table = begin(game, 2);
    expect([verbs(table, 0), verbs(table, 1)]).toEqual([['nod', 'wave'], ['wave']]);
    const waved = played(game, table, does(1, 'wave'));
    expect(waved.ask).toEqual(table.ask);
    expect(waved.stack).toEqual(table.stack);
    expect(refusal(game, waved, does(1, 'wave'))).toEqual(tooLate);
  });
  test('a script can lock a standing verb while it and its calls run, and no longer', () => {
    const solemn = played(game, begin(game, 2), does(0, 'nod'));
    expect([verbs(solemn, 0), verbs(solemn, 1)]).toEqual([['nod'], []]);
    expect(refusal(game, solemn, does(1, 'wave'))).toEqual(notNow);
    expect(verbs(played(game, solemn, does(0, 'nod')), 1)).toEqual(['wave']);
  });
});

describe('a frame is data', () => {
  const games: readonly (readonly [string, Game<Kinds>, number, Json])[] = [
    ['roulette', anyGame(roulette), 4, null],
    ['morra', anyGame(morra), 4, null],
    ['frontier', anyGame(frontier), 3, null],
    ['quickdraw', anyGame(quickdraw), 3, null],
    ['wright-gang', anyGame(wrightGang), 3, { rounds: 1 }],
    ['wright-gang for two', anyGame(wrightGang), 2, { rounds: 1, race: 'draw' }],
  ];
  test.each(games)('%s, saved and restored at every question, ends as if it had not been', (_name, game, seats, options) => {
    for (let n = 0; n < 12; n++) {
      let saved = begin(game, seats, `saved ${n}`, options);
      const moments = randomGame(game, seats, `saved ${n}`, options);
      let step = moments.next();
      for (; !step.done; step = moments.next()) {
        expect(JSON.stringify(saved)).toBe(JSON.stringify(step.value.table));
        saved = JSON.parse(JSON.stringify(played(game, saved, step.value.input)));
      }
      expect(saved).toEqual(step.value);
    }
  });
});
