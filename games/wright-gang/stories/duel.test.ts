/** Two players: the duel that is real, and the one that the fourth Sheriff starts. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const full = { hand: 6 };
const one = { rounds: 1 };
/** Bonus cards that change nothing. */
const useless = 'sidekick sidekick war-party';
/** Jesse, with `jesse` loaded, challenges Billy; the top cards of the deck decide. */
const duel = (deck: string, jesse = '', billy = '', bonus = useless) =>
  story(
    wrightGang,
    { Jesse: { hand: '3 3', revolver: jesse }, Billy: { hand: '4 4', revolver: billy } },
    { options: one, zones: { deck, sheriffs: 2, bonus, loot: '1 1 1' } },
  ).does('Jesse', 'duel');
/** A real one: 5 against 2. */
const real = (jesse = '', billy = '', bonus = useless) => duel('5 2', jesse, billy, bonus);
/** Jesse draws, and the fourth Sheriff comes. */
const fourth = (jesse = '', billy = '', bonus = useless) =>
  story(
    wrightGang,
    { Jesse: { revolver: jesse }, Billy: { revolver: billy } },
    { options: one, zones: { deck: 'sheriff 7 1', sheriffs: 3, bonus, loot: '1 1 1' } },
  ).passes('Jesse');

rule('WB-54 a duel may be declared when two Sheriffs are out, not before', () => {
  for (const sheriffs of [0, 1])
    story(wrightGang, { Jesse: full, Billy: full }, { zones: { sheriffs, bonus: 3 } })
      .mayNot('Jesse', 'duel', 'WB-42')
      .isAsked('Jesse');
  for (const sheriffs of [2, 3])
    story(wrightGang, { Jesse: full, Billy: full }, { zones: { sheriffs, bonus: 3 } })
      .may('Jesse', 'duel')
      .isAsked('Jesse');
});

rule('WB-54 it is the action of one’s own turn: nothing comes before it but loading', () => {
  story(wrightGang, { Jesse: { hand: '1*6' }, Billy: full }, { zones: { sheriffs: 2, deck: '2 5 6', bonus: 3 } })
    .mayNot('Billy', 'duel', 'WB-68')
    .does('Jesse', 'load 1')
    .may('Jesse', 'duel')
    .does('Jesse', 'discard 1')
    .mayNot('Jesse', 'duel', 'WB-68')
    .isAsked('Billy');
});

rule('WB-54, WB-68 two players have a duel instead of a shoot-out', () => {
  story(wrightGang, { Jesse: full, Billy: full }, { zones: { sheriffs: 2, bonus: 3 } })
    .mayNot('Jesse', 'shootout', 'WB-54')
    .isAsked('Jesse');
});

rule('WB-87 the challenger takes the top card, then the other; neither sees any before both are turned up together', () => {
  real()
    .hears('rail', 'duel', { seat: 'Jesse' })
    .sees('Jesse', 'duel Jesse', '?')
    .sees('Billy', 'duel Billy', '?')
    .sees('Billy', 'duel Jesse', '?')
    .sees('rail', 'duel Billy', '?')
    .cue()
    .hears('rail', 'revealed', { cards: ['5'] })
    .hears('rail', 'revealed', { cards: ['2'] })
    .sees('Billy', 'duel Jesse', '5')
    .sees('Jesse', 'duel Billy', '2')
    .sees('rail', 'duel Jesse', '5')
    .isAsked('Jesse', 'Billy');
});

rule('WB-87 the challenger’s card is the first also when they sit second', () => {
  story(wrightGang, { Jesse: full, Billy: full }, { zones: { deck: '5 2', sheriffs: 2, bonus: 3 }, open: { active: 'Billy' } })
    .does('Billy', 'duel')
    .cue()
    .sees('rail', 'duel Billy', '5')
    .sees('rail', 'duel Jesse', '2')
    .isAsked('Jesse', 'Billy');
});

rule('WB-87 what may be done does not betray the cards: both are offered the slap, real or not', () => {
  for (const deck of ['5 2', '2 5'])
    duel(deck)
      .offered('Jesse', 'load')
      .offered('Billy', 'load')
      .cue()
      .offered('Jesse', 'slap', 'load')
      .offered('Billy', 'slap', 'load')
      .isAsked('Jesse', 'Billy');
});

