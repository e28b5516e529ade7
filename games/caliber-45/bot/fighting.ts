/** In a robbery: guards, shots and flight. */
import type { Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { bulletsIn, guardsOf, isLoot, shotsOf } from '../faces.ts';
import { enemiesOf } from '../teams.ts';
import { leastWaste, volleysOf } from '../verbs/volley.ts';
import type { Caliber } from '../zones.ts';
import { worstSwap } from './riding.ts';
import { type CaliberSight, type CaliberView, cardsIn, look, meanOf, oddsOf, shortOf, stakeIn } from './sight.ts';
import type { CaliberTemper } from './temper.ts';

type K = KindsOf<Caliber>;
const DEAR = 200_000;
/** Bullets it likes to keep while rivals ride. */
const RESERVE = 4;

const limitIn = (v: CaliberView, seat: Seat): number => shotsOf(v.zones.cowboy[seat]![0] ?? '');
/** The chance that this rival cannot defend against n bullets: they ride off or die. */
const outOf = ({ v }: CaliberSight, whom: Seat, strength: number, odds: readonly number[]): number =>
  limitIn(v, whom) < strength ? 1 : shortOf(cardsIn(v, whom), strength, odds);

export const faceGuards = (t: Thought<K>): Move => {
  const s = look(t.view, t.seat);
  const card = t.view.zones.loot[0]!;
  const cards = leastWaste(s.ammo, s.limit, guardsOf(card));
  const saves = s.mustangs > 0;
  if (cards === null) return { do: saves ? 'mustang' : 'fall' };
  const left = s.bullets - bulletsIn(cards);
  const enemies = enemiesOf(t.view, t.seat).length;
  // A war party brings nothing; and a poor loot is not worth the last bullets when rivals wait for it.
  if (saves && !isLoot(card) && enemies > 0 && bulletsIn(cards) > RESERVE) return { do: 'mustang' };
  if (saves && isLoot(card) && enemies > 0 && left < RESERVE && stakeIn(t.view) < DEAR) return { do: 'mustang' };
  return { do: 'meet', cards };
};

interface Aim {
  readonly move: Move;
  readonly gain: number;
}
/** The most promising shot: the rival likeliest to be out, for the fewest bullets. */
const bestShot = (s: CaliberSight, temper: CaliberTemper, odds: readonly number[]): Aim | null => {
  const enemies = enemiesOf(s.v, s.me);
  let best: Aim | null = null;
  for (const [strength, cards] of volleysOf(s.ammo, s.limit).entries()) {
    if (strength === 0) continue;
    for (const whom of enemies) {
      const gain = outOf(s, whom, strength, odds) / enemies.length - temper.thrift * bulletsIn(cards);
      if (best === null || gain > best.gain) best = { move: { do: 'shoot', whom, cards }, gain };
    }
  }
  return best;
};
/** The chance that some rival could shoot it down before its next turn, if it waits. */
const danger = (s: CaliberSight, odds: readonly number[]): number => {
  if (s.mustangs > 0) return 0;
  const strongest = Math.max(...enemiesOf(s.v, s.me).map(seat => Math.min(limitIn(s.v, seat), meanOf(odds) * cardsIn(s.v, seat))));
  const mine = Math.min(s.limit, s.bullets);
  return strongest <= mine ? 0.1 : Math.min(1, (strongest - mine) / RESERVE);
};

export const fight = (t: Thought<K>, temper: CaliberTemper): Move => {
  const s = look(t.view, t.seat);
  const odds = oddsOf(s);
  const shot = bestShot(s, temper, odds);
  if (shot !== null && shot.gain > 0) return shot.move;
  const stake = stakeIn(t.view);
  if (danger(s, odds) * temper.cowboy > stake) return { do: 'flee' };
  const offered = (verb: string): boolean => t.offers.some(offer => offer.do === verb);
  if (offered('draw')) return { do: 'draw' };
  if (temper.swaps && offered('swap')) {
    const worst = worstSwap(t, s);
    if (bulletsIn(worst.cards) < meanOf(odds)) return worst;
  }
  return shot?.move ?? { do: 'flee' };
};

export const answerShot = (t: Thought<K>): Move => {
  const s = look(t.view, t.seat);
  const cards = leastWaste(s.ammo, s.limit, t.view.open.robbery!.shot!.strength);
  const saves = s.mustangs > 0;
  if (cards === null) return { do: saves ? 'mustang' : 'fall' };
  const left = s.bullets - bulletsIn(cards);
  if (saves && left < RESERVE && bulletsIn(cards) > RESERVE && stakeIn(t.view) < DEAR) return { do: 'mustang' };
  return { do: 'defend', cards };
};
