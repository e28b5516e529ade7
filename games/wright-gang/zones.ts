/** Where cards lie, and what else everybody can see: the shape of this game's table. */
import type { ConfigOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Shape, Table } from '../../kernel/table.ts';
import { furnish, own, pile } from '../../kernel/zones.ts';

export const numbers = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const events = ['swap', 'sidekick', 'war-party'] as const;
export type Face = (typeof numbers)[number] | (typeof events)[number] | 'joker' | 'miss' | 'sheriff';

const noSheriff = ['sheriff'] as const;
const zones = {
  deck: pile('nobody'), // the first is the top
  hand: own('owner', { never: noSheriff }),
  revolver: own('owner', { never: [...noSheriff, ...events] }),
  loot: pile('all', { order: 'free', never: noSheriff }),
  sheriffs: pile('all', { order: 'free', never: [...numbers, ...events, 'joker', 'miss'] }),
  sidekicks: own('all', { never: [...numbers, 'joker', 'miss', 'swap', 'war-party', 'sheriff'] }),
  played: pile('all', { never: noSheriff }), // the event being carried out
  bonus: pile('nobody', { order: 'free', never: noSheriff }),
  duel: own('nobody', { never: noSheriff }),
  cancelled: own('all', { never: noSheriff }), // by a Miss: out of the comparison
  won: own('all', { never: noSheriff }),
} as const;
export const room = furnish(zones, 5);
export const { at } = room;

export const options = {
  rounds: { kind: 'number', min: 1, max: 12, default: 6 },
  tie: { kind: 'choice', of: ['shared', 'extra-round'], default: 'shared' },
  race: { kind: 'choice', of: ['reflex', 'draw'], default: 'reflex' },
  duelCards: { kind: 'choice', of: ['loot', 'hand', 'deck'], default: 'loot' },
  first: { kind: 'seat', default: null },
} as const;

/** Why a round ended: a called shoot-out, the fourth sheriff, a duel that was real, or a hand that should have stayed off the pile. */
export type Ending = 'shoot-out' | 'fourth-sheriff' | 'duel' | 'false-slap';
export type Round = {
  readonly ending: Ending;
  /** The hands from the lowest in the pile to the last, and what each seat took. */
  readonly hands: readonly Seat[];
  readonly shares: readonly number[];
};
export type Open = {
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Turns in a row that were passed without a card being drawn (WB-79). */
  readonly passes: number;
  /** A round is a heist, until hands race for the pile; then its loot is divided. */
  readonly stage: 'heist' | 'showdown' | 'division';
  /** Set when the heist is over. */
  readonly ending: Ending | null;
  /** Whose hand is first by right, having called the shoot-out. */
  readonly starter: Seat | null;
  /** The hands in finishing order, once they are known. */
  readonly hands: readonly Seat[];
  readonly score: readonly number[];
  readonly rounds: readonly Round[];
};
export const copyOpen = ({ round, first, active, passes, stage, ending, starter, hands, score, rounds }: Open): Open => ({
  round,
  first,
  active,
  passes,
  stage,
  ending,
  starter,
  hands,
  score,
  rounds,
});

export interface Wright extends Shape {
  readonly zones: typeof zones;
  readonly face: Face;
  readonly open: Open;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
}
export type T = Table<Wright>;

/** All seats clockwise, this one first. */
export const clockwiseFrom = (t: T, seat: Seat): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < t.seats; i++) seats.push((seat + i) % t.seats);
  return seats;
};
