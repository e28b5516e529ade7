/** How a debt is paid to the dollar: own cards go to the discard, change comes from it (C45-27, C45-77, C45-79). */
import { decks } from './decks.ts';
import { type CaliberFace, dollarsOn, isLoot } from './faces.ts';

export interface Payment {
  readonly paid: readonly CaliberFace[];
  readonly change: readonly CaliberFace[];
}

const loot: readonly CaliberFace[] = decks.money.map(row => row.card).filter(isLoot);
/** Loot cards from the dearest to the cheapest. */
const byWorth = (rich: boolean): readonly CaliberFace[] => loot.toSorted((a, b) => dollarsOn(rich, b) - dollarsOn(rich, a));
const KINDS = { usual: byWorth(false), rich: byWorth(true) } as const;

const copiesOf = (kinds: readonly CaliberFace[], row: readonly CaliberFace[]): number[] => {
  const copies = kinds.map(() => 0);
  for (const face of row) {
    const i = kinds.indexOf(face);
    if (i >= 0) copies[i]!++;
  }
  return copies;
};
/** What all cards from each kind on are worth together. */
const worthFrom = (copies: readonly number[], dollars: readonly number[]): number[] => {
  const worth = [...copies, 0];
  for (let i = copies.length - 1; i >= 0; i--) worth[i] = worth[i + 1]! + copies[i]! * dollars[i]!;
  return worth;
};
const cardsOf = (kinds: readonly CaliberFace[], net: readonly number[], sign: 1 | -1): CaliberFace[] =>
  kinds.flatMap((face, i) => Array.from({ length: Math.max(0, sign * net[i]!) }, () => face));

/** A way to pay: how many own cards of each kind, or (below zero) how many of the discard as change. */
interface Way {
  readonly net: readonly number[];
  readonly change: number;
  readonly own: number;
  readonly sum: number;
}
/** Between lists of equal length, largest card first: which one is lower at the first difference? */
const lower = (a: Way, b: Way, sign: 1 | -1): number => {
  for (let i = 0; i < a.net.length; i++) {
    const fewer = Math.max(0, sign * a.net[i]!) - Math.max(0, sign * b.net[i]!);
    if (fewer !== 0) return fewer;
  }
  return 0;
};
/** C45-77: fewest change cards, then fewest own cards, then least paid, then the lower own cards; below zero when `a` is better. */
const preference = (a: Way, b: Way): number =>
  a.change - b.change || a.own - b.own || a.sum - b.sum || lower(a, b, 1) || lower(a, b, -1);

/**
 * The best way to pay this debt exactly, or null when there is none. A kind of card is never both paid and given back: without that pair
 * the same sum is paid with less change. So each kind has one number, and there is not much to search.
 */
export const paymentOf = (
  rich: boolean,
  own: readonly CaliberFace[],
  spent: readonly CaliberFace[],
  debt: number,
): Payment | null => {
  const kinds = rich ? KINDS.rich : KINDS.usual;
  const dollars = kinds.map(face => dollarsOn(rich, face));
  const [mine, theirs] = [copiesOf(kinds, own), copiesOf(kinds, spent)];
  const [mostPaid, mostBack] = [worthFrom(mine, dollars), worthFrom(theirs, dollars)];
  const net = kinds.map(() => 0);
  const best: { way: Way | null } = { way: null };
  const from = (i: number, left: number, change: number, cards: number, sum: number): void => {
    if (left > mostPaid[i]! || -left > mostBack[i]! || (best.way !== null && change > best.way.change)) return;
    if (i === kinds.length) {
      const way = { net: net.slice(), change, own: cards, sum };
      if (best.way === null || preference(way, best.way) < 0) best.way = way;
      return;
    }
    const worth = dollars[i]!;
    for (let n = -theirs[i]!; n <= mine[i]!; n++) {
      net[i] = n;
      if (n < 0) from(i + 1, left - n * worth, change - n, cards, sum);
      else from(i + 1, left - n * worth, change, cards + n, sum + n * worth);
    }
    net[i] = 0;
  };
  from(0, debt, 0, 0, 0);
  const { way } = best;
  return way === null ? null : { paid: cardsOf(kinds, way.net, 1), change: cardsOf(kinds, way.net, -1) };
};
