/** Where cards lie, and the other public facts: the shape of this game's table. */

import type { Frame, Shape, Table } from '../../kernel/cards/table.ts';
import type { NoParts } from '../../kernel/cards/tells.ts';
import { furnish, own, pile } from '../../kernel/cards/zones.ts';
import { language } from '../../kernel/machine/language.ts';
import type { SeatAnswers } from '../../kernel/machine/script.ts';
import type { ConfigOf } from '../../kernel/options.ts';
import type { CardId } from '../../kernel/sealed.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { events, type WrightFace } from './faces.ts';
import { numbers, players, rounds } from './figures.ts';

export type { WrightFace } from './faces.ts';

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
export const room = furnish(zones, players.most);
export const { at } = room;

export const options = {
  rounds: { kind: 'number', ...rounds },
  tie: { kind: 'choice', of: ['shared', 'extra-round'], default: 'shared' },
  race: { kind: 'choice', of: ['reflex', 'draw'], default: 'reflex' },
  duelCards: { kind: 'choice', of: ['loot', 'hand', 'deck'], default: 'loot' },
  falseTie: { kind: 'choice', of: ['innocent', 'first-hand'], default: 'innocent' },
  first: { kind: 'seat', default: null },
} as const;

/** Why a round ended: a called shoot-out, the fourth sheriff, a duel that was real, or a hand that should have stayed off the pile. */
export type WrightEnding = 'shoot-out' | 'fourth-sheriff' | 'duel' | 'false-slap';
export type Round = {
  readonly ending: WrightEnding;
  /** The hands from the lowest in the pile to the last, and what each seat took. */
  readonly hands: readonly Seat[];
  readonly shares: readonly number[];
};
export type WrightOpen = {
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  /** Turns in a row that were passed without a card being drawn (WB-79). */
  readonly passes: number;
  /** A round is a heist, until hands race for the pile; then its loot is divided. */
  readonly stage: 'heist' | 'showdown' | 'division';
  /** Set when the heist is over. */
  readonly ending: WrightEnding | null;
  /** Whose hand is first by right, having called the shoot-out. */
  readonly starter: Seat | null;
  /** The hands in finishing order, once the race is judged. */
  readonly hands: readonly Seat[];
  readonly score: readonly number[];
  readonly rounds: readonly Round[];
};
export const copyOpen = ({
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
}: WrightOpen): WrightOpen => ({
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

export type WrightTells = {
  readonly round: { readonly round: number; readonly first: Seat };
  readonly passed: { readonly seat: Seat };
  readonly deadlock: NoParts;
  readonly 'shoot-out': { readonly seat: Seat };
  readonly 'fourth-sheriff': NoParts;
  readonly duel: { readonly seat: Seat };
  /** What the challenger's card was worth, and the other. */
  readonly 'duel-off': { readonly values: readonly [number, number] };
  readonly 'false-slap': { readonly seat: Seat; readonly values: readonly [number, number] };
  readonly hands: { readonly hands: readonly Seat[]; readonly missing: readonly Seat[] };
  readonly missed: { readonly seat: Seat; readonly whom: Seat };
  /** Who shares in the loot, best first; what each seat takes; who was left out. */
  readonly ranked: {
    readonly ranking: readonly Seat[];
    readonly shares: readonly number[];
    readonly loot: number;
    readonly out: readonly Seat[];
  };
};
export interface Wright extends Shape {
  readonly zones: typeof zones;
  readonly face: WrightFace;
  readonly open: WrightOpen;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
  readonly tells: WrightTells;
}
export type WrightTable = Table<Wright>;
/** What scripts remember, by name: each of them some of it. */
type WrightNotes = {
  /** The action of a turn, and the move that set off what it does. */
  readonly action: SeatAnswers;
  readonly move: Move;
  /** A Swap: the cards taken, and the answer that gives as many. */
  readonly taken: readonly CardId[];
  readonly given: SeatAnswers;
  /** Who has said that they are ready; the hands that came down, first to last. */
  readonly ready?: SeatAnswers;
  readonly hands: readonly Seat[];
  /** Whose Miss is fired, and where it was aimed. */
  readonly shooter: Seat;
  readonly aim: SeatAnswers;
};
export type WrightFrame = Frame<WrightNotes>;
export const { act, answer, ask, call, cause, does, each, loop, race, script, standing, top, verb, when } = language<
  Wright,
  WrightNotes
>();

/** All seats clockwise, this one first. */
export const clockwiseFrom = (t: WrightTable, seat: Seat): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < t.seats; i++) seats.push((seat + i) % t.seats);
  return seats;
};
