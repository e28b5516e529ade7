/** An analysis of plain decisions: at the end of the last round, a Miss on the wrong revolver. */
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { type LaidDecision, marks } from '../../../testing/play/weighed.ts';
import { wrightGang } from '../game.ts';
import type { Wright } from '../zones.ts';
import { mind } from './mind.ts';

type Laid = LaidDecision<KindsOf<Wright>>;
const names = ['Jesse', 'Billy', 'Butch'];
/** Jesse's hand is first and Butch's last: Butch goes without, and the better revolver of the other two wins. */
const shootOut = (jesse: string, billy: string): Story<KindsOf<Wright>> =>
  story(
    wrightGang,
    { Jesse: { revolver: `${jesse} miss` }, Billy: { revolver: billy }, Butch: {} },
    { options: { rounds: 1 }, zones: { loot: 'swap*3 war-party*2 sidekick*2 joker', sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Billy', 'slap', 1)
    .does('Butch', 'slap', 2);
const missing = (whom: string, jesse: string, billy: string): Laid => [
  `${jesse} against ${billy}: a Miss on ${whom}`,
  () => shootOut(jesse, billy),
  'Jesse',
  `miss ${whom}`,
];
const numbers = [1, 2, 3, 4, 5, 6, 7];
const times = (n: number, card: number): string => Array.from({ length: n }, () => card).join(' ');

const blunders: readonly Laid[] = [
  // It spoils Jesse's own revolver, which was as good as Billy's.
  ...numbers.map(n => missing('Jesse', times(2, n), times(2, n))),
  ...numbers.map(n => missing('Jesse', times(3, n), times(3, n))),
  ...numbers.slice(1).map(n => missing('Jesse', times(1, n), times(1, n))),
];
const fine: readonly Laid[] = [
  // Three against one: Jesse wins with either card gone.
  ...numbers.map(n => missing('Jesse', times(3, n), times(1, n))),
  ...numbers.map(n => missing('Billy', times(3, n), times(1, n))),
  // One against four: Jesse loses with either card gone.
  ...numbers.slice(1).map(n => missing('Jesse', times(1, n), times(4, n))),
];
marks(mind, names, 100, { blunders, fine });
