/** Why a move of Caliber 45 is good or bad: the player's bullets and cowboy, and public facts about the others and the decks. */
import type { ReasonOf } from '../../../bots/mind.ts';
import type { Thought } from '../../../kernel/bot.ts';
import type { NoParts } from '../../../kernel/cards/tells.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import { decks } from '../decks.ts';
import { bulletsIn, bulletsOn, guardsOf, isLoot, shotsOf } from '../faces.ts';
import { dealt } from '../figures.ts';
import { areMates } from '../teams.ts';
import { leastWaste } from '../verbs/volley.ts';
import type { Caliber } from '../zones.ts';
import { type CaliberSight, cardsIn, look, oddsOf, shortOf, stakeIn } from './sight.ts';

export type CaliberGrounds = {
  /** Of the money cards that may lie there: how many have guards that the player's bullets can beat. */
  readonly guards: { readonly beaten: number; readonly of: number };
  /** Cards in hand, of a full one. */
  readonly arms: { readonly hand: number; readonly full: number };
  /** A card of this many bullets goes; the number of unseen cards with more. */
  readonly swap: { readonly bullets: number; readonly better: number; readonly of: number };
  readonly hire: NoParts;
  /** A cowboy's shots at once, and how many of all cowboys have more. */
  readonly cowboy: { readonly shots: number; readonly better: number; readonly of: number };
  /** The player's bullets, and the most cards of a riding rival. */
  readonly rivals: { readonly bullets: number; readonly cards: number };
  /** No rival rides. */
  readonly alone: NoParts;
  /** Bullets left after answering the guards, or a shot. */
  readonly meets: { readonly left: number };
  readonly defends: { readonly left: number };
  /** The cowboy is saved, or lost; in both cases the loot is left to others. */
  readonly ridesOff: NoParts;
  readonly falls: NoParts;
  readonly flees: { readonly dollars: number };
  /** A shot beyond their cowboy's answer. */
  readonly unanswered: { readonly strength: number; readonly limit: number };
  /** The chance, in percent, that n unseen cards hold fewer bullets than the shot. */
  readonly shot: { readonly strength: number; readonly cards: number; readonly percent: number };
};
type Why = ReasonOf<CaliberGrounds>;

/** How many cards of this kind lie face up somewhere, or in this hand. */
const shown = (rows: readonly (readonly (string | null)[])[], card: string): number =>
  rows.flat().filter(face => face === card).length;

const ofRobbing = ({ v, ammo, limit }: CaliberSight): Why => {
  const open = [v.zones.spent, v.zones.loot, ...v.zones.money];
  const left = decks.money.flatMap(({ card, copies }) => (isLoot(card) ? [{ card, n: copies - shown(open, card) }] : []));
  const count = (rows: typeof left): number => rows.reduce((sum, { n }) => sum + n, 0);
  const beats = (guards: number): boolean => guards === 0 || leastWaste(ammo, limit, guards) !== null;
  return { because: 'guards', beaten: count(left.filter(({ card }) => beats(guardsOf(card)))), of: count(left) };
};
const ofSwap = ({ v, hand }: CaliberSight, cards: readonly string[]): Why => {
  const bullets = bulletsIn(cards);
  const left = decks.weapons.map(({ card, copies }) => ({ card, n: copies - shown([hand, v.zones.thrown], card) }));
  const count = (rows: typeof left): number => rows.reduce((sum, { n }) => sum + n, 0);
  return { because: 'swap', bullets, better: count(left.filter(({ card }) => bulletsOn(card) > bullets)), of: count(left) };
};
const ofCowboy = ({ limit }: CaliberSight): Why => ({
  because: 'cowboy',
  shots: limit,
  better: decks.cowboys.filter(cowboy => cowboy.limit > limit).length,
  of: decks.cowboys.length,
});
const ofRiding = ({ v, me, bullets }: CaliberSight): Why => {
  const rivals = v.open.robbery!.riders.filter(seat => !areMates(v, me, seat));
  return rivals.length === 0
    ? { because: 'alone' }
    : { because: 'rivals', bullets, cards: Math.max(...rivals.map(seat => cardsIn(v, seat))) };
};
const ofShot = (s: CaliberSight, whom: Seat, cards: readonly string[]): Why => {
  const strength = Math.min(s.limit, bulletsIn(cards));
  const limit = shotsOf(s.v.zones.cowboy[whom]![0] ?? '');
  if (limit < strength) return { because: 'unanswered', strength, limit };
  const held = cardsIn(s.v, whom);
  return { because: 'shot', strength, cards: held, percent: Math.round(100 * shortOf(held, strength, oddsOf(s))) };
};

export const why = ({ view, seat }: Thought<KindsOf<Caliber>>, move: Move): Why | null => {
  const s = look(view, seat);
  const cards = (): string[] => move['cards'] as string[];
  const left = (): number => s.bullets - bulletsIn(cards());
  switch (move.do) {
    case 'rob':
      return ofRobbing(s);
    case 'draw':
      return { because: 'arms', hand: s.hand.length, full: dealt };
    case 'swap':
      return ofSwap(s, cards());
    case 'hire':
      return { because: 'hire' };
    case 'keep':
    case 'refuse':
      return ofCowboy(s);
    case 'join':
    case 'decline':
      return ofRiding(s);
    case 'meet':
      return { because: 'meets', left: left() };
    case 'defend':
      return { because: 'defends', left: left() };
    case 'mustang':
      return { because: 'ridesOff' };
    case 'fall':
      return { because: 'falls' };
    case 'flee':
      return { because: 'flees', dollars: stakeIn(view) };
    case 'shoot':
      return ofShot(s, Number(move['whom']), cards());
    default:
      return null;
  }
};
