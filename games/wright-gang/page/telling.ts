/** Which tellings are worth a line in the log, and the rules that they rest on. */
import { cardsOf, wayOf } from '../../../client/table/pieces/scene.ts';
import { isTold } from '../../../kernel/cards/tells.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Millis, Seat } from '../../../kernel/seat.ts';
import type { WrightOpen } from '../zones.ts';

const cites: { readonly [way: string]: string } = {
  'hand>loot': 'WB-24',
  'hand>revolver': 'WB-17',
  'deck>sheriffs': 'WB-22',
  'hand>played': 'WB-30',
  'hand>sidekicks': 'WB-40',
  'hand>hand': 'WB-33',
  'revolver>deck': 'WB-71',
  'revolver>cancelled': 'WB-72',
  'bonus>revolver': 'WB-56',
  passed: 'WB-9',
  'shoot-out': 'WB-42',
  'fourth-sheriff': 'WB-23',
  deadlock: 'WB-20',
  duel: 'WB-54',
  'duel-off': 'WB-61',
  'false-slap': 'WB-59',
  verdict: 'WB-44',
  hands: 'WB-46',
  missed: 'WB-72',
  ranked: 'WB-51',
};
const unsung = new Set(['gathered', 'shuffled', 'hand', 'cue', 'deck>bonus', 'played>loot', 'loot>won', 'duel>loot']);
/** The first round as later ones are told: who begins, and what this seat was dealt. */
export const openingOf = (
  { round, first }: Pick<WrightOpen, 'round' | 'first'>,
  me: Seat | null,
  hand: readonly { readonly face: string | null }[],
): readonly Telling[] => {
  const from = { zone: 'deck', seat: null, place: null };
  const dealt = { tell: 'moved', cards: hand.map(({ face }) => face), from, to: { zone: 'hand', seat: me, place: null } };
  return [...(me === null ? [] : [dealt]), { tell: 'round', round, first }];
};
/** How long each moment of a shoot-out is looked at before the next one comes. */
const holds: { readonly [way: string]: Millis } = {
  hands: 1600,
  'duel-off': 2800,
  'false-slap': 1800,
  'bonus>revolver': 900,
  missed: 500,
  'revolver>cancelled': 800,
  ranked: 600,
};
const OPENED: Millis = 1000;
export const holdOf = (telling: Telling): Millis =>
  isTold(telling, 'revealed') && telling.from.zone === 'revolver' ? OPENED : (holds[wayOf(telling)] ?? 0);

export const ruleOf = (telling: Telling): string | null => cites[wayOf(telling)] ?? null;
/** The table shows that others draw; only your own draws are worth a line. */
export const worthTelling = (telling: Telling): boolean =>
  !unsung.has(wayOf(telling)) &&
  !(isTold(telling, 'verdict') && telling.order.length === 0) &&
  !(wayOf(telling) === 'deck>hand' && cardsOf(telling).every(card => card === null));