rule('WB-55 it is real only if the challenger’s card is higher; a special card counts 0', () => {
  const isReal = (deck: string): boolean => {
    const s = duel(deck).cue().verdict('Billy');
    return s.table.open.ending === 'duel';
  };
  for (const deck of ['7 6', '2 1', '1 joker', '3 swap', '1 miss']) expect(isReal(deck), deck).toBe(true);
  for (const deck of ['6 7', '5 5', '1 1', 'joker 1', 'war-party 7', 'joker swap', 'miss miss'])
    expect(isReal(deck), deck).toBe(false);
});

rule('WB-56 in a real duel the first hand takes the bonus cards into the revolver', () => {
  real('3', '4 4', '3 3 1')
    .does('Jesse', 'slap', 1)
    .does('Billy', 'slap', 2)
    .sees('rail', 'revolver Jesse', '1 3 3 3')
    .sees('rail', 'bonus', '')
    .fact('ending', 'duel')
    .ends({ Jesse: 5, Billy: 0 }, ['Jesse']);
  real('3', '4 4', '3 3 1')
    .does('Billy', 'slap', 1)
    .does('Jesse', 'slap', 2)
    .sees('rail', 'revolver Billy', '1 3 3 4 4')
    .ends({ Jesse: 0, Billy: 5 });
});

rule('WB-56 both revolvers are compared: the second hand is not left out, and may win', () => {
  real('3', '7*4', '2 1 1')
    .does('Jesse', 'slap', 1)
    .does('Billy', 'slap', 2)
    .fact('hands', ['Jesse', 'Billy'])
    .sees('Jesse', 'revolver Billy', '7 7 7 7')
    .ends({ Jesse: 0, Billy: 5 }, ['Billy']);
});

rule('WB-57 bonus events do nothing in the revolver; a bonus Joker counts', () => {
  real('3', '4 4', 'swap war-party joker')
    .does('Jesse', 'slap', 1)
    .does('Billy', 'slap', 2)
    .sees('rail', 'revolver Jesse', '3 joker swap war-party')
    .ends({ Jesse: 0, Billy: 5 });
  real('5', '4 4', 'swap sidekick joker').does('Jesse', 'slap', 1).does('Billy', 'slap', 2).ends({ Jesse: 5, Billy: 0 });
});

rule('WB-57 so does a bonus Miss', () => {
  real('3 3', '7 7', 'miss swap 1')
    .does('Jesse', 'slap', 1)
    .does('Billy', 'slap', 2)
    .sees('rail', 'cancelled Billy', '7')
    .ends({ Jesse: 5, Billy: 0 });
});

rule('WB-58 each may load until their own hand is down, the slower one for five seconds at most', () => {
  const s = real('', '', '1 2 6')
    .does('Jesse', 'load 3')
    .cue(10)
    .does('Billy', 'load 4')
    .does('Billy', 'slap', 11)
    .mayNot('Billy', 'load 4', 'WB-43')
    .does('Jesse', 'load 3')
    .waits(3.9)
    .isAsked('Jesse');
  expect(wrightGang.race(s.table)).toMatchObject({ racers: [0, 1], down: [1], within: 5000, mayMiss: 0 });
  s.waits(0.4).fact('hands', ['Billy', 'Jesse']).ends({ Jesse: 5, Billy: 0 });
});

rule('WB-53 the two duel cards go to the loot before the division: three cards become five', () => {
  real('7').does('Jesse', 'slap', 1).does('Billy', 'slap', 2).sees('rail', 'won Jesse', '1 1 1 2 5').ends({ Jesse: 5, Billy: 0 });
});

rule('WB-62 a third Sheriff met while the duel cards are drawn goes to the row, and the card is drawn again', () => {
  duel('5 sheriff 2')
    .sees('rail', 'sheriffs', 'sheriff sheriff sheriff')
    .cue()
    .sees('rail', 'duel Jesse', '5')
    .sees('rail', 'duel Billy', '2')
    .isAsked('Jesse', 'Billy');
});

rule('WB-62, WB-76 the fourth starts an automatic duel: nothing is compared, and a card already drawn goes to the loot', () => {
  duel('2 sheriff sheriff 5', '7', '7')
    .sees('rail', 'sheriffs', 'sheriff sheriff sheriff sheriff')
    .sees('rail', 'loot', '1 1 1 2')
    .sees('rail', 'duel Billy', '')
    .fact('ending', 'fourth-sheriff')
    .does('Billy', 'slap', 1)
    .does('Jesse', 'slap', 2)
    .ends({ Jesse: 0, Billy: 4 });
  duel('sheriff sheriff 5 2').sees('rail', 'loot', '1 1 1').isAsked('Jesse', 'Billy');
});

