/** An analysis of plain decisions: bullets that would have been enough but were not used; identical backs. */
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { type LaidDecision, marks } from '../../../testing/play/weighed.ts';
import { caliber45 } from '../game.ts';
import type { Caliber } from '../zones.ts';
import { mind } from './mind.ts';

type Laid = LaidDecision<KindsOf<Caliber>>;
const names = ['Jesse', 'Billy'];
/** Jesse calls a robbery. Jesse has $900,000 or a little more, Billy $800,000: any loot that Jesse brings home now wins. */
const robbery = (jesse: string, billy: string, loot: string, more = ''): Story<KindsOf<Caliber>> =>
  story(
    caliber45,
    {
      Jesse: { hand: jesse, cowboy: 'pat-garrett', money: `gold-train*4 mail-car${more}` },
      Billy: { hand: billy, cowboy: 'buffalo-bill', money: 'fort-knox*2 mail-car*2' },
    },
    { zones: { spread: loot } },
  ).does('Jesse', 'rob');
const alone = (hand: string, loot: string) => () => robbery(hand, 'ammo-2', loot).does('Billy', 'decline').does('Jesse', 'pick 0');

const falls = (loot: string, hand: string): Laid => [
  `falls to the guards of ${loot} with ${hand}`,
  alone(hand, loot),
  'Jesse',
  'fall',
];
/** Another stagecoach makes the million: if Billy falls, Jesse has it. */
const shot = (strength: number, hand: string) => () =>
  robbery(`ammo-${strength} ammo-1`, hand, 'stagecoach', ' stagecoach')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .does('Jesse', `shoot Billy ammo-${strength}`);
const isShot = (strength: number, hand: string): Laid => [
  `falls to a shot of ${strength} with ${hand}`,
  shot(strength, hand),
  'Billy',
  'fall',
];
const blunders: readonly Laid[] = [
  ...['ammo-2', 'ammo-3', 'ammo-1 ammo-1', 'ammo-2 ammo-4', 'ammo-5'].map(hand => falls('mail-car', hand)),
  ...['ammo-4', 'ammo-5', 'ammo-2 ammo-2', 'ammo-3 ammo-1', 'ammo-6'].map(hand => falls('gold-train', hand)),
  ...['ammo-6', 'ammo-3 ammo-3', 'ammo-4 ammo-2'].map(hand => falls('fort-knox', hand)),
  ...['ammo-3 ammo-4', 'ammo-2 ammo-5', 'ammo-3 ammo-6'].map(hand => isShot(2, hand)),
  ...['ammo-4 ammo-3', 'ammo-5 ammo-6'].map(hand => isShot(3, hand)),
  ...['ammo-5 ammo-2', 'ammo-4 ammo-4'].map(hand => isShot(4, hand)),
];

const picks = (n: number): Laid => [
  `picks card ${n} of a spread of backs`,
  () =>
    story(caliber45, { Jesse: { hand: 'ammo-2', cowboy: 'pat-garrett' }, Billy: { hand: 'ammo-2', cowboy: 'buffalo-bill' } })
      .does('Jesse', 'rob')
      .does('Billy', 'decline'),
  'Jesse',
  `pick ${n}`,
];
/** Any of these bullets win the game. */
const meets = (loot: string, hand: string, cards: string): Laid => [
  `meets the guards of ${loot} with ${cards} of ${hand}`,
  alone(hand, loot),
  'Jesse',
  `meet ${cards}`,
];
const fine: readonly Laid[] = [
  ...[0, 1, 5, 8, 13, 17, 21, 25, 29, 33].map(picks),
  meets('mail-car', 'ammo-2', 'ammo-2'),
  meets('mail-car', 'ammo-2 ammo-3', 'ammo-2'),
  meets('mail-car', 'ammo-2 ammo-3', 'ammo-3'),
  meets('mail-car', 'ammo-2 ammo-6', 'ammo-6'),
  meets('mail-car', 'ammo-1 ammo-1', 'ammo-1 ammo-1'),
  meets('gold-train', 'ammo-4 ammo-5', 'ammo-4'),
  meets('gold-train', 'ammo-4 ammo-5', 'ammo-5'),
  meets('gold-train', 'ammo-2 ammo-2', 'ammo-2 ammo-2'),
  meets('fort-knox', 'ammo-6', 'ammo-6'),
  meets('fort-knox', 'ammo-3 ammo-3', 'ammo-3 ammo-3'),
];
marks(mind, names, 120, { blunders, fine });
