/**
 * The numbers of Wright Brothers' Gang, each in one place: the rules count with them, and the rulebook, the cards and the lessons say them.
 */
import type { Millis } from '../../kernel/seat.ts';

/** The box (WB-65): what is printed on ordinary cards, and how often there is each card. */
export const numbers = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const highest = numbers.length;
export const copies = { ordinary: 7, joker: 6, miss: 3, swap: 3, sidekick: 2, warParty: 2, sheriff: 4 } as const;
export const ordinary = numbers.length * copies.ordinary;
export const combat = copies.joker + copies.miss;
export const events = copies.swap + copies.sidekick + copies.warParty;
export const special = combat + events;
export const box = ordinary + special + copies.sheriff;
export const withoutSheriffs = box - copies.sheriff;

export const players = { fewest: 2, most: 5 } as const;
/** Fewer fight duels (WB-42, WB-54). */
export const shootoutFor = 3;

/** WB-66: cards dealt to each, and set aside face down for two. WB-12: what is drawn up to, without a Sidekick. */
export const dealt = 6;
export const bonus = 3;
export const limit = dealt;
/** WB-66: the deck of a new round. */
export const deckFor = (players: number): number => box - players * dealt - (players < shootoutFor ? bonus : 0);
/** WB-70: cards that a Swap takes, and that go back. */
export const swapped = 2;
/** WB-42: the number of Sheriffs in the row from which any player may shoot; with the last of them no player is asked. */
export const enoughSheriffs = 2;

/** WB-6, WB-92. */
export const rounds = { min: 1, max: 12, default: 6 } as const;
/** WB-44, WB-58, WB-83: how long hands race after the cue. WB-59: how long after the reveal a hand is a mistake. */
export const race: Millis = 5000;
export const nerves: Millis = 2000;
/** WB-82: faster than this after the cue is a false start, which holds the hand. */
export { FASTEST as fastest, HOLD as hold } from '../../kernel/machine/false-start.ts';

/** WB-51: half, rounded up, down the ranking; WB-63: of two the winner takes all. What is left goes to nobody. */
export const halves = (loot: number, sharers: number, of: number): { readonly taken: readonly number[]; readonly left: number } => {
  const taken: number[] = [];
  let left = loot;
  for (let n = 0; n < sharers; n++) {
    const share = of < shootoutFor ? left : Math.ceil(left / 2);
    taken.push(share);
    left -= share;
  }
  return { taken, left };
};
/** The book's own example of a division: the loot, and how many share it (WB-51). */
export const example = { loot: 23, sharers: 3 } as const;
/** The book's own example of drawing: one card in hand, and these in the revolver (WB-69). */
export const refill = { hand: 1, revolver: 3 } as const;