rule(
  'WB-76 the fourth Sheriff at the end of a turn: no duel cards, the first hand takes the bonus cards, and the division follows',
  () => {
    fourth('2', '3', '2 2 1')
      .sees('rail', 'duel Jesse', '')
      .sees('rail', 'duel Billy', '')
      .isAsked('Jesse', 'Billy')
      .does('Jesse', 'slap', 1)
      .does('Billy', 'slap', 2)
      .sees('rail', 'revolver Jesse', '1 2 2 2')
      .ends({ Jesse: 3, Billy: 0 });
  },
);

rule('WB-76 the fourth Sheriff brought by a War party', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party' }, Billy: { revolver: '6 6' } },
    { options: one, zones: { deck: 'sheriff 7 1', sheriffs: 3, bonus: '1 2 3' } },
  )
    .does('Jesse', 'war-party')
    .fact('ending', 'fourth-sheriff')
    .does('Billy', 'slap', 1)
    .does('Jesse', 'slap', 2)
    .sees('rail', 'revolver Billy', '1 2 3 6')
    .ends({ Jesse: 0, Billy: 1 });
});

rule('WB-81 nobody slaps: nobody gets the bonus cards, and the active player counts as the first hand', () => {
  for (const silent of [real('6', '6', '7 7 7'), fourth('6', '6', '7 7 7')])
    silent.cue().verdict().sees('rail', 'bonus', '? ? ?').fact('hands', ['Jesse', 'Billy']).sees('rail', 'revolver Billy', '6');
  fourth('6', '6').cue().verdict().ends({ Jesse: 3, Billy: 0 });
});

rule('WB-81 if only one player slaps, that player gets them', () => {
  for (const late of [real('6 6', '6', '7 7 7'), fourth('6 6', '6', '7 7 7')])
    late.cue().verdict('Billy').fact('hands', ['Billy', 'Jesse']).sees('rail', 'revolver Billy', '6 7 7 7');
});

rule('WB-63 the winner takes the whole pile and the loser nothing', () => {
  fourth('7', '6').cue().verdict().sees('rail', 'loot', '').ends({ Jesse: 3, Billy: 0 }, ['Jesse']);
});

rule('WB-64 of two equal revolvers the first hand wins, even if both are worthless', () => {
  fourth('6 6', '6 6', '1 2 3').cue().verdict('Billy', 'Jesse').ends({ Jesse: 0, Billy: 3 });
  fourth('6 6', '6 6', '1 2 3').cue().verdict('Jesse', 'Billy').ends({ Jesse: 3, Billy: 0 });
  fourth('', 'joker', 'swap swap joker').cue().verdict('Jesse').ends({ Jesse: 3, Billy: 0 });
  fourth('joker', '', 'swap swap joker').cue().verdict('Billy').ends({ Jesse: 0, Billy: 3 });
});

rule('WB-86 without reflexes chance says whose hand is first in a real or automatic duel, after a chance to load', () => {
  const firsts = (start: (seed: string) => ReturnType<typeof duel>): number[] => {
    const hands = Array.from({ length: 20 }, (_, i) => {
      const s = start(`lots ${i}`).isAsked('Jesse', 'Billy').does('Billy', 'load 4').does('Jesse', 'ready').does('Billy', 'ready');
      return s.table.open.hands[0]!;
    });
    return [...new Set(hands)].sort();
  };
  const lots = { ...one, race: 'draw' };
  const players = { Jesse: { hand: '3' }, Billy: { hand: '4 4' } };
  expect(
    firsts(seed =>
      story(wrightGang, players, { seed, options: lots, zones: { deck: '5 2', sheriffs: 2, bonus: 3 } }).does('Jesse', 'duel'),
    ),
  ).toEqual([0, 1]);
  expect(
    firsts(seed =>
      story(wrightGang, players, { seed, options: lots, zones: { deck: 'sheriff', sheriffs: 3, bonus: 3 } }).passes('Jesse'),
    ),
  ).toEqual([0, 1]);
});

rule('WB-82, WB-90 with two players a hand outside a duel is refused as one, and starts none', () => {
  story(wrightGang, { Jesse: full, Billy: full }, { zones: { sheriffs: 2, bonus: 3 } })
    .mayNot('Jesse', 'slap', 'WB-82')
    .mayNot('Billy', 'slap', 'WB-82')
    .fact('stage', 'heist')
    .isAsked('Jesse');
});
