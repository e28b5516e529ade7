/** A hint's reasons for a move: loaded cards, the Sheriffs to come, and the fate of the best group. */
import { describe, expect, test } from 'vitest';
import { hintFrom } from '../../../bots/hint.ts';
import type { ReasonOf } from '../../../bots/mind.ts';
import { thoughtOf } from '../../../bots/thought.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, story } from '../../../kernel/proving/story.ts';
import { type LaidReason, reasons } from '../../../testing/play/reasons.ts';
import { wrightGang } from '../game.ts';
import { why as en } from '../words/en/why.ts';
import { why as ru } from '../words/ru/why.ts';
import { why as uk } from '../words/uk/why.ts';
import type { Wright } from '../zones.ts';
import { mind } from './mind.ts';
import type { WrightGrounds } from './why.ts';

type Laid = LaidReason<KindsOf<Wright>, ReasonOf<WrightGrounds>>;
const names = ['Jesse', 'Billy', 'Butch'];
interface Rows {
  readonly hand?: string;
  readonly revolver?: string;
}
const full = { hand: '1 2 3 4 5 6' };
const heist = (jesse: Rows, sheriffs: number, billy: Rows = full): Story<KindsOf<Wright>> =>
  story(wrightGang, { Jesse: { ...jesse }, Billy: { ...billy }, Butch: full }, { zones: { sheriffs } });
/** No player can have loaded more than the visible cards. */
const armed = { hand: '1 2 3', revolver: '7 7 7' };
const aiming = (): Story<KindsOf<Wright>> =>
  story(
    wrightGang,
    { Jesse: { revolver: '7 miss' }, Billy: { revolver: '7 7' }, Butch: {} },
    { zones: { loot: 'swap*3 joker', sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Billy', 'slap', 1)
    .does('Butch', 'slap', 2);

const laid: readonly Laid[] = [
  [
    () => heist(armed, 2, { hand: '1 2 4 5', revolver: '6 6' }),
    'Jesse',
    'shootout',
    { because: 'outguns', size: 3, value: 7, most: 2 },
  ],
  [
    () => heist(armed, 2, { hand: '1 2 4', revolver: '6 6 6' }),
    'Jesse',
    'shootout',
    { because: 'close', size: 3, value: 7, most: 3 },
  ],
  [
    () => heist({ ...armed, hand: '1 2 3 4', revolver: '7 7' }, 2, { hand: '1', revolver: '6 6 6 6 6' }),
    'Jesse',
    'shootout',
    { because: 'outgunned', size: 2, value: 7, most: 5 },
  ],
  [() => heist({ hand: '1 2 3 4 5', revolver: 'joker' }, 2), 'Jesse', 'shootout', { because: 'unarmed' }],
  // 69 cards, less three hands of six and three Sheriffs.
  [() => heist({ hand: '7 7 7 1 2 4' }, 3), 'Jesse', 'discard 4', { because: 'sheriff', draws: 1, deck: 48 }],
  [() => heist({ hand: '7 7 7 1 2 4' }, 2), 'Jesse', 'discard 4', { because: 'draws', size: 3, value: 7, draws: 1 }],
  [() => heist({ hand: '7 7 7 1 2 4' }, 2), 'Jesse', 'discard 7', { because: 'breaks', size: 3, value: 7 }],
  [() => heist({ hand: '7 7 7 1 2 4' }, 3), 'Jesse', 'pass', { because: 'quiet' }],
  [() => heist({ hand: '7 7 7 1 2' }, 3), 'Jesse', 'pass', null],
  [() => heist({ hand: '7 7 joker 1 2 4' }, 2), 'Jesse', 'load 7 7 joker', { because: 'loads', size: 3, value: 7 }],
  [() => heist({ hand: '7 7 sidekick 1 2 4' }, 1), 'Jesse', 'sidekick', { because: 'sidekick', limit: 7 }],
  [
    () => heist({ hand: '7 7 war-party 1 2 4' }, 1, { hand: '1 2 4', revolver: '6 6 6' }),
    'Jesse',
    'war-party',
    { because: 'warParty', loaded: 3 },
  ],
  [() => heist({ hand: '7 7 war-party 1 2 4' }, 1), 'Jesse', 'war-party', null],
  [() => heist({ hand: '7 7 swap 1 2 joker' }, 1), 'Jesse', 'swap Billy', { because: 'swap', idle: 2 }],
  [aiming, 'Jesse', 'miss Billy', { because: 'hits', size: 2, value: 7 }],
  [aiming, 'Jesse', 'miss Jesse', { because: 'hitsOwn' }],
];
reasons(mind, names, [en, ru, uk], laid);

describe('a hint', () => {
  const hinted = ({ table }: Story<KindsOf<Wright>>) =>
    hintFrom(thoughtOf(wrightGang, table, 0, diceFrom('hint')), { ...mind, patience: 6400 });
  test('does not repeat the reason of a better move', () => {
    const { moves } = hinted(heist({ hand: '7 7 7 1 2 4' }, 1));
    expect(moves).toHaveLength(3);
    const said = moves.flatMap(({ reason }) => (reason === null ? [] : [JSON.stringify(reason)]));
    expect(new Set(said).size).toBe(said.length);
    expect(moves[0]!.reason).not.toBeNull();
  });
});
