/**
 * Hunch bots: they play from the view alone. They count the bullets that are not out yet, remember what they saw in the chambers, dodge
 * the opening that is too dangerous, and keep a Will for what would hurt them most or a rival most.
 */
import { type Bot, movesBy, type Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { View } from '../../../kernel/views/view.ts';
import { hat } from '../cards/hat.ts';
import { fetch } from '../cards/lawyer.ts';
import { take, thief } from '../cards/thief.ts';
import { isRevolver, printed, type Situation } from '../faces.ts';
import { mostBullets } from '../figures.ts';
import { after, chamberNumbers, mayOpen } from '../numbers.ts';
import { peek, swap } from '../verbs/chamber.ts';
import { type Bullets, type BulletsFace, chambers } from '../zones.ts';
import { type BulletsTemper, old, tempers } from './temper.ts';

type K = KindsOf<Bullets>;
type V = View<Bullets>;

export const seen = (v: V, chamber: number): BulletsFace | null => v.zones.cylinder[chambers[chamber - 1]!][0] ?? null;

/** The number of these chambers with a Bang!. */
export type Odds = { readonly bangs: number; readonly of: number };
/** Of the chambers that this seat has not seen into. */
export const unseen = (v: V): Odds => ({
  bangs: v.open.bullets - chamberNumbers.filter(n => seen(v, n) === 'bang').length,
  of: chamberNumbers.filter(n => seen(v, n) === null).length,
});
/** Of this chamber and all that look like it, by all that this seat has seen. */
export const oddsAt = (v: V, chamber: number): Odds => {
  const known = seen(v, chamber);
  return known === null ? unseen(v) : { bangs: known === 'bang' ? 1 : 0, of: 1 };
};
/** The chance that this shut chamber holds a Bang!. */
export const danger = (v: V, chamber: number): number => {
  const { bangs, of } = oddsAt(v, chamber);
  return bangs / of;
};
/** The safest of them; of equals, the one that leaves the next player the worst. */
const safest = (v: V): number =>
  mayOpen(v).reduce((a, b) => {
    const better = danger(v, a) - danger(v, b) || danger(v, after(b)) - danger(v, after(a));
    return better > 0 ? b : a;
  });

export const handOf = (v: V, seat: Seat): Situation[] => v.zones.hand[seat]!.filter(f => f !== null && !isRevolver(f));
const best = <M extends Move>(moves: Iterable<M>, value: (move: M) => number): M =>
  [...moves].reduce((a, b) => (value(b) > value(a) ? b : a));
/** The card worth most: what a Thief takes, what a Lawyer fetches. */
const dearest = (t: Thought<K>): Move =>
  best([...movesBy(t, take), ...movesBy(t, fetch)], ({ card }) => (isRevolver(card) ? 0 : printed[card].worth));

/** The ways to avoid opening this chamber. */
const saviours = (v: V, risk: number): readonly Situation[] => {
  const shuffled = Math.min(mostBullets, v.open.bullets + 1) / chamberNumbers.length;
  return ['misfire', 'panic', ...(shuffled < risk ? (['nerves'] as const) : []), 'cardsharp', 'hat'];
};
const turnMove = (t: Thought<K>, temper: BulletsTemper): Move => {
  const { view: v, seat } = t;
  const { shrewd } = temper;
  const offered = (verb: string): boolean => t.offers.some(offer => offer.do === verb);
  const covered = handOf(v, seat).includes('misfire');
  const chamber = safest(v);
  const risk = danger(v, chamber);
  const dares = temper.dares[covered ? 1 : 0];
  const holds = (whom: Seat): number => v.zones.hand[whom]!.length;

  // A Lawyer and a Thief cost nothing: a card for a card.
  const wanted = shrewd && risk >= dares ? saviours(v, risk) : (['misfire', 'panic'] as const);
  if (offered('lawyer') && (shrewd || !covered) && wanted.some(card => v.zones.discard.includes(card))) return { do: 'lawyer' };
  if (offered('thief') && (shrewd || !covered))
    return best(movesBy(t, thief.verb), ({ whom }) => holds(whom) + (handOf(v, whom).includes('misfire') ? 9 : 0));
  if (risk > 0 && risk < 1 && !temper.blind) for (const verb of ['medium', 'cardsharp']) if (offered(verb)) return { do: verb };
  // What is in the next chamber is known, but not in those that it could be swapped with.
  if (risk === 1 && offered('cardsharp')) return { do: 'cardsharp' };
  if (risk >= dares) {
    // A player who holds little has few ways out.
    if (offered('hat')) return best(movesBy(t, hat.verb), ({ whom }) => -holds(whom));
    const bullets = shrewd ? Math.min(mostBullets, v.open.bullets + 1) : v.open.bullets + 1;
    if (offered('nerves') && bullets / chamberNumbers.length < risk) return { do: 'nerves' };
    if (offered('panic')) return { do: 'panic' };
  }
  return { do: 'open', chamber };
};
/** The card worth most, or the one that saves it from the next chamber. */
const fetchMove = (t: Thought<K>, temper: BulletsTemper): Move => {
  const v = t.view;
  const risk = danger(v, safest(v));
  if (!temper.shrewd || risk < temper.dares[handOf(v, t.seat).includes('misfire') ? 1 : 0]) return dearest(t);
  const order = saviours(v, risk);
  const rank = (card: BulletsFace): number => (isRevolver(card) ? -1 : order.indexOf(card));
  const saving = [...movesBy(t, fetch)].filter(({ card }) => rank(card) >= 0);
  return saving.sort((x, y) => rank(x.card) - rank(y.card))[0] ?? dearest(t);
};

/** First the chamber it would have to open, then those that come after it. A Medium wants news; a Cardsharp holds what it looked at. */
const peekMove = (t: Thought<K>): Move => {
  const v = t.view;
  const mine = safest(v);
  const near = ({ chamber }: { readonly chamber: number }): number =>
    -((chamber - mine + chamberNumbers.length) % chamberNumbers.length);
  const moves = [...movesBy(t, peek)];
  if (v.open.pending.at(-1)?.card !== 'medium') return best(moves, near);
  const news = moves.filter(({ chamber }) => seen(v, chamber) === null);
  if (news.length > 0) return best(news, near);
  return t.offers.some(offer => offer.do === 'stop') ? { do: 'stop' } : best(moves, near);
};
/** A Bang! that waits for it is swapped away, best to where the next player will meet it. */
const swapMove = (t: Thought<K>): Move => {
  const v = t.view;
  const [mine] = mayOpen(v);
  if (v.open.last === null || seen(v, mine!) !== 'bang') return { do: 'stop' };
  return best(movesBy(t, swap), ({ chamber }) => -danger(v, chamber) + (chamber === after(mine!) ? 0.01 : 0));
};

/** Is the pending card worth a Will? */
const worthAWill = (v: V, seat: Seat, temper: BulletsTemper): boolean => {
  const { card, whom } = v.open.pending.at(-1)!;
  const hand = handOf(v, seat);
  const risk = danger(v, safest(v));
  if (card === 'will') {
    // Against its own card, if that mattered; cards between others it lets pass.
    const { seat: owner, card: attacked } = v.open.pending.at(-2)!;
    return owner === seat && printed[attacked].worth >= printed.will.worth;
  }
  if (temper.spiteful) return true;
  if (whom === seat && card === 'thief') return hand.includes('misfire') || hand.includes('panic');
  if (whom === seat && card === 'hat') return risk >= temper.dares[hand.includes('misfire') ? 1 : 0];
  if (v.open.alive.filter(Boolean).length > temper.ruthless) return false;
  return card === 'misfire' || (card === 'panic' && risk >= 0.5) || (card === 'hat' && risk === 1);
};
const answerMove = (t: Thought<K>, temper: BulletsTemper): Move => {
  const [will] = t.moves('will');
  return will !== undefined && worthAWill(t.view, t.seat, temper) ? will : { do: 'pass' };
};

const anyOf = (t: Thought<K>): Move => {
  const moves = [...t.moves()];
  return moves[t.roll(moves.length)]!;
};
const thinks = (t: Thought<K>, question: string, temper: BulletsTemper): Move => {
  switch (question) {
    case 'turn':
      return turnMove(t, temper);
    case 'answer':
      return answerMove(t, temper);
    case 'bang':
      return { do: t.offers.some(offer => offer.do === 'misfire') ? 'misfire' : 'give-up' };
    case 'open':
      return { do: 'open', chamber: safest(t.view) };
    case 'peek':
      return peekMove(t);
    case 'swap':
      return swapMove(t);
    case 'fetch':
      return fetchMove(t, temper);
    default:
      return dearest(t);
  }
};

export const hunchBot = (name: string, temper: BulletsTemper): Bot<K> => ({
  name,
  choose(t) {
    const question = t.offers[0]?.question ?? null;
    if (question === null) return null;
    // Even a careless bot does not give up while it could save itself.
    const careless = question !== 'bang' && t.roll(100) < temper.careless;
    return careless ? anyOf(t) : thinks(t, question, temper);
  },
  react: () => null,
});

export const hunches: readonly Bot<K>[] = keysOf(tempers).map(level => hunchBot(level, tempers[level]));
/** Earlier levels: the arena's reference bots. */
export const references: readonly Bot<K>[] = keysOf(old).map(level => hunchBot(`old-${level}`, old[level]));
