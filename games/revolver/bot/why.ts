/**
 * Why a move of Revolver is good or bad: what it does to the attack, to the gang and to the hand. The move is made in a few dreams; what is
 * the same in all of them does not depend on anything that its seat cannot know.
 */
import type { ReasonOf } from '../../../bots/mind.ts';
import type { Thought } from '../../../kernel/bot.ts';
import { countAt } from '../../../kernel/cards/table.ts';
import type { NoParts } from '../../../kernel/cards/tells.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { cardOf, type Place, type RevolverFace } from '../faces.ts';
import { does } from '../language.ts';
import { limitOf, totalsAt } from '../numbers.ts';
import { pay, throwAway } from '../verbs/hand.ts';
import { at, COLTY, MCREADY, other, type Revolver, type RevolverTable } from '../zones.ts';
import { settled } from './foresight.ts';
import { beliefs } from './temper.ts';

type By = { readonly by: number };
export type RevolverGrounds = {
  /** The attack as things stand, for McReady: won by so much, lost by so much; a tie is lost. */
  readonly hits: By;
  readonly misses: By;
  readonly tied: NoParts;
  /** For Colty: the gang holds out by so much, a tie being enough; or it does not. */
  readonly holds: By;
  readonly loses: By;
  /** With this move the attack here is McReady's by so much; or the gang holds out. */
  readonly turns: By;
  readonly saves: By;
  /** Firepower that it adds here, though the attack goes as before. */
  readonly adds: By;
  /** Bandits that fall at once. */
  readonly kills: By;
  /** It wins the game. */
  readonly wins: NoParts;
  /** Tokens that leave the Mexican Border, or come back to it. */
  readonly leaves: By;
  readonly returns: By;
  /** Turns fewer at this battlefield, or more. */
  readonly fewer: By;
  readonly more: By;
  /** The opponent may add nothing here while this many of their cards lie here. */
  readonly bars: By;
  /** Cards more in hand. */
  readonly cards: By;
  /** Firepower that is parted with, of what the hand has. */
  readonly spares: By & { readonly of: number };
};
type Why = ReasonOf<RevolverGrounds>;

/** Dreams in which the move is made. */
const DREAMS = 4;
const agreed = <T>(values: readonly T[]): T | null => (values.every(value => value === values[0]) ? values[0]! : null);

/** By how much this seat is ahead at a place: McReady needs more than none. */
const leadAt = (t: RevolverTable, seat: Seat, place: Place): number => {
  const { mcready, colty } = totalsAt(t, place);
  return seat === MCREADY ? mcready - colty : colty - mcready;
};
const isWon = (seat: Seat, lead: number): boolean => (seat === MCREADY ? lead > 0 : lead >= 0);

/** As things stand. A card in ambush may change that. */
const ofEnding = (t: RevolverTable, seat: Seat): Why | null => {
  const { place } = t.open;
  if (countAt(t, at.ambush(place)) > 0) return null;
  const lead = leadAt(t, seat, place);
  if (seat === COLTY) return lead >= 0 ? { because: 'holds', by: lead } : { because: 'loses', by: -lead };
  if (lead === 0) return { because: 'tied' };
  return lead > 0 ? { because: 'hits', by: lead } : { because: 'misses', by: -lead };
};
interface Change {
  readonly before: RevolverTable;
  readonly after: RevolverTable;
}
/** What it does to the way that is left, to Mexico and to the end of this battlefield, and to what the other may add here. */
const ofWay = (changes: readonly Change[], seat: Seat): Why | null => {
  const more = (read: (t: RevolverTable) => number): number =>
    agreed(changes.map(({ before, after }) => read(after) - read(before))) ?? 0;
  const border = more(t => t.open.border);
  if (border !== 0 && border < 0 === (seat === COLTY)) return { because: border < 0 ? 'leaves' : 'returns', by: Math.abs(border) };
  const { before, after } = changes[0]!;
  const { place } = before.open;
  if (changes.some(change => change.after.open.place !== place)) return null;
  const spaces = more(t => t.open.space);
  if (spaces !== 0 && spaces > 0 === (seat === COLTY)) return { because: spaces > 0 ? 'fewer' : 'more', by: Math.abs(spaces) };
  const limit = (t: RevolverTable): number => limitOf(t, other(seat), place);
  return limit(after) < limit(before) ? { because: 'bars', by: limit(after) } : null;
};
const ofChange = (changes: readonly Change[], seat: Seat): Why | null => {
  const inAll = <T>(read: (change: Change) => T): T | null => agreed(changes.map(read));
  if (inAll(({ after }) => after.open.winner === seat) === true) return { because: 'wins' };
  const dead = inAll(({ before, after }) => countAt(after, at.graveyard) - countAt(before, at.graveyard));
  if (dead !== null && dead > 0 && seat === MCREADY) return { because: 'kills', by: dead };
  const { place } = changes[0]!.before.open;
  const was = leadAt(changes[0]!.before, seat, place);
  const is = inAll(({ after }) => (after.open.place === place ? leadAt(after, seat, place) : null));
  if (is !== null && is > was) {
    if (isWon(seat, was) === isWon(seat, is)) return { because: 'adds', by: is - was };
    return { because: seat === MCREADY ? 'turns' : 'saves', by: is };
  }
  const way = ofWay(changes, seat);
  if (way !== null) return way;
  const cards = inAll(({ before, after }) => countAt(after, at.hand(seat)) - countAt(before, at.hand(seat)));
  return cards !== null && cards > 0 ? { because: 'cards', by: cards } : null;
};

const powerOf = (faces: readonly RevolverFace[]): number => faces.reduce((sum, face) => sum + (cardOf(face).firepower ?? 0), 0);
/** What is paid with or discarded, beside the rest of the hand. */
const ofParting = ({ view, seat }: Thought<KindsOf<Revolver>>, cards: readonly RevolverFace[]): Why => ({
  because: 'spares',
  by: powerOf(cards),
  of: powerOf(view.zones.hand[seat]!.filter(face => face !== null)),
});

/** Questions whose answers change what lies on the table at once. */
const telling: readonly string[] = ['play', 'may', 'target'];

export const why = (t: Thought<KindsOf<Revolver>>, move: Move): Why | null => {
  if (does(move, pay) || does(move, throwAway)) return ofParting(t, move.cards);
  const question = t.offers.find(offer => offer.do === move.do)?.question ?? null;
  if (question === null || !telling.includes(question)) return null;
  if (move.do === 'end') return ofEnding(t.dream(), t.seat);
  const believed = beliefs[t.seat === COLTY ? 0 : 1];
  const changes = Array.from({ length: DREAMS }, (): Change => {
    const before = t.dream();
    return { before, after: settled(before, t.seat, move, believed) };
  });
  return ofChange(changes, t.seat);
};
