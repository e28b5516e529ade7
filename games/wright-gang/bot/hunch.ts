/**
 * Hunch bots: they play from the view alone. Collect one value, throw away the rest in the largest patterns, load when the Sheriff comes
 * near, and start shooting when the revolver is good enough for what lies in the pile.
 */
import type { HunchLevel } from '../../../bots/mind.ts';
import { type Bot, movesBy, type Reflex, reactionTime, type Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { View } from '../../../kernel/views/view.ts';
import { give, playSwap } from '../cards/swap.ts';
import { isNumber, loadable, worth } from '../faces.ts';
import { strength } from '../strength.ts';
import { discard } from '../verbs/discard.ts';
import { miss } from '../verbs/miss.ts';
import type { Wright, WrightFace } from '../zones.ts';
import { hands, old, reflexes, tempers, type WrightTemper } from './temper.ts';

type K = KindsOf<Wright>;
type V = View<Wright>;

export const mine = (v: V, seat: Seat): { readonly hand: WrightFace[]; readonly loaded: WrightFace[] } => ({
  hand: v.zones.hand[seat]!.filter(f => f !== null),
  loaded: v.zones.revolver[seat]!.filter(f => f !== null),
});
/** The value it collects: the one it has most of, loaded cards counting a little more. */
const collects = (hand: readonly WrightFace[], loaded: readonly WrightFace[]): WrightFace | null => {
  const have = (face: string): number =>
    hand.filter(f => f === face).length + 1.2 * loaded.filter(f => f === face).length + worth(face) / 50;
  const values = [...new Set([...hand, ...loaded])].filter(isNumber);
  return values.length === 0 ? null : values.reduce((a, b) => (have(b) > have(a) ? b : a));
};
const special: { readonly [F in WrightFace]?: number } = { sidekick: 6, miss: 5 };
/** How gladly a card is kept. */
const keeping = (face: WrightFace, value: WrightFace | null, hoards: number): number => {
  if (face === value) return 10;
  if (face === 'joker') return 9;
  if (face === 'swap' || face === 'war-party') return hoards;
  return special[face] ?? worth(face) / 10;
};

const bestDiscard = (t: Thought<K>, value: WrightFace | null, hoards: number): Move | null => {
  let best: Move | null = null;
  let most = 0;
  for (const move of movesBy(t, discard)) {
    const gain = move.cards.reduce((sum, face) => sum + 3 - keeping(face, value, hoards), 0);
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
};
const leastKept = (t: Thought<K>, value: WrightFace | null, hoards: number): Move => {
  const cost = (cards: readonly WrightFace[]): number => cards.reduce((sum, face) => sum + keeping(face, value, hoards), 0);
  return [...movesBy(t, give)].reduce((a, b) => (cost(b.cards) < cost(a.cards) ? b : a));
};
const others = (v: V, seat: Seat): Seat[] => Array.from({ length: v.seats }, (_, s) => s).filter(s => s !== seat);

/** The cards it would still load: its group, its Jokers, a Miss. */
const wouldLoad = (hand: readonly WrightFace[], value: WrightFace | null): WrightFace[] =>
  hand.filter(face => loadable(face) && (face === value || face === 'joker' || face === 'miss')).sort();

const turnMove = (t: Thought<K>, temper: WrightTemper): Move => {
  const { hand, loaded } = mine(t.view, t.seat);
  const value = collects(hand, loaded);
  const offered = (verb: string): boolean => t.offers.some(offer => offer.do === verb);
  const sheriffs = t.view.zones.sheriffs.length;
  const [size] = strength([...loaded, ...hand.filter(loadable)]);
  const wanted = temper.wants[sheriffs >= 3 ? 1 : 0];
  // A thin pile is not worth a fight, unless the end is near anyway.
  const worthIt = t.view.zones.loot.length >= temper.pile * t.view.seats || sheriffs >= 3;
  for (const verb of ['shootout', 'duel']) if (offered(verb) && size >= wanted && worthIt) return { do: verb };
  if (offered('sidekick') && sheriffs < 3) return { do: 'sidekick' };
  const loadedAgainst = others(t.view, t.seat).reduce((sum, s) => sum + t.view.zones.revolver[s]!.length, 0);
  if (offered('war-party') && loadedAgainst >= 2 * (t.view.seats - 1)) return { do: 'war-party' };
  const junk = hand.filter(face => keeping(face, value, temper.hoards) < 3).length;
  if (offered('swap') && junk >= 2) {
    const { hand } = t.view.zones;
    return [...movesBy(t, playSwap)].reduce((a, b) => (hand[b.whom]!.length > hand[a.whom]!.length ? b : a));
  }
  return bestDiscard(t, value, temper.hoards) ?? { do: 'pass' };
};

/** The strongest revolver on the table but its own. */
const bestAim = (t: Thought<K>): Move => {
  const size = (whom: Seat): number => {
    const [group, value] = strength(t.view.zones.revolver[whom]!.filter(f => f !== null));
    return whom === t.seat ? -1 : group * 10 + value;
  };
  return [...movesBy(t, miss)].reduce((a, b) => (size(b.whom) > size(a.whom) ? b : a));
};

/** Load when a shoot-out may come before the next turn. */
const unasked = (t: Thought<K>): Move | null => {
  if (!t.offers.some(offer => offer.do === 'load') || t.view.zones.sheriffs.length < 2) return null;
  const { hand, loaded } = mine(t.view, t.seat);
  const cards = wouldLoad(hand, collects(hand, loaded));
  return cards.length > 0 ? { do: 'load', cards } : null;
};

/** In a declared duel: does the challenger's card beat the other? Elsewhere every hand is right. */
const shouldSlap = (v: V): boolean => {
  const [challenger, other] = [v.open.active, 1 - v.open.active].map(seat => v.zones.duel[seat]?.[0] ?? null);
  return challenger == null || other == null || worth(challenger) > worth(other);
};

export const hunchBot = (name: string, temper: WrightTemper, reflex: Reflex): Bot<K> => ({
  name,
  choose(t) {
    const question = t.offers.find(offer => offer.question !== null)?.question ?? null;
    if (question === null) return unasked(t);
    if (question === 'turn') {
      const first = unasked(t);
      if (first !== null) return first;
      if (t.roll(100) < temper.careless) {
        const moves = [...t.moves('discard'), { do: 'pass' }];
        return moves[t.roll(moves.length)]!;
      }
      return turnMove(t, temper);
    }
    if (question === 'ready') return unasked(t) ?? { do: 'ready' };
    if (question === 'aim') return bestAim(t);
    const { hand, loaded } = mine(t.view, t.seat);
    return question === 'give' ? leastKept(t, collects(hand, loaded), temper.hoards) : null;
  },
  react(t) {
    if (!shouldSlap(t.view) && t.roll(100) >= temper.nerves) return null;
    const { hand, loaded } = mine(t.view, t.seat);
    const cards = t.offers.some(offer => offer.do === 'load') ? wouldLoad(hand, collects(hand, loaded)) : [];
    // With many rivals the last hand gets nothing: only a group that is worth the delay is still loaded.
    const late = t.view.seats > 2 && cards.length > 3 ? cards.slice(0, 3) : cards;
    const first: Move[] = late.length > 0 ? [{ do: 'load', cards: late }] : [];
    return { first, after: reactionTime(reflex, late.length, t.roll) };
  },
});

const handOf = (level: HunchLevel): Reflex => reflexes[hands[level]];
export const hunches: readonly Bot<K>[] = keysOf(tempers).map(level => hunchBot(level, tempers[level], handOf(level)));
/** Earlier levels: the arena's reference bots. */
export const references: readonly Bot<K>[] = keysOf(old).map(level => hunchBot(`old-${level}`, old[level], handOf(level)));
