/** Which tellings are worth a line in the log, and the rules that they rest on. */
import type { Telling } from '../../../kernel/game.ts';

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
/** What moved whence and whither, or what else was told. */
export const wayOf = (telling: Telling): string => {
  const [from, to] = [telling['from'], telling['to']] as unknown as readonly { readonly zone: string }[];
  return telling.tell === 'moved' ? `${from?.zone}>${to?.zone}` : telling.tell;
};
const unsung = new Set([
  'gathered',
  'shuffled',
  'hand',
  'cue',
  'deck>bonus',
  'played>loot',
  'loot>won',
  'verdict',
  'hands',
  'duel>loot',
]);

export const ruleOf = (telling: Telling): string | null => cites[wayOf(telling)] ?? null;
/** What others draw is seen; only what one draws oneself is worth a line. */
export const worthTelling = (telling: Telling): boolean =>
  !unsung.has(wayOf(telling)) &&
  !(wayOf(telling) === 'deck>hand' && (telling['cards'] as readonly unknown[]).every(card => card === null));
