/**
 * A bot's judgement of a table: McReady's chance of winning, from the dead and the likely results of the attacks to come.
 * McReady needs as many casualties as the gang has lives before the train leaves, and must not fail so often that the border is reached.
 */

import { cardsAt, facesAt } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardOf, type Place, type RevolverFace, rowCards, textsOf } from '../faces.ts';
import { limitOf, totalsAt } from '../numbers.ts';
import { columnOf, shows } from '../pieces.ts';
import type { Op } from '../vocabulary/effect.ts';
import { at, COLTY, MCREADY, type RevolverTable, rowOf } from '../zones.ts';

/** A bot's beliefs about the game, found by letting bots play each other. */
export interface Beliefs {
  /** Firepower that one turn adds to a column: of McReady's, of Colty's. */
  readonly posse: number;
  readonly guns: number;
  /** How far totals stray from what was expected. */
  readonly stray: number;
  /** What a card in hand is worth, in casualties: of itself, for its firepower, and less what it costs. */
  readonly card: number;
  readonly power: number;
  readonly price: number;
  /** What an action that kills is worth more than another card. */
  readonly killing: number;
  /** How much less each further card in hand is worth. */
  readonly crowd: number;
  /** How far the number of casualties, and of failures, strays from what was expected. */
  readonly lives: number;
  readonly border: number;
}

export const likely = (x: number): number => 1 / (1 + Math.exp(-x));

const kills = (ops: readonly Op[]): boolean => ops.some(op => op.op === 'kill');
const killers = new Map<RevolverFace, boolean>();
const isKiller = (face: RevolverFace): boolean => {
  const known = killers.get(face);
  if (known !== undefined) return known;
  const found = textsOf(face, 'play').some(({ effect }) => effect.on === 'play' && kills(effect.do));
  killers.set(face, found);
  return found;
};
/** What a card is worth in its player's hand. */
export const keeping = (face: RevolverFace, b: Beliefs): number => {
  const { firepower, cost } = cardOf(face);
  const price = (cost.discard ?? 0) + (cost.random ?? 0) + (cost.dollars ?? 0) / 2;
  const worth = b.card + b.power * (firepower ?? 2) - b.price * price + (isKiller(face) ? b.killing : 0);
  return Math.max(0.02, worth);
};
/** An unknown card. */
const unknown = (b: Beliefs): number => b.card + 2 * b.power - 0.7 * b.price;
/** What a hand is worth: the best card whole, each further one a little less, because a turn ends. */
const handOf = (t: RevolverTable, seat: Seat, me: Seat, b: Beliefs): number => {
  const worths = facesAt(t, at.hand(seat)).map(face => (seat === me ? keeping(face, b) : unknown(b)));
  worths.sort((x, y) => y - x);
  // The active player has drawn already; the other has not.
  const drawn = t.open.active === seat ? 2 * unknown(b) : 0;
  let sum = -drawn;
  let part = 1;
  for (const worth of worths) {
    sum += worth * part;
    part *= b.crowd;
  }
  return sum;
};

/** Places that Colty can still fill at a battlefield. */
const free = (t: RevolverTable, place: Place): number => {
  let taken = 0;
  for (const piece of columnOf(t, COLTY, place)) if (!shows(t, piece, 'no-limit')) taken++;
  return Math.max(0, limitOf(t, COLTY, place) - taken);
};
/** Firepower that McReady could still lay down this turn, at most. */
const within = (t: RevolverTable): number =>
  facesAt(t, at.hand(MCREADY)).reduce((sum, face) => sum + Math.max(0, cardOf(face).firepower ?? 0), 0);

interface Prospect {
  /** Attacks to come, and how many of them should succeed. */
  readonly attacks: number;
  readonly casualties: number;
}
export const prospectOf = (t: RevolverTable, me: Seat, b: Pick<Beliefs, 'posse' | 'guns' | 'stray'>): Prospect => {
  const row = rowOf(t);
  const now = row.indexOf(t.open.place);
  let attacks = 0;
  let casualties = 0;
  for (let i = now; i < row.length; i++) {
    const place = row[i]!;
    const here = i === now;
    const { mcready, colty } = totalsAt(t, place);
    const lead = mcready - colty;
    const room = free(t, place);
    const left = rowCards[place].spaces - (here ? t.open.space - 1 : 0);
    const attacking = here && t.open.active === MCREADY;
    for (let k = 0; k < left; k++) {
      attacks++;
      if (k === 0 && attacking && me === MCREADY) {
        // It is decided this very turn: the firepower that is missing must be in McReady's own hand.
        if (lead > 0) casualties++;
        else if (lead + within(t) > 0) casualties += 0.45 * Math.exp((lead - 1) / 2.5);
        continue;
      }
      const mcreadyTurns = k + 1;
      const coltyTurns = attacking ? k : k + 1;
      const posse = b.posse * mcreadyTurns ** 0.8;
      const guns = b.guns * Math.min(coltyTurns, room);
      casualties += likely((lead - 0.5 + posse - guns) / b.stray);
    }
  }
  return { attacks, casualties };
};

/** The number of hits until no member of the gang is left. */
export const livesOf = (t: RevolverTable): number => {
  let lives = cardsAt(t, at.gang).length + (t.open.hostage === null || t.open.hostage === 'creek' ? 0 : 1);
  for (const on of t.open.tokens) if (on.row === 'gang') lives += on.grit;
  return lives;
};

/** McReady's chance of winning, as `me` sees it. */
export const chanceOf = (t: RevolverTable, me: Seat, b: Beliefs): number => {
  if (t.open.winner !== null) return t.open.winner === MCREADY ? 1 : 0;
  const { attacks, casualties } = prospectOf(t, me, b);
  const ends = Math.min(1, attacks / 4);
  const hands = (handOf(t, MCREADY, me, b) - handOf(t, COLTY, me, b)) * ends;
  const fails = attacks - casualties - hands;
  return likely((casualties + hands - livesOf(t)) / b.lives) * likely((t.open.border - 0.5 - fails) / b.border);
};
