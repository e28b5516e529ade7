/** The cylinder: shuffling it, laying it out by hand, and opening a chamber. */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt, countAt, faceOf, facesAt } from '../../../kernel/cards/table.ts';
import type { CardId } from '../../../kernel/sealed.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { after, chamberNumbers, loaded } from '../numbers.ts';
import { at, type Bullets, type BulletsFace, type BulletsTable, chamberAt } from '../zones.ts';

const quiet = { quiet: true } as const;
const inBox = (d: Dealer<Bullets>, face: 'click' | 'bang'): CardId[] =>
  cardsAt(d.table, at.box).filter(id => faceOf(d.table, id) === face);
/** Shuffled like this, nobody knows which card lies in which of these chambers. */
const load = (d: Dealer<Bullets>, cards: readonly CardId[], into: readonly number[]): void => {
  d.move(cards, at.box, at.loading, quiet);
  d.shuffle(at.loading);
  for (const n of into) d.move(cardsAt(d.table, at.loading).slice(0, 1), at.loading, chamberAt(n), quiet);
};

/** SB-2, SB-4: all six are gathered, this number of them Bang!, shuffled and laid out shut; earlier knowledge is void. */
export const reload = (d: Dealer<Bullets>, bullets: number): void => {
  for (const n of chamberNumbers) d.move(cardsAt(d.table, chamberAt(n)), chamberAt(n), at.box, quiet);
  load(d, [...inBox(d, 'bang').slice(0, bullets), ...inBox(d, 'click').slice(0, chamberNumbers.length - bullets)], chamberNumbers);
  d.open({ bullets, opened: chamberNumbers.map(() => false), looked: chamberNumbers.map(() => []), last: null });
  d.say('reloaded', { bullets });
};

/**
 * A cylinder laid out by hand: a chamber without a card gets a Click (or a Bang!, once the Clicks are used up), the tokens follow the
 * bullets, and what is said to be open is known to all. If nothing was laid out, it is loaded with as many bullets as there are tokens.
 */
export const layCylinder = (d: Dealer<Bullets>): void => {
  const { opened, bullets } = d.table.open;
  const bare = chamberNumbers.filter(n => countAt(d.table, chamberAt(n)) === 0);
  if (bare.length === chamberNumbers.length) reload(d, bullets);
  else for (const n of bare) load(d, [...inBox(d, 'click'), ...inBox(d, 'bang')].slice(0, 1), [n]);
  for (const n of chamberNumbers) {
    if (opened[n - 1]) d.reveal(cardsAt(d.table, chamberAt(n)), chamberAt(n));
    for (const seat of d.table.open.looked[n - 1]!) d.look(seat, cardsAt(d.table, chamberAt(n)), chamberAt(n));
  }
  d.open({
    bullets: chamberNumbers.filter(n => isBang(d.table, n)).length,
    opened,
    last: chamberNumbers.find(n => opened[n - 1] && !opened[after(n) - 1]) ?? null,
  });
};

/** SB-40: what is there is told to one player alone; that they looked is seen by all. */
export const lookInto = (d: Dealer<Bullets>, seat: Seat, chamber: number): void => {
  const { looked } = d.table.open;
  const before = looked[chamber - 1]!;
  if (!before.includes(seat)) d.open({ looked: looked.with(chamber - 1, [...before, seat]) });
  d.look(seat, cardsAt(d.table, chamberAt(chamber)), chamberAt(chamber));
};
/** SB-24: two cards change places unseen, and knowledge of either goes with it: all are told which card goes where. */
export const swapChambers = (d: Dealer<Bullets>, seat: Seat, chambers: readonly [number, number]): void => {
  const [a, b] = chambers;
  const [one, other] = [cardsAt(d.table, chamberAt(a)).slice(), cardsAt(d.table, chamberAt(b)).slice()];
  const { looked } = d.table.open;
  d.open({ looked: looked.with(a - 1, looked[b - 1]!).with(b - 1, looked[a - 1]!) });
  d.move(one, chamberAt(a), chamberAt(b));
  d.move(other, chamberAt(b), chamberAt(a));
  d.say('swapped', { seat, chambers });
};

export const openChamber = (d: Dealer<Bullets>, seat: Seat, chamber: number): void => {
  d.open({ phase: 'opened', last: chamber });
  d.say('opened', { seat, chamber });
  d.reveal(cardsAt(d.table, chamberAt(chamber)), chamberAt(chamber));
  d.open({ opened: d.table.open.opened.with(chamber - 1, true) });
};
const faceIn = (t: BulletsTable, chamber: number): BulletsFace => facesAt(t, chamberAt(chamber))[0]!;
const isBang = (t: BulletsTable, chamber: number): boolean => faceIn(t, chamber) === 'bang';
export const openedIsBang = (t: BulletsTable): boolean => t.open.last !== null && isBang(t, t.open.last);
/** SB-5: every Bang! lies open. */
export const spent = (t: BulletsTable): boolean => loaded(t, n => faceIn(t, n)) === 0;
