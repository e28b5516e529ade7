/** War party: every opponent loses a random card of their revolver under the deck and draws one into their hand. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at } from '../zones.ts';

const full = { hand: 6 };

rule('WB-71 each opponent puts a card of their revolver under the deck and draws the top card into their hand', () => {
  story(
    wrightGang,
    {
      Jesse: { hand: 'war-party', revolver: '7*5' },
      Billy: { hand: '1 1 1 1', revolver: '2 2' },
      Butch: { hand: '3 3 3 3', revolver: '4 4' },
    },
    { zones: { deck: '5 6 joker' } },
  )
    .does('Jesse', 'war-party')
    .sees('Billy', 'revolver Billy', '2')
    .sees('Billy', 'hand Billy', '1 1 1 1 5')
    .sees('Butch', 'revolver Butch', '4')
    .sees('Butch', 'hand Butch', '3 3 3 3 6')
    .sees('rail', 'loot', 'war-party')
    .isAsked('Billy');
});

rule('WB-71 the player of the card loses nothing from their own revolver', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party', revolver: '7*5' }, Billy: { revolver: '2*6' }, Butch: full },
    { zones: { deck: '5 joker' } },
  )
    .does('Jesse', 'war-party')
    .sees('Jesse', 'revolver Jesse', '7 7 7 7 7')
    .sees('Jesse', 'hand Jesse', 'joker')
    .isAsked('Billy');
});

rule('WB-71, WB-36 the cards go under clockwise from the active player, so the last one taken lies at the very bottom', () => {
  const s = story(
    wrightGang,
    { Jesse: { hand: '7*5', revolver: '1' }, Billy: { hand: 'war-party', revolver: '7' }, Butch: { hand: '6*5', revolver: '2' } },
    { zones: { deck: '3 4' }, open: { active: 'Billy' } },
  )
    .does('Billy', 'war-party')
    .sees('Butch', 'hand Butch', '3 6 6 6 6 6')
    .sees('Jesse', 'hand Jesse', '4 7 7 7 7 7')
    .isAsked('Butch');
  expect(facesAt(s.table, at.deck).slice(-2)).toEqual(['2', '1']);
});

rule('WB-36 all put their cards under the deck before anyone draws: the fourth Sheriff saves nobody from losing theirs', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party' }, Billy: { revolver: '2*6' }, Butch: { revolver: '4*6' } },
    { zones: { deck: 'sheriff 5 6', sheriffs: 3 } },
  )
    .does('Jesse', 'war-party')
    .sees('Billy', 'revolver Billy', '2 2 2 2 2')
    .sees('Butch', 'revolver Butch', '4 4 4 4 4')
    .sees('Billy', 'hand Billy', '')
    .isAsked('Jesse', 'Billy', 'Butch');
});

rule('WB-35 an empty revolver neither gives a card nor draws one', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party 1 1 1 1 1' }, Billy: { hand: '2*6' }, Butch: { revolver: '4*6' } },
    { zones: { deck: '5 6 7' } },
  )
    .does('Jesse', 'war-party')
    .sees('Billy', 'hand Billy', '2 2 2 2 2 2')
    .sees('Butch', 'hand Butch', '5')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 1 6')
    .isAsked('Billy');
});

rule('WB-35 with all revolvers empty it may still be played, and just lands in the loot', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party 1 1 1 1 1' }, Billy: { hand: '2*6' }, Butch: { hand: '3*6' } },
    { zones: { deck: '5 6 7' } },
  )
    .does('Jesse', 'war-party')
    .sees('rail', 'loot', 'war-party')
    .sees('Jesse', 'hand Jesse', '1 1 1 1 1 5')
    .sees('Billy', 'hand Billy', '2 2 2 2 2 2')
    .isAsked('Billy');
});

rule('WB-37 chance picks the card, a Joker or a Miss as well as a number', () => {
  const lost = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const s = story(
      wrightGang,
      { Jesse: { hand: 'war-party', revolver: '1*5' }, Billy: { hand: '2*3', revolver: '7 joker miss' }, Butch: full },
      { zones: { deck: '5 6' }, seed: `raid ${i}` },
    )
      .does('Jesse', 'war-party')
      .isAsked('Billy');
    lost.add(facesAt(s.table, at.deck).at(-1)!);
  }
  expect([...lost].sort()).toEqual(['7', 'joker', 'miss']);
});

rule('WB-37 the card is shown to nobody; its owner can tell what they lost, and knows it under the deck', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party 1*5' }, Billy: { hand: 5, revolver: '2' }, Butch: { hand: 5, revolver: '4' } },
    { zones: { deck: '5 6 7 sheriff', sheriffs: 3 }, rest: 'loot' },
  )
    .does('Jesse', 'war-party')
    .hears('Jesse', 'moved', { cards: [null], from: { zone: 'revolver', seat: 'Billy', place: null } })
    .hears('Butch', 'moved', { cards: [null], from: { zone: 'revolver', seat: 'Billy', place: null } })
    .hears('rail', 'moved', { cards: [null], from: { zone: 'revolver', seat: 'Billy', place: null } })
    .hears('Billy', 'moved', { cards: ['2'], from: { zone: 'revolver', seat: 'Billy', place: null } })
    .sees('Billy', 'deck', '? 2 ?')
    .sees('Butch', 'deck', '? ? 4')
    .sees('Jesse', 'deck', '? ? ?')
    .sees('rail', 'deck', '? ? ?')
    .isAsked('Billy');
});

rule(
  'WB-38 a Sheriff met on the way goes to the row and the card is drawn again; the second allows a shoot-out from the next turn',
  () => {
    story(
      wrightGang,
      { Jesse: { hand: 'war-party 1*5' }, Billy: { revolver: '2*6' }, Butch: full },
      { zones: { deck: 'sheriff 5 6', sheriffs: 1 } },
    )
      .mayNot('Jesse', 'shootout', 'WB-42')
      .does('Jesse', 'war-party')
      .sees('rail', 'sheriffs', 'sheriff sheriff')
      .sees('Billy', 'hand Billy', '5')
      .mayNot('Jesse', 'shootout', 'WB-68')
      .may('Billy', 'shootout')
      .isAsked('Billy');
  },
);

rule(
  'WB-39, WB-74 the fourth Sheriff ends it: no more draws, the War party in the loot, loading open, and the shoot-out begins',
  () => {
    story(
      wrightGang,
      { Jesse: { hand: 'war-party 1' }, Billy: { hand: '3', revolver: '2*5' }, Butch: { hand: '6', revolver: '4*5' } },
      { zones: { deck: '5 sheriff 7 7', sheriffs: 3 } },
    )
      .does('Jesse', 'war-party')
      .sees('Billy', 'hand Billy', '3 5')
      .sees('Butch', 'hand Butch', '6')
      .sees('Jesse', 'hand Jesse', '1')
      .sees('rail', 'loot', 'war-party')
      .sees('rail', 'played', '')
      .fact('ending', 'fourth-sheriff')
      .does('Butch', 'load 6')
      .does('Jesse', 'load 1')
      .isAsked('Jesse', 'Billy', 'Butch');
  },
);

rule('WB-30 the second War party may be played on the next turn', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party', revolver: '7*5' }, Billy: { hand: 'war-party', revolver: '6*5' }, Butch: full },
    { zones: { deck: '1*7' } },
  )
    .does('Jesse', 'war-party')
    .does('Billy', 'war-party')
    .sees('Jesse', 'revolver Jesse', '7 7 7 7')
    .sees('rail', 'loot', 'war-party war-party')
    .isAsked('Butch');
});

rule('WB-71, WB-40 the Sidekick in front of a player is safe from a War party', () => {
  story(
    wrightGang,
    { Jesse: { hand: 'war-party 3*5' }, Billy: { hand: '1*6', revolver: '7', sidekicks: 'sidekick' }, Butch: full },
    { zones: { deck: '2 4' } },
  )
    .does('Jesse', 'war-party')
    .sees('Billy', 'revolver Billy', '')
    .sees('rail', 'sidekicks Billy', 'sidekick')
    .isAsked('Billy');
});
