/** Points, the next round, and the end of the game. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { dealt, story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at, type Round } from '../zones.ts';

const names = ['Jesse', 'Billy', 'Butch'];
const earlier = (shares: readonly number[]): Round => ({ ending: 'shoot-out', hands: [0, 1, 2], shares });
/** Jesse wins half of this loot, Billy half of the rest; points and rounds so far as given. */
const lastShot = (
  loot: string | number,
  score: readonly number[],
  rounds: readonly Round[],
  options: { readonly [name: string]: string | number },
) =>
  story(
    wrightGang,
    { Jesse: { revolver: '7' }, Billy: {}, Butch: {} },
    { options, zones: { loot, sheriffs: 2 }, open: { score, rounds, round: rounds.length + 1 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .verdict('Billy', 'Butch');

rule('WB-51 the division tells who was left out and what nobody got', () => {
  lastShot(23, [0, 0, 0], [], { rounds: 1 })
    .hears('rail', 'ranked', { out: ['Butch'], loot: 23 })
    .ends({ Jesse: 12, Billy: 6, Butch: 0 });
});

rule('WB-75 each card of the loot is one point', () => {
  const dear = lastShot('7 7 7 joker', [0, 0, 0], [], { rounds: 1 });
  const cheap = lastShot('1 1 sidekick swap', [0, 0, 0], [], { rounds: 1 });
  for (const s of [dear, cheap]) s.ends({ Jesse: 2, Billy: 1, Butch: 0 });
});

rule('WB-75 points add up over the rounds, and the highest total wins', () => {
  lastShot(4, [5, 9, 8], [earlier([5, 9, 8])], { rounds: 2 }).ends({ Jesse: 7, Billy: 10, Butch: 8 }, ['Billy']);
});

rule('WB-4 all cards come back for the next round, those won, those nobody got, hands, revolvers and Sidekicks', () => {
  const { table } = story(
    wrightGang,
    {
      Jesse: { hand: 2, revolver: '7 7', sidekicks: 'sidekick' },
      Billy: { hand: 3, revolver: '6 miss' },
      Butch: { hand: 1, revolver: '5' },
    },
    { zones: { loot: 9, sheriffs: 3 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .verdict('Billy')
    .hears('rail', 'gathered')
    .hears('rail', 'round', { round: 2, first: 'Butch' })
    .isAsked('Butch');
  expect([0, 1, 2].map(seat => countAt(table, at.hand(seat)))).toEqual([6, 6, 6]);
  expect(countAt(table, at.deck)).toBe(51);
  expect(facesAt(table, at.deck).filter(face => face === 'sheriff').length).toBe(4);
  expect(table.open).toMatchObject({
    round: 2,
    stage: 'heist',
    ending: null,
    starter: null,
    hands: [],
    passes: 0,
    score: [5, 2, 0],
  });
});

rule('WB-4 two players get three new bonus cards for each round', () => {
  const { table } = story(wrightGang, { Jesse: {}, Billy: {} }, { zones: { deck: 'sheriff', sheriffs: 3, bonus: 3 } })
    .passes('Jesse')
    .cue()
    .verdict('Billy')
    .isAsked('Jesse');
  expect([countAt(table, at.bonus), countAt(table, at.deck)]).toEqual([3, 54]);
});

rule('WB-5 with two players the loser of the division begins the next round, even after slapping first', () => {
  const over = (jesse: string, billy: string) =>
    story(
      wrightGang,
      { Jesse: { revolver: jesse }, Billy: { revolver: billy } },
      { zones: { deck: 'sheriff', sheriffs: 3, bonus: '1 2 swap' } },
    )
      .passes('Jesse')
      .cue()
      .verdict('Jesse', 'Billy');
  over('7 7', '6 6').fact('first', 'Billy').isAsked('Billy');
  over('6 6', '7 7').fact('first', 'Jesse').isAsked('Jesse');
});

rule('WB-8 a round may end with an empty loot pile: nobody scores, and the last hand still begins the next', () => {
  story(wrightGang, { Jesse: { revolver: '7' }, Billy: {}, Butch: {} }, { zones: { sheriffs: 2 } })
    .does('Jesse', 'shootout')
    .cue()
    .verdict('Butch')
    .fact('score', [0, 0, 0])
    .fact('round', 2)
    .isAsked('Billy');
});

rule('WB-8, WB-5 with two players it is the loser of the division', () => {
  story(wrightGang, { Jesse: { revolver: '7' }, Billy: {} }, { zones: { deck: 'sheriff', sheriffs: 3, bonus: '1 2 3' } })
    .passes('Jesse')
    .cue()
    .verdict('Billy')
    .fact('score', [0, 0])
    .isAsked('Billy');
});

rule('WB-6 a game has six rounds', () => {
  const s = dealt(wrightGang, names);
  for (let round = 1; round <= 6; round++) {
    s.fact('round', round);
    expect(wrightGang.outcome(s.table)).toBe(null);
    while (countAt(s.table, at.sheriffs) < 2) s.passes(names[s.table.open.active]!);
    s.does(names[s.table.open.active]!, 'shootout').cue().verdict();
  }
  expect(wrightGang.outcome(s.table)?.endings).toHaveLength(6);
});

rule('WB-6, WB-92 it may be set to anything from one round to twelve, before the start', () => {
  for (const rounds of [1, 5, 7, 12]) expect(wrightGang.configure({ rounds }, 3)).toMatchObject({ rounds });
  for (const rounds of [0, 13, 2.5, '6', null]) expect(wrightGang.configure({ rounds }, 3)).toMatchObject({ rule: 'table:option' });
  expect(wrightGang.configure({}, 3)).toMatchObject({ rounds: 6 });
});

rule('WB-92 the game is over after the last of its rounds and not before', () => {
  const eleven = Array.from({ length: 11 }, () => earlier([1, 0, 0]));
  lastShot(4, [11, 0, 0], eleven, { rounds: 12 }).ends({ Jesse: 13, Billy: 1, Butch: 0 }, ['Jesse']);
  lastShot(4, [10, 0, 0], eleven.slice(1), { rounds: 12 }).fact('round', 12).isAsked('Butch');
  lastShot(4, [0, 0, 0], [], { rounds: 1 }).ends({ Jesse: 2, Billy: 1, Butch: 0 }, ['Jesse']);
});

rule('WB-7 players who tie for the most points share the victory', () => {
  lastShot(4, [3, 4, 1], [earlier([3, 4, 1])], { rounds: 2 }).ends({ Jesse: 5, Billy: 5, Butch: 1 }, ['Jesse', 'Billy']);
});

rule('WB-7 or, if the table says so, one round more is played among all: one and no second', () => {
  const more = { rounds: 2, tie: 'extra-round' };
  lastShot(4, [3, 4, 1], [earlier([3, 4, 1])], more)
    .fact('round', 3)
    .isAsked('Butch');
  const two = [earlier([3, 4, 1]), earlier([2, 1, 0])];
  lastShot(4, [5, 5, 1], two, more).ends({ Jesse: 7, Billy: 6, Butch: 1 }, ['Jesse']);
  lastShot(0, [5, 5, 1], two, more).ends({ Jesse: 5, Billy: 5, Butch: 1 }, ['Jesse', 'Billy']);
});

rule('WB-7 a tie below the top does not count: no extra round for it', () => {
  lastShot(4, [3, 2, 3], [earlier([3, 2, 3])], { rounds: 2, tie: 'extra-round' }).ends({ Jesse: 5, Billy: 3, Butch: 3 }, ['Jesse']);
});
