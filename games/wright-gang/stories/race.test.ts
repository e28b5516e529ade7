/** The race of hands: the rules time nothing, they take the referee's word. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
const two = { zones: { sheriffs: 2 } };
const fourth = { zones: { sheriffs: 3, deck: 'sheriff' } };
/** Butch is short of a card, draws, and the fourth Sheriff comes. */
const sheriffArrives = (options: { readonly race?: string } = {}, seed = 'story') =>
  story(
    wrightGang,
    { Jesse: full, Billy: full, Butch: { hand: '1 1 1 1 1' }, Robert: full },
    { ...fourth, open: { active: 'Butch' }, options: { rounds: 1, ...options }, seed },
  ).passes('Butch');
/** Jesse has called the shoot-out and Billy, Butch and Robert race. */
const called = (options: { readonly race?: string } = {}, seed = 'story') =>
  story(
    wrightGang,
    { Jesse: full, Billy: full, Butch: full, Robert: full },
    { ...two, options: { rounds: 1, ...options }, seed },
  ).does('Jesse', 'shootout');

rule('WB-44 all whose hands are not down race, for five seconds from the cue', () => {
  const race = { hand: 'slap', down: [], cued: false, within: 5000, mayMiss: 1 };
  expect(wrightGang.race(called().isAsked('Billy', 'Butch', 'Robert').table)).toEqual({ ...race, racers: [1, 2, 3] });
  expect(wrightGang.race(sheriffArrives().isAsked('Jesse', 'Billy', 'Butch', 'Robert').table)).toEqual({
    ...race,
    racers: [2, 3, 0, 1],
  });
});

rule('WB-44 each may still load and then slap; a hand on the pile is seen by all', () => {
  story(wrightGang, { Jesse: full, Billy: { hand: '7 7' }, Butch: full }, two)
    .does('Jesse', 'shootout')
    .cue()
    .offered('Billy', 'slap', 'load')
    .does('Billy', 'load 7 7')
    .does('Billy', 'slap', 1)
    .hears('rail', 'hand', { seat: 'Billy' })
    .offered('Billy')
    .isAsked('Butch');
});

rule('WB-44 the finishing order is one input, the referee’s, and can differ from the order of arrival', () => {
  called()
    .cue()
    .does('Robert', 'slap', 0.5)
    .does('Butch', 'slap', 0.6)
    .verdict('Billy', 'Butch', 'Robert')
    .hears('rail', 'verdict', { order: [['Billy'], ['Butch'], ['Robert']] })
    .fact('hands', ['Jesse', 'Billy', 'Butch', 'Robert']);
});

rule('WB-44 where no referee speaks the clock shows the cue, and the stamps of the hands decide', () => {
  called()
    .waits(3)
    .hears('rail', 'cue', { racers: ['Billy', 'Butch', 'Robert'] })
    .does('Robert', 'slap', 4)
    .does('Butch', 'slap', 3.5)
    .waits(5)
    .fact('hands', ['Jesse', 'Butch', 'Robert', 'Billy']);
});

rule('WB-44, WB-80 the missing hands follow clockwise from the active player, so that exactly one is last', () => {
  called().cue().verdict('Butch').fact('hands', ['Jesse', 'Butch', 'Billy', 'Robert']);
  called().cue().verdict('Robert').fact('hands', ['Jesse', 'Robert', 'Billy', 'Butch']);
  sheriffArrives().cue().verdict('Jesse').fact('hands', ['Jesse', 'Butch', 'Robert', 'Billy']);
});

rule('WB-80 the active player is counted first, unless their hand is down already', () => {
  sheriffArrives().cue().verdict().fact('hands', ['Butch', 'Robert', 'Jesse', 'Billy']);
  called().cue().verdict().fact('hands', ['Jesse', 'Billy', 'Butch', 'Robert']);
});

rule('WB-83 cards loaded between the call and the cue count, those of the starter are refused', () => {
  story(wrightGang, { Jesse: { hand: '1' }, Billy: { hand: '2' }, Butch: full }, two)
    .does('Jesse', 'shootout')
    .mayNot('Jesse', 'load 1', 'WB-43')
    .does('Billy', 'load 2')
    .sees('Billy', 'revolver Billy', '2')
    .isAsked('Billy', 'Butch');
});

