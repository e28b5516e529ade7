/** Why a move of Wright Brothers' Gang is good or bad: the player's revolver and hand, and public facts about the others and the deck. */
import type { ReasonOf } from '../../../bots/mind.ts';
import type { Thought } from '../../../kernel/bot.ts';
import type { NoParts } from '../../../kernel/cards/tells.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { View } from '../../../kernel/views/view.ts';
import { loadable } from '../faces.ts';
import { copies, limit } from '../figures.ts';
import { strength } from '../strength.ts';
import type { Wright, WrightFace } from '../zones.ts';
import { mine } from './hunch.ts';

/** The largest group of one value. */
type Group = { readonly size: number; readonly value: number };
export type WrightGrounds = {
  /** What is loaded, and the most cards that another has loaded: fewer, or as many at least. */
  readonly outguns: Group & { readonly most: number };
  readonly outgunned: Group & { readonly most: number };
  /** Another has loaded a little more, of which a Miss or a stray card may be a part. */
  readonly close: Group & { readonly most: number };
  /** Nothing counts in the own revolver. */
  readonly unarmed: NoParts;
  /** Cards are drawn, and the last Sheriff is one of those in the deck. */
  readonly sheriff: { readonly draws: number; readonly deck: number };
  /** No player draws, so no Sheriff comes. */
  readonly quiet: NoParts;
  /** The best group stays whole, and cards are drawn; or it does not. */
  readonly draws: Group & { readonly draws: number };
  readonly gives: Group;
  readonly breaks: Group;
  /** The revolver with its present load: with nothing to add, or with cards left in hand. */
  readonly loads: Group;
  readonly loaded: Group;
  readonly unloaded: Group;
  /** The most cards that may be held from now on. */
  readonly sidekick: { readonly limit: number };
  /** Cards in the revolvers of the others. */
  readonly warParty: { readonly loaded: number };
  /** Cards of the hand that do not count in the best group. */
  readonly swap: { readonly idle: number };
  /** The revolver that a Miss hits: another's, or the player's own. */
  readonly hits: Group;
  readonly hitsOwn: NoParts;
};
type Why = ReasonOf<WrightGrounds>;
type V = View<Wright>;

const groupOf = (faces: readonly WrightFace[]): Group => {
  const [size, value] = strength(faces);
  return { size, value };
};
const without = (hand: readonly WrightFace[], gone: readonly WrightFace[]): WrightFace[] => {
  const left = [...hand];
  for (const face of gone) left.splice(left.indexOf(face), 1);
  return left;
};
const seatsOf = (v: V): Seat[] => Array.from({ length: v.seats }, (_, seat) => seat);
/** Cards that a seat draws after this many of them have gone. */
const drawn = ({ zones: { hand, revolver, sidekicks } }: V, seat: Seat, gone: number): number =>
  Math.max(0, limit + sidekicks[seat]!.length - hand[seat]!.length - revolver[seat]!.length + gone);

/** Number of loaded cards that count in no player's group, often enough. */
const STRAY = 2;
const ofShooting = (v: V, seat: Seat): Why => {
  const group = groupOf(mine(v, seat).loaded);
  if (group.size === 0) return { because: 'unarmed' };
  const most = Math.max(...seatsOf(v).flatMap(other => (other === seat ? [] : [v.zones.revolver[other]!.length])));
  return { because: most < group.size ? 'outguns' : most - group.size <= STRAY ? 'close' : 'outgunned', ...group, most };
};
/** The fate of the best group when these cards go. */
const ofParting = (v: V, seat: Seat, cards: readonly WrightFace[], draws: number | null): Why => {
  const { hand, loaded } = mine(v, seat);
  const before = groupOf([...loaded, ...hand.filter(loadable)]);
  const after = groupOf([...loaded, ...without(hand, cards).filter(loadable)]);
  if (after.size !== before.size || after.value !== before.value) return { because: 'breaks', ...before };
  return draws === null ? { because: 'gives', ...before } : { because: 'draws', ...before, draws };
};
const ofDiscard = (v: V, seat: Seat, cards: readonly WrightFace[]): Why => {
  const draws = drawn(v, seat, cards.length);
  const isLast = v.zones.sheriffs.length === copies.sheriff - 1;
  return isLast && draws > 0 ? { because: 'sheriff', draws, deck: v.zones.deck.length } : ofParting(v, seat, cards, draws);
};
const ofSwap = (v: V, seat: Seat): Why | null => {
  const { hand, loaded } = mine(v, seat);
  const { value } = groupOf([...loaded, ...hand.filter(loadable)]);
  const idle = hand.filter(face => face !== String(value) && face !== 'joker' && face !== 'miss' && face !== 'swap').length;
  return idle === 0 ? null : { because: 'swap', idle };
};
const ofAim = (v: V, seat: Seat, whom: Seat): Why =>
  whom === seat ? { because: 'hitsOwn' } : { because: 'hits', ...groupOf(v.zones.revolver[whom]!.filter(face => face !== null)) };
const ofReady = (v: V, seat: Seat): Why => {
  const { hand, loaded } = mine(v, seat);
  const [now, all] = [groupOf(loaded), groupOf([...loaded, ...hand.filter(loadable)])];
  return { because: now.size === all.size && now.value === all.value ? 'loaded' : 'unloaded', ...all };
};

export const why = ({ view: v, seat }: Thought<KindsOf<Wright>>, move: Move): Why | null => {
  const cards = (): WrightFace[] => move['cards'] as WrightFace[];
  switch (move.do) {
    case 'shootout':
    case 'duel':
      return ofShooting(v, seat);
    case 'discard':
      return ofDiscard(v, seat, cards());
    case 'give':
      return ofParting(v, seat, cards(), null);
    case 'load':
      return { because: 'loads', ...groupOf([...mine(v, seat).loaded, ...cards()]) };
    case 'ready':
      return ofReady(v, seat);
    case 'sidekick':
      return { because: 'sidekick', limit: limit + v.zones.sidekicks[seat]!.length + 1 };
    case 'war-party': {
      const loaded = seatsOf(v).reduce((sum, other) => sum + (other === seat ? 0 : v.zones.revolver[other]!.length), 0);
      return loaded === 0 ? null : { because: 'warParty', loaded };
    }
    case 'swap':
      return ofSwap(v, seat);
    case 'miss':
      return ofAim(v, seat, Number(move['whom']));
    case 'pass':
      return seatsOf(v).every(other => drawn(v, other, 0) === 0) && v.open.passes + 1 < v.seats ? { because: 'quiet' } : null;
    default:
      return null;
  }
};
