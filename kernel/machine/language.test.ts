/** The typed language of a game: misspelt names and wrong types do not compile. */
import { expect, test } from 'vitest';
import { type Bare, bare, notNow } from '../../testing/toys/bare.ts';
import { begin, played } from '../../testing/toys/play.ts';
import type { Dealer } from '../cards/dealer.ts';
import type { Shape } from '../cards/table.ts';
import { isTold, type NoParts } from '../cards/tells.ts';
import type { Game, Telling } from '../game.ts';
import type { KindsOf } from '../make.ts';
import type { Move, Seat } from '../seat.ts';
import { language } from './language.ts';
import type { SeatAnswers } from './script.ts';

interface Notes {
  readonly said: SeatAnswers;
  readonly move: Move;
  readonly times: number;
}
const { act, answer, ask, call, cause, does, each, script, verb } = language<Bare, Notes>();
const lay = verb({
  name: 'lay',
  needs: { card: 'face', times: 'number' },
  notNow: () => notNow,
  // @ts-expect-error this game has no such face
  why: (_t, _seat, { card }) => (card === 'joker' ? notNow : null),
  moves: () => [{ card: 'ace', times: 2 }],
});
const other = verb({ name: 'other', needs: {}, notNow: () => notNow, why: () => null, moves: () => [{}] });

test('an answer has the parts of its verb', () => {
  const game = bare(
    [
      ask({ question: 'any', who: () => [0], verbs: [lay, other], into: 'said', lapse: () => ({ do: 'other' }) }),
      act((d, f) => {
        const laid = answer(f, 'said', 0, lay);
        // @ts-expect-error a verb has only the parts it needs
        const nothing: unknown = laid?.whom;
        d.open({ diary: [laid?.card ?? 'none', laid?.times ?? 0, answer(f, 'said', 0, other) === null, nothing === undefined] });
      }),
    ],
    { verbs: [lay, other] },
  );
  const table = played(game, begin(game, 1), { seat: 0, move: { do: 'lay', card: 'ace', times: 2 }, at: 0 });
  expect(table.open.diary).toEqual(['ace', 2, true, true]);
});
test('a note has its declared type', () => {
  const counted = script([
    each(
      () => [1, 2, 3],
      'times',
      act((d, f) => d.open({ diary: [...d.table.open.diary, f.vars.times * 2] })),
    ),
    // @ts-expect-error there is no note of this name
    act((_d, f) => f.vars.tines),
  ]);
  expect(begin(bare(counted.steps), 1).open.diary).toEqual([2, 4, 6]);
});
test('a note must be written with its declared type', () => {
  script([
    // @ts-expect-error it is a number
    act(d => d.note('times', 'three')),
    // @ts-expect-error there is no note of this name
    act(d => d.note('tines', 3)),
    // @ts-expect-error nor are answers
    ask({ question: 'any', who: () => [0], verbs: [other], into: 'sayd', lapse: () => ({ do: 'other' }) }),
    // @ts-expect-error nor are arguments of the next script
    call('more', { vars: () => ({ tines: 3 }) }),
  ]);
});
test('a move has the parts of its verb', () => {
  const move: Move = { do: 'lay', card: 'ace', times: 2 };
  expect(does(move, other)).toBe(false);
  expect(does(move, lay) && move.times * 2).toBe(4);
});
test('the move that set off a script has the parts of its verb, and only that verb can have set it off', () => {
  const read = (verb: typeof lay | typeof other): Game<KindsOf<Bare>> =>
    bare(
      [
        ask({ question: 'any', who: () => [0], verbs: [lay, other], into: 'said', lapse: () => ({ do: 'other' }) }),
        call('lay', { vars: (_t, f) => ({ move: f.vars.said[0]!.move }) }),
      ],
      {
        verbs: [lay, other],
        scripts: { lay: script([act((d, f) => d.open({ diary: [verb === lay ? cause(f, lay).card : cause(f, other)] }))]) },
      },
    );
  const laid = { seat: 0, move: { do: 'lay', card: 'ace', times: 2 }, at: 0 };
  expect(played(read(lay), begin(read(lay), 1), laid).open.diary).toEqual(['ace']);
  expect(() => played(read(other), begin(read(other), 1), laid)).toThrow('"lay" was not set off by "other"');
});

interface Spoken extends Bare {
  readonly tells: { readonly bid: { readonly seat: Seat; readonly count: number }; readonly over: NoParts };
}
/** Never called: its body only has to compile, or fail to. */
const says = (d: Dealer<Spoken>): void => {
  d.say('bid', { seat: 0, count: 3 });
  d.say('over');
  // @ts-expect-error there is no telling of this name
  d.say('bit', { seat: 0, count: 3 });
  // @ts-expect-error a part is missing
  d.say('bid', { seat: 0 });
  // @ts-expect-error all of them are
  d.say('bid');
  // @ts-expect-error a part has the wrong type
  d.say('bid', { seat: 0, count: 'three' });
  // @ts-expect-error a common telling cannot be declared again
  const again: Shape['tells'] = { kept: { seat: 0 } };
  expect(again).toBeDefined();
};
test('a telling takes its declared parts', () => expect(says).toBeTypeOf('function'));
test('a telling is read with its declared parts', () => {
  const telling: Telling = { tell: 'hand', seat: 2 };
  expect(isTold(telling, 'moved')).toBe(false);
  expect(isTold(telling, 'hand') && telling.seat + 1).toBe(3);
});
