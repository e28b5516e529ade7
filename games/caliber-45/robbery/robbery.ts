/** A robbery from the call to the end, and whether a team now has what it needs (C45-66, C45-58, C45-59, C45-86). */

import { cardsAt, countAt } from '../../../kernel/cards/table.ts';
import type { Step } from '../../../kernel/machine/script.ts';
import { settleDebts } from '../debts.ts';
import { isLoot } from '../faces.ts';
import { refillSpread, refillWeapons } from '../piles.ts';
import { madeIt } from '../teams.ts';
import { act, at, type Caliber, type CaliberTable, call, lootCard, script, when } from '../zones.ts';
import { robberyOf } from './riders.ts';

const robbed = (t: CaliberTable): boolean => isLoot(lootCard(t)) && robberyOf(t).riders.length > 0;

const ending: readonly Step<Caliber>[] = [
  act(d => {
    const { turn } = robberyOf(d.table);
    if (countAt(d.table, at.loot) > 0) {
      // What nobody took lies in the discard until the Sheriff comes (C45-41, C45-43, C45-46, C45-72).
      d.move(cardsAt(d.table, at.loot), at.loot, at.spent);
      settleDebts(d, turn);
    }
    d.open({ robbery: null, active: (turn + 1) % d.table.seats });
    refillWeapons(d);
    refillSpread(d);
  }),
  act(d => {
    const [team] = madeIt(d.table);
    if (team === undefined) return;
    d.say('million', { team });
    d.open({ ended: 'million' });
  }),
];
export const robbery = script([
  call('call'),
  call('attack'),
  when(t => lootCard(t) === 'sheriff', call('sheriff')),
  when(t => lootCard(t) === 'dynamite', call('dynamite')),
  when(robbed, call('shoot-out'), call('division')),
  ...ending,
]);
/** A robbery under way at a table that was laid out by hand: guards are met, or riders fight, perhaps with a shot to be answered. */
export const robberyGoesOn = script([
  act(d => {
    for (const seat of robberyOf(d.table).riders) d.reveal(cardsAt(d.table, at.cowboy(seat)), at.cowboy(seat));
  }),
  when(t => robberyOf(t).stage === 'attack', call('attack-goes-on')),
  when(t => robberyOf(t).shot !== null, call('answer-shot')),
  when(robbed, call('shoot-out'), call('division')),
  ...ending,
]);
