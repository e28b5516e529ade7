/** A hint's reasons for a move: bullets against guards and rivals, and the chances of an unseen card. */
import type { ReasonOf } from '../../../bots/mind.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { type LaidReason, reasons } from '../../../testing/play/reasons.ts';
import { caliber45 } from '../game.ts';
import { why as en } from '../words/en/why.ts';
import { why as ru } from '../words/ru/why.ts';
import { why as uk } from '../words/uk/why.ts';
import type { Caliber } from '../zones.ts';
import { mind } from './mind.ts';
import type { CaliberGrounds } from './why.ts';

type Laid = LaidReason<KindsOf<Caliber>, ReasonOf<CaliberGrounds>>;
const names = ['Jesse', 'Billy'];
/** Jesse shoots seven times, Billy five. */
const table = (jesse: string, billy = 'ammo-2', loot = 'mail-car'): Story<KindsOf<Caliber>> =>
  story(
    caliber45,
    {
      Jesse: { hand: jesse, cowboy: 'pat-garrett', money: 'gold-train*2' },
      Billy: { hand: billy, cowboy: 'doc-holliday', money: 'mail-car' },
    },
    { zones: { spread: loot } },
  );
const robbery = (jesse: string, billy: string, loot: string): Story<KindsOf<Caliber>> =>
  table(jesse, billy, loot).does('Jesse', 'rob');
const guards = (hand: string): Story<KindsOf<Caliber>> =>
  robbery(hand, 'ammo-2', 'gold-train').does('Billy', 'decline').does('Jesse', 'pick 0');
const shootOut = (jesse: string, billy: string): Story<KindsOf<Caliber>> =>
  robbery(jesse, billy, 'stagecoach').does('Billy', 'join').does('Jesse', 'pick 0');

const laid: readonly Laid[] = [
  // Stagecoaches and mail cars, less the one that Billy has: two bullets beat no more.
  [() => table('ammo-2'), 'Jesse', 'rob', { because: 'guards', beaten: 14, of: 21 }],
  [() => table('ammo-6'), 'Jesse', 'rob', { because: 'guards', beaten: 21, of: 21 }],
  [() => table('ammo-2 ammo-3'), 'Jesse', 'draw', { because: 'arms', hand: 2, full: 6 }],
  // Of 62 cards six are in hand; fives and sixes carry more than four.
  [
    () => table('ammo-4 ammo-5 ammo-5 ammo-6 mustang cactus'),
    'Jesse',
    'swap ammo-4',
    { because: 'swap', bullets: 4, better: 9, of: 56 },
  ],
  [() => robbery('ammo-6', 'ammo-2 ammo-3', 'mail-car'), 'Billy', 'join', { because: 'rivals', bullets: 5, cards: 1 }],
  [() => guards('ammo-4 ammo-5'), 'Jesse', 'meet ammo-4', { because: 'meets', left: 5 }],
  [() => guards('ammo-4 mustang'), 'Jesse', 'mustang', { because: 'ridesOff' }],
  [() => guards('ammo-4 mustang'), 'Jesse', 'fall', { because: 'falls' }],
  [() => shootOut('ammo-6 ammo-1', 'ammo-6'), 'Jesse', 'shoot Billy ammo-6', { because: 'unanswered', strength: 6, limit: 5 }],
  // Of 60 cards that Jesse does not see, 16 carry no bullet and none of the others carries less than one.
  [
    () => shootOut('ammo-6 ammo-1', 'ammo-6'),
    'Jesse',
    'shoot Billy ammo-1',
    { because: 'shot', strength: 1, cards: 1, percent: 27 },
  ],
  [() => shootOut('ammo-6 ammo-1', 'ammo-6'), 'Jesse', 'flee', { because: 'flees', dollars: 50_000 }],
  [
    () => shootOut('ammo-2 ammo-1', 'ammo-3 ammo-4').does('Jesse', 'shoot Billy ammo-2'),
    'Billy',
    'defend ammo-3',
    { because: 'defends', left: 4 },
  ],
  [() => table('ammo-2 ammo-3'), 'Jesse', 'pass', null],
];
reasons(mind, names, [en, ru, uk], laid);
