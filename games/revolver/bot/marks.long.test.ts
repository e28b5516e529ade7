/** An analysis of plain decisions: the card that kills the last bandit, played or not. */
import type { KindsOf } from '../../../kernel/make.ts';
import type { Story } from '../../../kernel/proving/story.ts';
import { type LaidDecision, marks } from '../../../testing/play/weighed.ts';
import { dead, west } from '../stories/west.ts';
import type { Revolver } from '../zones.ts';
import { mind } from './mind.ts';

type Laid = LaidDecision<KindsOf<Revolver>>;
const names = ['Jack', 'Mac'];
/** Jack is alone and the border near: if this attack fails, Colty has won; if not, McReady has. */
const lastStand = (place: string, jack: string, mac: string, hand: string): Story<KindsOf<Revolver>> =>
  west(
    { column: { [place]: jack } },
    { hand, column: { [place]: mac } },
    { open: { active: 1, border: 1, place }, zones: { graveyard: dead('jack-colty') } },
  );
const decides = (place: string, jack: string, mac: string, hand: string, move: string): Laid => [
  `${place}: ${mac || 'nobody'} against ${jack || 'nobody'}, with ${hand} in hand: ${move}`,
  () => lastStand(place, jack, mac, hand),
  'Mac',
  move,
];
/** Where, what lies there, and cards of which any would be enough. */
const stands: readonly (readonly [place: string, jack: string, mac: string, hand: string])[] = [
  ['bank', '', '', 'hired-gun'],
  ['bank', '', 'deputy', 'lawman'],
  ['bank', '', 'deputy', 'cowboy lawman'],
  ['bank', '38-special', 'deputy', 'hired-gun'],
  ['bank', '38-special', 'hired-gun', 'deputy lawman'],
  ['bank', 'sawed-off-shotgun', 'hired-gun deputy', 'lawman'],
  ['whiskey-canyon', '', '', 'hired-gun'],
  ['whiskey-canyon', '', 'deputy', 'lawman'],
  ['whiskey-canyon', '', 'deputy', 'cowboy deputy'],
  ['whiskey-canyon', '38-special', 'deputy', 'hired-gun'],
  ['whiskey-canyon', '45-long-colt', 'hired-gun', 'deputy'],
  ['buzzard-point', '', 'deputy', 'lawman'],
  ['buzzard-point', '', '', 'hired-gun'],
  ['buzzard-point', '38-special', 'deputy', 'deputy'],
  ['buzzard-point', 'sawed-off-shotgun', 'hired-gun deputy', 'cowboy'],
  ['rattlesnake-creek', '', '', 'deputy'],
  ['rattlesnake-creek', '', '', 'deputy hired-gun'],
  ['rattlesnake-creek', '38-special', '', 'hired-gun'],
  ['express-315', '', '', 'hired-gun'],
  ['express-315', '', 'lawman', 'cowboy deputy'],
];
const [, ...played] = stands;
const blunders: readonly Laid[] = stands.map(stand => decides(...stand, 'end'));
const fine: readonly Laid[] = [
  ...played.slice(0, 12).map(([place, jack, mac, hand]) => decides(place, jack, mac, hand, `play ${hand.split(' ')[0]} ${place}`)),
  // Nothing in hand is enough, or everything that is needed lies there.
  decides('bank', 'gatling-gun', '', 'deputy lawman', 'end'),
  decides('bank', 'gatling-gun', '', 'deputy lawman', 'play deputy bank'),
  decides('whiskey-canyon', 'gatling-gun', 'deputy', 'lawman', 'end'),
  decides('buzzard-point', 'gatling-gun', 'deputy', 'cowboy', 'play cowboy buzzard-point'),
  decides('bank', '', 'bounty-hunter', 'lawman', 'end'),
  decides('whiskey-canyon', '', 'bounty-hunter hired-gun', 'deputy', 'end'),
  decides('buzzard-point', '38-special', 'bounty-hunter*2', 'deputy', 'end'),
  decides('rattlesnake-creek', '', 'hired-gun', 'lawman', 'end'),
];
marks(mind, names, 40, { blunders, fine });
