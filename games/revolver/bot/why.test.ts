/** A hint's reasons for a move: the margin of the attack, and a card's effect on it. */
import { expect, test } from 'vitest';
import { hintFrom } from '../../../bots/hint.ts';
import type { ReasonOf } from '../../../bots/mind.ts';
import { thoughtOf } from '../../../bots/thought.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Story, StoryTable } from '../../../kernel/proving/story.ts';
import { type LaidReason, reasons } from '../../../testing/play/reasons.ts';
import { dead, type StoryOpen, west } from '../stories/west.ts';
import { why as en } from '../words/en/why.ts';
import { why as ru } from '../words/ru/why.ts';
import { why as uk } from '../words/uk/why.ts';
import type { Revolver } from '../zones.ts';
import { mind } from './mind.ts';
import type { RevolverGrounds } from './why.ts';

type Laid = LaidReason<KindsOf<Revolver>, ReasonOf<RevolverGrounds>>;
const names = ['Jack', 'Mac'];
const bank = (active: number, jack: string, mac: string, hand: string, more: StoryTable = {}): Story<KindsOf<Revolver>> =>
  west(
    { column: { bank: jack }, ...(active === 0 ? { hand } : {}) },
    { column: { bank: mac }, ...(active === 1 ? { hand } : {}) },
    { zones: { graveyard: dead('jack-colty cortez lem-tuttle') }, ...more, open: { active, place: 'bank' } },
  );
const rope = 'get-a-rope-boys deputy deputy';
const lastBandit = { zones: { graveyard: dead('jack-colty') } };
const inAmbush = { options: { set11: true }, zones: { ambush: { bank: 'crossfire' } } };
const paying = (rest: string): Story<KindsOf<Revolver>> =>
  bank(1, 'gatling-gun', '', `get-a-rope-boys ${rest}`).does('Mac', 'play get-a-rope-boys bank');
const canyon = { place: 'whiskey-canyon', space: 4 };
const riding = (hand: string): Story<KindsOf<Revolver>> => west({ hand }, {}, { open: canyon });
const chasing = (hand: string, open: StoryOpen = {}): Story<KindsOf<Revolver>> =>
  west({}, { hand }, { open: { active: 1, ...canyon, ...open } });
const shooting = (): Story<KindsOf<Revolver>> =>
  bank(0, '38-special', 'bounty-hunter lawman', 'fire-at-will derringer').does('Jack', 'play fire-at-will bank');
const laid: readonly Laid[] = [
  // The bank defends itself with 2.
  [() => bank(1, '', 'bounty-hunter', 'lawman'), 'Mac', 'end', { because: 'hits', by: 2 }],
  [() => bank(1, 'gatling-gun', '', 'lawman'), 'Mac', 'end', { because: 'misses', by: 7 }],
  [() => bank(1, '', 'deputy', 'lawman'), 'Mac', 'end', { because: 'tied' }],
  // What lies in ambush may change it all.
  [() => bank(1, '', 'bounty-hunter', 'lawman', inAmbush), 'Mac', 'end', null],
  [() => bank(1, '', '', 'hired-gun'), 'Mac', 'play hired-gun bank', { because: 'turns', by: 1 }],
  [() => bank(1, 'gatling-gun', '', 'deputy lawman'), 'Mac', 'play deputy bank', { because: 'adds', by: 2 }],
  [() => bank(1, 'gatling-gun', '', rope), 'Mac', 'play get-a-rope-boys bank', { because: 'kills', by: 1 }],
  [() => bank(1, 'gatling-gun', '', rope, lastBandit), 'Mac', 'play get-a-rope-boys bank', { because: 'wins' }],
  [() => bank(0, 'gatling-gun', '', '38-special'), 'Jack', 'end', { because: 'holds', by: 7 }],
  [() => bank(0, '', 'bounty-hunter', '38-special'), 'Jack', 'end', { because: 'loses', by: 2 }],
  [() => bank(0, '', 'hired-gun', '38-special'), 'Jack', 'play 38-special bank', { because: 'saves', by: 0 }],
  [() => bank(0, '', '', 'stolen-horses 38-special'), 'Jack', 'play stolen-horses bank', { because: 'cards', by: 1 }],
  [() => bank(0, '38-special', '', 'saddlebags derringer'), 'Jack', 'play saddlebags bank', null],
  [() => bank(0, '', '', 'sandstorm 38-special*3'), 'Jack', 'play sandstorm bank', { because: 'bars', by: 2 }],
  [() => bank(0, '', '', 'ride-for-the-border 38-special'), 'Jack', 'play ride-for-the-border bank', { because: 'leaves', by: 1 }],
  [() => riding('adios-amigos 38-special*2'), 'Jack', 'play adios-amigos whiskey-canyon', { because: 'fewer', by: 1 }],
  [() => chasing('river-in-flood deputy*2'), 'Mac', 'play river-in-flood whiskey-canyon', { because: 'more', by: 1 }],
  [() => chasing('wanted-poster', { border: 3 }), 'Mac', 'play wanted-poster whiskey-canyon', { because: 'returns', by: 1 }],
  // Which of two is destroyed.
  [shooting, 'Jack', 'pick mcready:bank 0', { because: 'saves', by: 2 }],
  [shooting, 'Jack', 'pick mcready:bank 1', { because: 'adds', by: 1 }],
  // A rope costs two cards.
  [() => paying('deputy lawman*2'), 'Mac', 'pay deputy lawman', { because: 'spares', by: 3, of: 4 }],
  [() => paying('get-a-rope-boys*2 lawman'), 'Mac', 'pay get-a-rope-boys get-a-rope-boys', { because: 'spares', by: 0, of: 1 }],
];
reasons(mind, names, [en, ru, uk], laid);
test('a hint names the payment without a search', () => {
  const { table } = paying('deputy lawman*2');
  const hint = hintFrom(thoughtOf(mind.game, table, 1, diceFrom('pay')), { ...mind, patience: 1 });
  expect(hint.moves.map(({ move, reason }) => [move, reason?.because])).toEqual([
    [{ do: 'pay', cards: ['lawman', 'lawman'] }, 'spares'],
  ]);
});
