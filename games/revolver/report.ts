/** What a simulation of Revolver compares and counts: every combination of sets and modules, how bandits die, what decides attacks. */

import type { Telling } from '../../kernel/game.ts';
import { eachOf } from '../../kernel/records.ts';
import type { Count, Report, ReportSetting } from '../../kernel/report.ts';
import { lacking } from './options.ts';

const switches = ['set11', 'set12', 'set13', 'moduleA', 'moduleB', 'moduleC', 'moduleD'] as const;
const titles = ['1.1', '1.2', '1.3', 'A', 'B', 'C', 'D'];
/** Every combination that its dependencies allow (RV-010 … RV-014), fewest parts first. */
export const combinations: readonly ReportSetting[] = Array.from({ length: 2 ** switches.length }, (_, bits) => {
  const on = (i: number): boolean => (bits & (1 << i)) !== 0;
  return {
    name: titles.filter((_title, i) => on(i)).join('+') || 'base',
    seats: 2,
    options: eachOf(switches, name => on(switches.indexOf(name))),
  };
}).filter(({ options }) => lacking(options).length === 0);
/** The decks of the house. */
export const presets = { coltyDeck: 'preset', mcreadyDeck: 'preset' };
/** A swap-in card is in no base deck: with a set on, the presets are a game of their own. */
const settings = combinations.flatMap(each =>
  each.name === 'base' ? [each] : [each, { ...each, name: `${each.name} presets`, options: { ...each.options, ...presets } }],
);

const listener = (count: Count): ((telling: Telling) => void) => {
  const heard: { readonly [tell: string]: (telling: Telling) => void } = {
    turn: ({ seat }) => {
      if (seat === 0) count('a game', 'turns');
    },
    attack: ({ success }) => count('attack', success === true ? 'succeeds' : 'fails'),
    died: () => count('a game', 'bandits dead'),
    saved: () => count('a game', 'hits taken by True Grit'),
    destroyed: () => count('a game', 'cards destroyed'),
    duel: ({ result }) => count('duel', String(result)),
    cancelled: () => count('a game', 'cards cancelled'),
  };
  return telling => heard[telling.tell]?.(telling);
};

export const report: Report = {
  settings,
  pace: { otherwise: 6, play: 12, use: 12, end: 4, pay: 8, lay: 15, call: 10, 'back-down': 10, counter: 10 },
  counted: { 'a game': 'a game', attack: 'share', duel: 'share' },
  note: 'Seat 1 is Colty, seat 2 is McReady. A setting is named after the sets and modules that are on; "presets" plays the swap lists of the house.',
  listener,
};
