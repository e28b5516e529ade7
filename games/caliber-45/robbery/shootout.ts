/** The shoot-out: a shot passes the turn to its target; who is left when only one team is takes the loot (C45-48 … C45-58, C45-85). */
import type { Dealer } from '../../../kernel/knowledge.ts';
import { act, answerOf, ask, loop, script, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsAt } from '../../../kernel/table.ts';
import { settleDebts } from '../money.ts';
import { defend, leastWaste, shoot, swap } from '../verbs/cards.ts';
import { draw, fall, flee, mustang } from '../verbs/plain.ts';
import { drawWeapon, throwCards } from '../weapons.ts';
import { at, type Caliber, nextOf, strengthOf, type T } from '../zones.ts';
import { leaves } from './attack.ts';
import { change } from './call.ts';

const fighting = (t: T): boolean => new Set(t.open.robbery!.riders.map(seat => t.open.teams[seat])).size > 1;
const mover = (t: T): Seat => t.open.robbery!.turn;
const target = (t: T): Seat => t.open.robbery!.shot!.whom;
/** C45-52: the turn goes to the next rider clockwise after this one. */
const after = (d: Dealer<Caliber>, seat: Seat): void =>
  change(d, { turn: nextOf(d.table, d.table.open.robbery!.riders, seat) ?? seat });
const acts = (d: Dealer<Caliber>, seat: Seat): void =>
  change(d, { acted: [...d.table.open.robbery!.acted.filter(other => other !== seat), seat] });

const move = act<Caliber>((d, f) => {
  const seat = mover(d.table);
  const chosen = answerOf(f, 'moved', seat);
  const cards = chosen['cards'] as readonly string[];
  if (chosen.do === 'flee') {
    leaves(d, seat, 'fled');
    after(d, seat);
    return;
  }
  acts(d, seat);
  if (chosen.do === 'shoot') {
    const shot = { by: seat, whom: chosen['whom'] as Seat, strength: strengthOf(d.table, seat, cards) };
    throwCards(d, seat, cards);
    change(d, { shot });
    d.say('shot', shot);
    return;
  }
  if (chosen.do === 'swap') throwCards(d, seat, cards);
  drawWeapon(d, seat);
  after(d, seat);
});
const answerShot = act<Caliber>((d, f) => {
  const seat = target(d.table);
  const chosen = answerOf(f, 'defended', seat);
  change(d, { shot: null });
  if (chosen.do === 'defend') {
    throwCards(d, seat, chosen['cards'] as readonly string[]);
    d.say('defended', { seat });
    // C45-51: he moves at once.
    change(d, { turn: seat });
    return;
  }
  leaves(d, seat, chosen.do === 'mustang' ? 'mustang' : 'dead');
  after(d, seat);
});

/** C45-56: of those left the latest who acted; nobody acted: the next of them clockwise from the one who left. */
const taker = (t: T): Seat => {
  const { riders, acted, turn } = t.open.robbery!;
  return acted.findLast(seat => riders.includes(seat)) ?? (riders.includes(turn) ? turn : nextOf(t, riders, turn)!);
};
const takeLoot = (d: Dealer<Caliber>): void => {
  const seat = taker(d.table);
  d.move(cardsAt(d.table, at.loot), at.loot, at.money(seat));
  d.say('loot', { seat });
  change(d, { turn: seat });
  settleDebts(d, seat);
};

export const shootout = script<Caliber>([
  loop<Caliber>(
    fighting,
    ask({
      question: 'shoot-out',
      who: t => [mover(t)],
      verbs: [shoot, draw, swap, flee],
      into: 'moved',
      lapse: () => ({ do: 'flee' }),
    }),
    move,
    when(
      t => t.open.robbery!.shot !== null,
      ask({
        question: 'defend',
        who: t => [target(t)],
        verbs: [defend, mustang, fall],
        into: 'defended',
        lapse: (t, seat) => {
          const cards = leastWaste(t, seat, t.open.robbery!.shot!.strength);
          if (cards !== null) return { do: 'defend', cards };
          return { do: [...mustang.moves(t, seat, t.stack.at(-1)!)].length > 0 ? 'mustang' : 'fall' };
        },
      }),
      answerShot,
    ),
  ),
  act(takeLoot),
]);