rule('WB-83 after the fourth Sheriff everybody may load until the cue, and after it', () => {
  story(wrightGang, { Jesse: { hand: '1 1' }, Billy: full, Butch: full }, { ...fourth, open: { active: 'Jesse' } })
    .passes('Jesse')
    .does('Jesse', 'load 1')
    .cue()
    .does('Jesse', 'load 1')
    .isAsked('Jesse', 'Billy', 'Butch');
});

rule('WB-83 what is loaded in the race counts even for a player who never slaps', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '3' }, Billy: { hand: '7 7' }, Butch: full, Robert: full },
    { zones: { sheriffs: 2, loot: 8 }, options: { rounds: 1 } },
  )
    .does('Jesse', 'shootout')
    .cue()
    .does('Billy', 'load 7 7')
    .verdict()
    .ends({ Jesse: 2, Billy: 4, Butch: 1, Robert: 0 });
});

rule('WB-83 what is loaded after the deadline does not count, though the race still waits for hands on the wire', () => {
  story(
    wrightGang,
    { Jesse: full, Billy: { hand: '7 7 7' }, Butch: full },
    { zones: { sheriffs: 2, loot: 8 }, options: { rounds: 1 } },
  )
    .does('Jesse', 'shootout')
    .cue(10)
    .does('Billy', 'load 7', 15)
    .mayNot('Billy', 'load 7', 'WB-83', 15.001)
    .does('Billy', 'load 7', 14.9)
    .waits(0.2)
    .offered('Billy', 'slap')
    .isAsked('Billy', 'Butch');
});

rule('WB-82 a hand stamped before the cue does not count when the clock referees', () => {
  called()
    .cue(10)
    .mayNot('Billy', 'slap', 'WB-82', 9.999)
    .does('Billy', 'slap', 10.3)
    .does('Butch', 'slap', 10.2)
    .waits(0.6)
    .fact('hands', ['Jesse', 'Butch', 'Billy', 'Robert'])
    .ends({ Jesse: 0, Billy: 0, Butch: 0, Robert: 0 });
});

rule('WB-83 where no referee speaks the race ends five seconds after the cue, with a moment for hands on the wire', () => {
  called()
    .cue(10)
    .waits(5.2)
    .does('Butch', 'slap', 14.9)
    .waits(0.1)
    .fact('hands', ['Jesse', 'Butch', 'Billy', 'Robert'])
    .ends({ Jesse: 0, Billy: 0, Butch: 0, Robert: 0 });
});

rule(
  'WB-82 a press before the cue is no hand for the rules (what it costs is for the referee to say): they must press again',
  () => {
    for (const race of [called(), sheriffArrives()])
      race.mayNot('Billy', 'slap', 'WB-82').cue().verdict('Robert', 'Butch').fact('stage', 'division');
    called()
      .mayNot('Billy', 'slap', 'WB-82')
      .cue()
      .does('Billy', 'slap', 1)
      .does('Butch', 'slap', 2)
      .does('Robert', 'slap', 3)
      .fact('hands', ['Jesse', 'Billy', 'Butch', 'Robert']);
  },
);

rule('WB-82 it does not count in an automatic duel either: no slap can be false there', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1*5' }, Billy: full },
    { zones: { sheriffs: 3, deck: 'sheriff', bonus: '7 7 7' }, options: { rounds: 1 } },
  )
    .passes('Jesse')
    .mayNot('Billy', 'slap', 'WB-82')
    .cue()
    .verdict('Billy')
    .fact('ending', 'fourth-sheriff')
    .sees('rail', 'revolver Billy', '7 7 7');
});

rule('WB-84 with three to five players one missing hand is not waited for, but a moment for a hand on the wire is', () => {
  called()
    .cue(10)
    .does('Billy', 'slap', 11)
    .waits(1)
    .isAsked('Butch', 'Robert')
    .does('Robert', 'slap', 12)
    .waits(0.2)
    .isAsked('Butch')
    .waits(0.1)
    .fact('hands', ['Jesse', 'Billy', 'Robert', 'Butch']);
});

