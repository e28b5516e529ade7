/** What a page saw and sent before the deal, and whether the proof that comes after the game keeps to it. */

import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { commitTo, pledgeOf, proofIn, unpledged } from './proof.ts';
import type { Proof, SeatPart } from './protocol.ts';

export interface DealEvidence {
  readonly table: string;
  readonly game: number;
  /** The hash of the secret, as the page saw it when it pledged. */
  readonly commitment: string;
  /** The page's own seat in that game and what it drew for it; null of a page that only watched. */
  readonly seat: Seat | null;
  readonly entropy: string | null;
  /** All pledges, as they were first shown after the own one; null until then. */
  readonly pledges: readonly SeatPart[] | null;
  /** How many starts of this game the page has seen: all but one were called off. */
  readonly starts: number;
  /** The cards were dealt before any pledges were shown. */
  readonly skipped?: true;
}

/** What was promised and what came: of the secret, of the list of pledges, of the page's own entropy, of another's, of the starts that were called off. */
export interface Breach {
  readonly what: 'secret' | 'pledges' | 'own' | 'entropy' | 'starts';
  /** Whose, where it is about one seat. */
  readonly seat: Seat | null;
  readonly promised: string;
  readonly came: string;
}
const NOTHING = '–';
const partOf = (parts: readonly SeatPart[], at: Seat): string => parts.find(({ seat }) => seat === at)?.value ?? NOTHING;
const breach = (what: Breach['what'], seat: Seat | null, promised: string, came: string): Breach => ({
  what,
  seat,
  promised,
  came,
});

/** The first seat whose value is another in these lists. */
const differing = (a: readonly SeatPart[], b: readonly SeatPart[]): Seat | null =>
  [...a, ...b].find(({ seat }) => partOf(a, seat) !== partOf(b, seat))?.seat ?? null;

/** Did the page see enough to tell? */
export const isTelling = (evidence: DealEvidence | null): evidence is DealEvidence =>
  evidence !== null && (evidence.pledges !== null || evidence.skipped === true);

/** Null when the proof keeps every promise that the page has seen. */
export const breachOf = (evidence: DealEvidence, proof: Proof): Breach | null => {
  const { table, game, commitment, seat: own, entropy, starts } = evidence;
  const shown = evidence.pledges ?? [];
  const told = proof.pledges ?? [];
  const came = commitTo(proof.secret);
  if (came !== commitment) return breach('secret', null, commitment, came);
  if (evidence.skipped === true || (told.length === 0) !== (shown.length === 0))
    return breach('pledges', own, NOTHING, partOf(told, own ?? 0));
  const other = differing(shown, told);
  if (other !== null) return breach('pledges', other, partOf(shown, other), partOf(told, other));
  if (own !== null && entropy !== null) {
    const mine = pledgeOf({ table, game, seat: own, entropy });
    if (partOf(shown, own) !== mine) return breach('pledges', own, mine, partOf(shown, own));
    if (partOf(proof.entropy, own) !== entropy) return breach('own', own, entropy, partOf(proof.entropy, own));
  }
  const broken = unpledged({ table, game, entropy: proof.entropy }, shown);
  if (broken !== null) {
    const value = partOf(proof.entropy, broken);
    const is = value === NOTHING ? NOTHING : pledgeOf({ table, game, seat: broken, entropy: value });
    return breach('entropy', broken, partOf(shown, broken), is);
  }
  const calledOff = proof.missed?.length ?? 0;
  return calledOff < starts - 1 ? breach('starts', null, String(starts - 1), String(calledOff)) : null;
};

/** The evidence that a saved log carries, if it is whole. */
export const evidenceIn = (seen: Json | undefined): DealEvidence | null => {
  const { seat, entropy, pledges, starts, skipped, ...rest } = (seen ?? {}) as { readonly [part: string]: unknown };
  // Its table, game, commitment and pledges are of the same form as a proof's.
  const form = proofIn({ ...rest, secret: '', entropy: [], ...(pledges === null ? {} : { pledges }) } as unknown as Json);
  if (form === null || pledges === undefined || typeof starts !== 'number') return null;
  const mine = typeof seat === 'number' && typeof entropy === 'string' ? { seat, entropy } : { seat: null, entropy: null };
  const { table, game, commitment } = form;
  return { table, game, commitment, ...mine, pledges: form.pledges ?? null, starts, ...(skipped === true ? { skipped } : {}) };
};
