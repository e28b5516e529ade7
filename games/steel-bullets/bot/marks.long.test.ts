/** An analysis of plain decisions: a certain Bang! opened, an escape not taken; and identical chambers. */
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { type LaidDecision, marks } from '../../../testing/play/weighed.ts';
import { steelBullets } from '../game.ts';
import type { Bullets } from '../zones.ts';
import { mind } from './mind.ts';

type Laid = LaidDecision<KindsOf<Bullets>>;
type Cylinder = { readonly [n: number]: string };
const names = ['Jesse', 'Billy', 'Butch', 'Etta'];
/** Jesse's turn, and this many chambers lie open. */
const table = (hands: readonly string[], cylinder: Cylinder, open = 0): Story<KindsOf<Bullets>> =>
  story(steelBullets, Object.fromEntries(hands.map((hand, i) => [names[i]!, { hand }])), {
    zones: { cylinder },
    open: { opened: [1, 2, 3, 4, 5, 6].map(n => n <= open) },
  });
const oneLeft: Cylinder = { 6: 'bang' };
const twoLeft: Cylinder = { 5: 'bang', 6: 'bang' };

const givesUp = (own: string, rival: string, cylinder: Cylinder): Laid => [
  `gives up with ${own} against ${rival || 'nothing'}`,
  () => table([own, rival], cylinder).does('Jesse', 'open 1'),
  'Jesse',
  'give-up',
];
const opensBang = (hands: readonly string[], cylinder: Cylinder, open: number): Laid => [
  `opens a certain Bang! with ${hands[0]}, ${hands.length} players, ${6 - open} shut`,
  () => table(hands, cylinder, open),
  'Jesse',
  `open ${open + 1}`,
];
const opensWhatItSaw = (bang: number, click: number): Laid => [
  `opens the Bang! it saw in ${bang}, and not the Click in ${click}`,
  () =>
    table(['medium', 'will'], { [bang]: 'bang' })
      .does('Jesse', 'medium')
      .passes('Billy')
      .does('Jesse', `peek ${bang}`)
      .does('Jesse', `peek ${click}`)
      .does('Jesse', 'stop'),
  'Jesse',
  `open ${bang}`,
];
const blunders: readonly Laid[] = [
  givesUp('misfire', '', { 1: 'bang', 4: 'bang' }),
  givesUp('misfire', 'hat', { 1: 'bang', 4: 'bang' }),
  givesUp('misfire hat', 'medium', { 1: 'bang', 3: 'bang' }),
  givesUp('misfire panic', 'thief', { 1: 'bang', 6: 'bang' }),
  givesUp('misfire misfire', 'hat panic', { 1: 'bang', 2: 'bang' }),
  opensBang(['hat', 'medium medium'], oneLeft, 5),
  opensBang(['hat', 'medium medium'], twoLeft, 4),
  opensBang(['hat', 'medium medium', 'lawyer'], oneLeft, 5),
  opensBang(['hat', 'medium medium', 'lawyer lawyer'], twoLeft, 4),
  opensBang(['hat medium', 'medium medium'], oneLeft, 5),
  opensBang(['panic', 'medium medium'], oneLeft, 5),
  opensBang(['nerves', 'medium medium'], twoLeft, 4),
  opensBang(['panic panic', 'medium medium'], oneLeft, 5),
  opensBang(['panic', 'medium medium', 'lawyer'], oneLeft, 5),
  opensBang(['nerves', 'medium medium'], oneLeft, 5),
  opensBang(['nerves panic', 'medium'], oneLeft, 5),
  opensWhatItSaw(1, 2),
  opensWhatItSaw(3, 5),
  opensWhatItSaw(4, 1),
  opensWhatItSaw(6, 2),
];

const opensAny = (players: number, cylinder: Cylinder, n: number): Laid => [
  `opens ${n} of six that are alike, ${players} players, ${Object.keys(cylinder).length} Bang!`,
  () =>
    table(
      names.slice(0, players).map(() => ''),
      cylinder,
    ),
  'Jesse',
  `open ${n}`,
];
const mustGiveUp = (players: number): Laid => [
  `gives up with nothing in hand, ${players} players`,
  () =>
    table(
      names.slice(0, players).map(() => ''),
      { 1: 'bang', 4: 'bang' },
    ).does('Jesse', 'open 1'),
  'Jesse',
  'give-up',
];
const mustOpen = (players: number): Laid => [
  `opens the last chamber with nothing in hand, ${players} players`,
  () =>
    table(
      names.slice(0, players).map(() => ''),
      oneLeft,
      5,
    ),
  'Jesse',
  'open 6',
];
const fine: readonly Laid[] = [
  ...[1, 2, 3, 4, 5, 6].map(n => opensAny(2, { 2: 'bang' }, n)),
  ...[1, 3, 5].map(n => opensAny(2, { 2: 'bang', 5: 'bang', 6: 'bang' }, n)),
  ...[1, 2, 6].map(n => opensAny(3, { 4: 'bang' }, n)),
  ...[2, 5].map(n => opensAny(4, { 1: 'bang', 2: 'bang' }, n)),
  ...[2, 3, 4].map(mustGiveUp),
  ...[2, 3, 4].map(mustOpen),
];
marks(mind, names, 240, { blunders, fine });