rule('WB-84 with two players the second hand is waited for until the five seconds are over', () => {
  const s = story(
    wrightGang,
    { Jesse: { hand: '1*5' }, Billy: { hand: '7' } },
    { zones: { sheriffs: 3, deck: 'sheriff', bonus: 3 }, options: { rounds: 1 } },
  )
    .passes('Jesse')
    .cue(10)
    .does('Jesse', 'slap', 11)
    .waits(3.9)
    .isAsked('Billy');
  expect(wrightGang.race(s.table)?.mayMiss).toBe(0);
  s.does('Billy', 'load 7').waits(0.4).fact('hands', ['Jesse', 'Billy']);
});

rule('WB-85 chance decides a photo finish, and only that: the order between the groups stands', () => {
  const finishes = (seeds: number, ...order: (string | string[])[]): string[] => {
    const found = Array.from({ length: seeds }, (_, i) =>
      called({}, `photo ${i}`)
        .cue()
        .verdict(...order)
        .table.open.hands.join(''),
    );
    return [...new Set(found)].sort();
  };
  expect(finishes(30, ['Billy', 'Butch'], 'Robert')).toEqual(['0123', '0213']);
  expect(finishes(30, 'Robert', ['Billy', 'Butch'])).toEqual(['0312', '0321']);
  expect(finishes(60, ['Billy', 'Butch', 'Robert'])).toEqual(['0123', '0132', '0213', '0231', '0312', '0321']);
  expect(finishes(10, 'Robert', 'Butch', 'Billy')).toEqual(['0321']);
});

rule('WB-85 the same table breaks the same tie in the same way', () => {
  const again = (): readonly number[] => called({}, 'photo').cue().verdict(['Billy', 'Butch', 'Robert']).table.open.hands;
  expect(again()).toEqual(again());
});

rule('WB-85 missing hands are never tied: they follow clockwise after the photo finish', () => {
  for (let i = 0; i < 10; i++) {
    const hands = sheriffArrives({}, `photo ${i}`).cue().verdict(['Billy', 'Robert']).table.open.hands;
    expect(hands.slice(0, 2).toSorted()).toEqual([1, 3]);
    expect(hands.slice(2)).toEqual([2, 0]);
  }
});

rule('WB-86 without reflexes the starter is first and chance orders the others', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const s = called({ race: 'draw' }, `lots ${i}`).does('Billy', 'ready').does('Butch', 'ready').does('Robert', 'ready');
    orders.add(s.table.open.hands.join(''));
  }
  expect([...orders].sort()).toEqual(['0123', '0132', '0213', '0231', '0312', '0321']);
});

rule('WB-86 after the fourth Sheriff chance orders all of them', () => {
  const firsts = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const s = sheriffArrives({ race: 'draw' }, `lots ${i}`);
    for (const name of ['Jesse', 'Billy', 'Butch', 'Robert']) s.does(name, 'ready');
    firsts.add(s.table.open.hands[0]!);
  }
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});

rule('WB-86 before the order is drawn everybody gets a chance to load, for five seconds at most', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 1' }, Billy: { hand: '2 2' }, Butch: { hand: '3 3' } },
    { ...two, options: { race: 'draw', rounds: 1 } },
  )
    .does('Jesse', 'shootout', 10)
    .mayNot('Jesse', 'load 1', 'WB-43')
    .mayNot('Jesse', 'ready', 'WB-86')
    .mayNot('Billy', 'slap', 'WB-45')
    .offered('Billy', 'ready', 'load')
    .does('Billy', 'load 2')
    .does('Billy', 'ready')
    .mayNot('Billy', 'load 2', 'WB-86')
    .offered('Billy')
    .isAsked('Butch')
    .waits(4.9)
    .does('Butch', 'load 3 3')
    .isAsked('Butch')
    .waits(0.1)
    .fact('stage', 'division');
});
