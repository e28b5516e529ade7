/** A hint's reasons for a move: the odds of a chamber as its player sees them, and a card's effect on them. */
import type { ReasonOf } from '../../../bots/mind.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { type LaidReason, reasons } from '../../../testing/play/reasons.ts';
import { steelBullets } from '../game.ts';
import { why as en } from '../words/en/why.ts';
import { why as ru } from '../words/ru/why.ts';
import { why as uk } from '../words/uk/why.ts';
import type { Bullets } from '../zones.ts';
import { mind } from './mind.ts';
import type { BulletsGrounds } from './why.ts';

type Laid = LaidReason<KindsOf<Bullets>, ReasonOf<BulletsGrounds>>;
const names = ['Jesse', 'Billy'];
/** Jesse's turn, and this many chambers lie open. */
const table = (hands: readonly string[], bangs: readonly number[], open = 0): Story<KindsOf<Bullets>> =>
  story(steelBullets, Object.fromEntries(hands.map((hand, i) => [names[i]!, { hand }])), {
    zones: { cylinder: Object.fromEntries(bangs.map(n => [n, 'bang'])) },
    open: { opened: [1, 2, 3, 4, 5, 6].map(n => n <= open) },
  });
const looked = (): Story<KindsOf<Bullets>> =>
  table(['medium hat', 'will'], [2]).does('Jesse', 'medium').passes('Billy').does('Jesse', 'peek 2').does('Jesse', 'stop');
const sharped = (chamber: number): Story<KindsOf<Bullets>> =>
  table(['cardsharp', 'will'], [4], 3).does('Jesse', 'cardsharp').passes('Billy').does('Jesse', `peek ${chamber}`);

const marked = (): Story<KindsOf<Bullets>> =>
  table(['medium cardsharp', 'hat'], [4], 3).does('Jesse', 'medium').passes('Billy').does('Jesse', 'peek 4').does('Jesse', 'stop');

/** Jesse has seen the bullet in the next chamber, and hands it on. */
const handed = (): Story<KindsOf<Bullets>> =>
  table(['medium hat', 'panic misfire'], [4], 3)
    .does('Jesse', 'medium')
    .passes('Billy')
    .does('Jesse', 'peek 4')
    .does('Jesse', 'stop')
    .does('Jesse', 'hat Billy')
    .passes('Billy');
/** Jesse's Lawyer may bring this card back. */
const fetching = (card: string): Story<KindsOf<Bullets>> =>
  story(
    steelBullets,
    { Jesse: { hand: 'lawyer' }, Billy: { hand: 'hat' } },
    {
      zones: { cylinder: { 5: 'bang' }, discard: `${card} hat` },
      open: { opened: [1, 2, 3, 4, 5, 6].map(n => n <= 3) },
    },
  )
    .does('Jesse', 'lawyer')
    .passes('Billy');
const bared = (): Story<KindsOf<Bullets>> => table(['misfire', 'will'], [1]).does('Jesse', 'open 1').does('Jesse', 'misfire');
const hatted = (): Story<KindsOf<Bullets>> => table(['hat', 'will misfire'], [5], 3).does('Jesse', 'hat Billy');

const laid: readonly Laid[] = [
  [() => table(['hat', 'panic'], [5], 3), 'Jesse', 'open 4', { because: 'opened', bangs: 1, of: 3 }],
  [() => table(['misfire', 'panic'], [5], 3), 'Jesse', 'open 4', { because: 'covered', bangs: 1, of: 3 }],
  [() => table(['hat', 'panic'], [6], 5), 'Jesse', 'open 6', { because: 'opened', bangs: 1, of: 1 }],
  // Jesse has seen where the only bullet is: every other chamber is a Click.
  [looked, 'Jesse', 'open 2', { because: 'opened', bangs: 1, of: 1 }],
  [looked, 'Jesse', 'open 3', { because: 'opened', bangs: 0, of: 5 }],
  [() => table(['panic', 'hat'], [4, 5], 3), 'Jesse', 'panic', { because: 'panic', bangs: 2, of: 3 }],
  [() => table(['hat', 'panic medium'], [5], 4), 'Jesse', 'hat Billy', { because: 'hat', bangs: 1, of: 2 }],
  [() => table(['nerves', 'hat'], [6], 5), 'Jesse', 'nerves', { because: 'nerves', bangs: 1, of: 1, bullets: 2, chambers: 6 }],
  [() => table(['medium', 'hat'], [5], 2), 'Jesse', 'medium', { because: 'look', bangs: 1, of: 4 }],
  [() => table(['misfire', 'hat'], [1]).does('Jesse', 'open 1'), 'Jesse', 'misfire', { because: 'saved' }],
  [() => table(['misfire', 'hat'], [1]).does('Jesse', 'open 1'), 'Jesse', 'give-up', { because: 'out' }],
  [() => table(['thief', 'will'], [5], 2).does('Jesse', 'thief Billy'), 'Billy', 'will Jesse thief', { because: 'aimed' }],
  [() => table(['panic', 'will'], [5], 2).does('Jesse', 'panic'), 'Billy', 'pass', { because: 'kept' }],
  [() => table(['panic', 'will'], [5], 2).does('Jesse', 'panic'), 'Billy', 'will Jesse panic', null],
  [bared, 'Billy', 'will Jesse misfire', { because: 'doomed' }],
  // A player with a Misfire may ignore a Hat.
  [hatted, 'Billy', 'pass', { because: 'covered', bangs: 1, of: 3 }],
  [() => table(['hat', 'will'], [5], 3).does('Jesse', 'hat Billy'), 'Billy', 'pass', null],
  // A stolen or fetched card is worth its effect.
  [() => fetching('panic'), 'Jesse', 'fetch panic', { because: 'panic', bangs: 1, of: 3 }],
  [() => fetching('medium'), 'Jesse', 'fetch medium', { because: 'look', bangs: 1, of: 3 }],
  [() => fetching('thief'), 'Jesse', 'fetch thief', { because: 'trade' }],
  [() => fetching('will'), 'Jesse', 'fetch will', null],
  [() => table(['medium', 'hat'], [5], 3).does('Jesse', 'medium').passes('Billy'), 'Jesse', 'peek 4', { because: 'next' }],
  [() => table(['medium', 'hat'], [5], 3).does('Jesse', 'medium').passes('Billy'), 'Jesse', 'peek 5', null],
  [() => sharped(4), 'Jesse', 'swap 5', { because: 'away' }],
  [() => sharped(5), 'Jesse', 'swap 6', null],
  [marked, 'Jesse', 'cardsharp', { because: 'away' }],
  [() => table(['thief', 'hat'], [5], 3), 'Jesse', 'thief Billy', { because: 'trade' }],
  // Billy has not seen it, but a player who has would have opened a Click.
  [handed, 'Billy', 'open 4', { because: 'covered', bangs: 1, of: 3, shunned: true }],
  [handed, 'Billy', 'panic', { because: 'panic', bangs: 1, of: 3, shunned: true }],
  // All six are shut: which one is opened next is for the next player to say.
  [() => table(['panic', 'hat'], [4]), 'Jesse', 'panic', null],
];
reasons(mind, names, [en, ru, uk], laid);
