/** A robbery from the call to the end, and whether a team now has what it needs (C45-66, C45-58, C45-59, C45-86). */
import { act, call, script, when } from '../../../kernel/script.ts';
import { cardsAt, countAt } from '../../../kernel/table.ts';
import { settleDebts } from '../debts.ts';
import { isLoot } from '../faces.ts';
import { refillSpread, refillWeapons } from '../piles.ts';
import { madeIt } from '../teams.ts';
import { at, type Caliber, lootCard, type T } from '../zones.ts';
import { robberyOf } from './riders.ts';

const robbed = (t: T): boolean => isLoot(lootCard(t)) && robberyOf(t).riders.length > 0;

export const robbery = script<Caliber>([
  call('call'),
  call('attack'),
  when<Caliber>(t => lootCard(t) === 'sheriff', call('sheriff')),
  when<Caliber>(t => lootCard(t) === 'dynamite', call('dynamite')),
  when<Caliber>(robbed, call('shoot-out'), call('division')),
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
]);
