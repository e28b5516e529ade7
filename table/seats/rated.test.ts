/** Whether a game is rated is settled when it begins: nothing the host does in mid-game changes it. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { OPEN_CLOCK, ratedTerms, SLOWEST_RATED } from '../../wire/rated.ts';
import { type Arrangement, arrangement, type TimeControl } from '../../wire/requests.ts';
import { ask, started } from '../testing/table.ts';

const people = [{ kind: 'guest' }, { kind: 'guest' }] as const;

test('rated: an open table, a limited clock, and only people', () => {
  const terms = (time: TimeControl) => ratedTerms({ visibility: 'open', time }, people);
  const lasting = (seconds: number): TimeControl => ({ kind: 'timed', decision: 30, bank: seconds - 30 });
  expect(terms(OPEN_CLOCK)).toBe('rated');
  expect([terms(lasting(SLOWEST_RATED)), terms(lasting(SLOWEST_RATED + 1))]).toEqual(['rated', 'untimed']);
  expect(terms({ kind: 'untimed' })).toBe('untimed');
  expect(ratedTerms({ visibility: 'private', time: OPEN_CLOCK }, people)).toBe('private');
  expect(ratedTerms({ visibility: 'open', time: OPEN_CLOCK }, [...people, { kind: 'bot' }])).toBe('bots');
  expect(ratedTerms({ visibility: 'open', time: OPEN_CLOCK, house: true }, people)).toBe('house');
});

/** Everything a host can request. */
const everything: { readonly [Change in Arrangement['change']]: readonly Extract<Arrangement, { readonly change: Change }>[] } = {
  bot: [
    { change: 'bot', seat: 1, bot: 'greenhorn' },
    { change: 'bot', seat: 1, bot: null },
  ],
  kick: [0, 1, 2].map(seat => ({ change: 'kick', seat })),
  swap: [{ change: 'swap', a: 0, b: 1 }],
  seats: [{ change: 'seats', seats: 2 }],
  options: [{ change: 'options', options: { rounds: 1 } }],
  visibility: [
    { change: 'visibility', visibility: 'private' },
    { change: 'visibility', visibility: 'open' },
  ],
  time: [
    { change: 'time', time: { kind: 'untimed' } },
    { change: 'time', time: { kind: 'days', days: 1 } },
  ],
  railDelay: [{ change: 'railDelay', seconds: 60 }],
  hints: [{ change: 'hints', on: true }],
  cue: [{ change: 'cue', cue: 'seen' }],
  dropIn: [{ change: 'dropIn', on: true }],
  standIns: [{ change: 'standIns', on: true }],
  hush: [{ change: 'hush', guest: 'ben', hushed: true }],
};

test('a host who tries everything in a rated game changes only who may find the table', async () => {
  expect(Object.keys(everything).sort()).toEqual(arrangement.options.map(({ entries }) => entries.change.literal).sort());
  const { runtime, table, guests } = await started(['ann', 'ben', 'cid'], 3, { time: OPEN_CLOCK });
  const [ann, ben] = [guests[0]!, guests[1]!];
  const before = table.header;
  const taken: string[] = [];
  for (const isHere of [true, false]) {
    if (!isHere) await table.leave(ben);
    for (const how of Object.values(everything).flat())
      if (!isRefusal(await ask(table, ann, runtime, { ask: 'arrange', how }))) taken.push(how.change);
    for (const question of [{ ask: 'start' }, { ask: 'stand' }, { ask: 'sit', seat: 1 }])
      expect(isRefusal(await ask(table, ann, runtime, question))).toBe(true);
    // Open again at the end: no trace is left.
    expect(table.header).toEqual({ ...before, hints: false });
  }
  expect(taken).toEqual(['visibility', 'visibility', 'hush', 'visibility', 'visibility', 'hush']);
});

test.each([
  ['here', true],
  ['away', false],
])(
  'where the game is not rated, a player who is %s may be sent away: a bot plays on, and the game is the bot’s',
  async (_, isHere) => {
    const { runtime, table, guests } = await started(['ann', 'ben'], 2);
    if (!isHere) await table.leave(guests[1]!);
    await ask(table, guests[0]!, runtime, { ask: 'arrange', how: { change: 'kick', seat: 1 } });
    await ask(table, guests[0]!, runtime, { ask: 'arrange', how: { change: 'visibility', visibility: 'private' } });
    expect(table.header.seating).toMatchObject({ chairs: [{ kind: 'guest' }, { kind: 'bot' }], ousted: [{ seat: 1 }] });
  },
);
