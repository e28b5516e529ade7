/** Why a move of Steel Bullets is good or bad: the chambers as far as this seat knows, and a card's effect on them. */
import type { ReasonOf } from '../../../bots/mind.ts';
import type { Thought } from '../../../kernel/bot.ts';
import type { NoParts } from '../../../kernel/cards/tells.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { View } from '../../../kernel/views/view.ts';
import { chambers, mostBullets } from '../figures.ts';
import { after } from '../numbers.ts';
import type { Bullets } from '../zones.ts';
import { tellsBang } from './belief.ts';
import { handOf, type Odds, oddsAt, seen, unseen } from './hunch.ts';

/** Of a chamber that another looked into and left shut, so that it is a Bang! rather than not. */
type Believed = Odds & { readonly shunned?: true };
export type BulletsGrounds = {
  /** The opened chamber: bare, with a Misfire in hand, under a Panic. */
  readonly opened: Believed;
  readonly covered: Believed;
  readonly panic: Believed;
  /** The chamber left for another player. */
  readonly hat: Believed;
  /** The odds of the next chamber, and of any after the shuffle. */
  readonly nerves: Believed & { readonly bullets: number; readonly chambers: number };
  /** The unknown that a look would reveal. */
  readonly look: Odds;
  /** A Bang! is undone, or it is not. */
  readonly saved: NoParts;
  readonly out: NoParts;
  /** A card is aimed at this seat; it saves another from a Bang!; or it is another's business, and the Will is kept. */
  readonly aimed: NoParts;
  readonly doomed: NoParts;
  readonly kept: NoParts;
  /** The chamber that is opened next is looked into, gets rid of its Bang!, is a Click already. */
  readonly next: NoParts;
  readonly away: NoParts;
  readonly stays: NoParts;
  /** It costs one card and brings another. */
  readonly trade: NoParts;
  /** The card that is taken is a Misfire. */
  readonly misfire: NoParts;
};
type Why = ReasonOf<BulletsGrounds>;
type V = View<Bullets>;

/** The chamber that must be opened next; null while anyone will do. */
const nextOf = ({ open: { last } }: V): number | null => (last === null ? null : after(last));

/** By count, and by what others make of it. */
const believedAt = (v: V, seat: Seat, chamber: number): Believed => {
  const odds = oddsAt(v, chamber);
  const isSure = odds.bangs === 0 || odds.bangs === odds.of;
  const ratio = isSure ? 1 : tellsBang(v.open, seat, chamber);
  return ratio > 1 && odds.bangs * ratio >= odds.of - odds.bangs ? { ...odds, shunned: true } : odds;
};
const ofTurn = (v: V, seat: Seat, move: Move): Why | null => {
  if (move.do === 'open') {
    const odds = believedAt(v, seat, Number(move['chamber']));
    const covered = odds.bangs > 0 && handOf(v, seat).includes('misfire');
    return { because: covered ? 'covered' : 'opened', ...odds };
  }
  if (move.do === 'lawyer' || move.do === 'thief') return { because: 'trade' };
  const next = nextOf(v);
  if (move.do === 'cardsharp' && next !== null && seen(v, next) === 'bang') return { because: 'away' };
  if (move.do === 'medium' || move.do === 'cardsharp') return unseen(v).of === 0 ? null : { because: 'look', ...unseen(v) };
  if (next === null) return null;
  const odds = believedAt(v, seat, next);
  if (move.do === 'nerves') return { because: 'nerves', ...odds, bullets: Math.min(mostBullets, v.open.bullets + 1), chambers };
  return move.do === 'panic' || move.do === 'hat' ? { because: move.do, ...odds } : null;
};
const ofSwap = (v: V, move: Move): Why | null => {
  const next = nextOf(v);
  if (next === null) return null;
  if (move.do === 'swap') return seen(v, next) === 'bang' ? { because: 'away' } : null;
  return seen(v, next) === 'click' ? { because: 'stays' } : null;
};

/** A Will is kept, or stops the card on top. */
const ofAnswer = (v: V, seat: Seat, isWill: boolean): Why | null => {
  const { card, whom } = v.open.pending.at(-1)!;
  const isAimed = whom === seat;
  if (isWill) return isAimed ? { because: 'aimed' } : card === 'misfire' ? { because: 'doomed' } : null;
  if (!isAimed) return { because: 'kept' };
  const next = nextOf(v);
  // The chamber that a Hat makes this seat open does not harm a player with a Misfire.
  const isCovered = card === 'hat' && next !== null && handOf(v, seat).includes('misfire');
  return isCovered ? { because: 'covered', ...believedAt(v, seat, next) } : null;
};

export const why = ({ view: v, seat, offers }: Thought<KindsOf<Bullets>>, move: Move): Why | null => {
  switch (offers.find(offer => offer.do === move.do)?.question) {
    case 'turn':
      return ofTurn(v, seat, move);
    case 'open':
      return { because: 'panic', ...believedAt(v, seat, Number(move['chamber'])) };
    case 'bang':
      return { because: move.do === 'misfire' ? 'saved' : 'out' };
    case 'answer':
      return ofAnswer(v, seat, move.do === 'will');
    case 'peek':
      return move.do === 'peek' && move['chamber'] === nextOf(v) ? { because: 'next' } : null;
    case 'swap':
      return ofSwap(v, move);
    default:
      // The reason for a stolen or fetched card is its effect when played.
      return move['card'] === 'misfire' ? { because: 'misfire' } : ofTurn(v, seat, { do: String(move['card']) });
  }
};
