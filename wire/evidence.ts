/** What a page saw and sent before the deal, and whether the proof after the game agrees with it. */

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
  /** The number of starts the page has seen since it last saw a game end at this table: all but one were called off. */
  readonly starts: number;
  /** Those of them that the proof need not name: the page was away and another game was next, or the table called the game off. */
  readonly unknown?: number;
  /** The cards were dealt before any pledges were shown. */
  readonly skipped?: true;
  /** What was shown of a start while the page, which had pledged before, was no longer ready. */
  readonly watched?: DealPromises;
  /** The page saw the game begin, connected without a break since it was shown the pledges. */
  readonly begun?: true;
  /** The page's seat in the game, null where it watched; absent until the game was seen. */
  readonly sat?: Seat | null;
  /** The page saw a game end at this table afterwards: counting restarts. */
  readonly ended?: true;
}
/** What a server promises before the deal. */
export interface DealPromises {
  readonly commitment: string;
  readonly pledges: readonly SeatPart[];
}

/** The number of called-off starts of one game named in its proof: the last ones. */
export const MOST_MISSED = 50;

/**
 * The subject of a broken promise: the proven game, the secret, the list of pledges, the page's own entropy, another's, or the called-off
 * starts.
 */
export interface Breach {
  readonly what: 'proof' | 'secret' | 'pledges' | 'own' | 'entropy' | 'starts';
  /** The seat concerned, if only one. */
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

/** The first seat whose value differs between these lists. */
const differing = (a: readonly SeatPart[], b: readonly SeatPart[]): Seat | null =>
  [...a, ...b].find(({ seat }) => partOf(a, seat) !== partOf(b, seat))?.seat ?? null;

/** The result of the comparison: every promise the page has seen was kept, or not; or it has not seen enough. */
export type DealFinding =
  | { readonly is: 'kept'; readonly starts: number; readonly unknown: number }
  | { readonly is: 'broken'; readonly breach: Breach }
  /** The page did not see the start. */
  | { readonly is: 'unseen' }
  /** The page had pledged for its seat but was never asked to reveal: another page of the same guest was, or none. */
  | { readonly is: 'unasked' };

/** The relevant promises: a guest who did not play has only watched, whatever they had pledged before. */
export const promisedTo = (seen: DealEvidence): DealEvidence =>
  seen.sat != null || seen.watched === undefined ? seen : { ...seen, ...seen.watched, seat: null, entropy: null };
/** Did the page see the promises for the seat it played? */
const isTelling = ({ sat, entropy, pledges, skipped }: DealEvidence): boolean =>
  skipped === true || (pledges !== null && (sat == null || entropy !== null));

/** Does the proof keep every promise the page has seen? A null proof: the game is over without one. */
export const foundBy = (evidence: DealEvidence | null, proof: Proof | null): DealFinding => {
  if (evidence === null) return { is: 'unseen' };
  const seen = promisedTo(evidence);
  const untold: DealFinding = { is: seen.sat != null && seen.entropy !== null ? 'unasked' : 'unseen' };
  if (!isTelling(seen)) return untold;
  const breach = proof === null ? otherProof(seen, NOTHING) : breachOf(seen, proof);
  if (breach === null) return { is: 'kept', starts: seen.starts, unknown: seen.unknown ?? 0 };
  // The start it saw may have been called off, and a later one missed.
  const isOlder = seen.begun !== true && seen.skipped !== true && proof !== null && missedIn(proof) > due(seen);
  return isOlder ? untold : { is: 'broken', breach };
};
const missedIn = ({ missed = [] }: Proof): number => missed.length;
/** The number of starts that the proof must name as called off, by what the page saw. */
const due = ({ starts, unknown = 0 }: DealEvidence): number => Math.min(MOST_MISSED, starts - unknown - 1);
const otherProof = ({ table, game }: DealEvidence, came: string): Breach => breach('proof', null, `${table} ${game}`, came);

const breachOf = (seen: DealEvidence, proof: Proof): Breach | null => {
  const { table, game, commitment, seat: own, entropy, sat = null } = seen;
  if (proof.table !== table || proof.game !== game) return otherProof(seen, `${proof.table} ${proof.game}`);
  const shown = seen.pledges ?? [];
  const told = proof.pledges ?? [];
  const came = commitTo(proof.secret);
  if (came !== commitment) return breach('secret', null, commitment, came);
  if (seen.skipped === true || (told.length === 0) !== (shown.length === 0))
    return breach('pledges', own, NOTHING, partOf(told, own ?? 0));
  const other = differing(shown, told);
  if (other !== null) return breach('pledges', other, partOf(shown, other), partOf(told, other));
  if (own !== null && entropy !== null) {
    const mine = pledgeOf({ table, game, seat: own, entropy });
    if (partOf(shown, own) !== mine) return breach('pledges', own, mine, partOf(shown, own));
    if (partOf(proof.entropy, own) !== entropy) return breach('own', own, entropy, partOf(proof.entropy, own));
    if (sat !== null && sat !== own) return breach('pledges', sat, mine, partOf(shown, sat));
  }
  const broken = unpledged({ table, game, entropy: proof.entropy }, shown);
  if (broken !== null) {
    const value = partOf(proof.entropy, broken);
    const is = value === NOTHING ? NOTHING : pledgeOf({ table, game, seat: broken, entropy: value });
    return breach('entropy', broken, partOf(shown, broken), is);
  }
  return missedIn(proof) < due(seen) ? breach('starts', null, String(due(seen)), String(missedIn(proof))) : null;
};

/** The evidence carried by a saved log, if complete. */
export const evidenceIn = (seen: Json | undefined): DealEvidence | null => {
  const parts = (seen ?? {}) as { readonly [part: string]: unknown };
  const { seat, entropy, pledges, starts, unknown, skipped, watched, begun, sat, ...rest } = parts;
  // Its table, game, commitment and pledges have the same form as a proof's.
  const formOf = (more: object) => proofIn({ ...rest, secret: '', entropy: [], ...more } as unknown as Json);
  const form = formOf(pledges === null ? {} : { pledges });
  const beside = watched === undefined ? undefined : formOf(watched as object);
  if (form === null || pledges === undefined || typeof starts !== 'number' || beside === null) return null;
  const mine = typeof seat === 'number' && typeof entropy === 'string' ? { seat, entropy } : { seat: null, entropy: null };
  const { table, game, commitment } = form;
  return {
    ...{ table, game, commitment, ...mine, pledges: form.pledges ?? null, starts },
    ...(typeof unknown === 'number' ? { unknown } : {}),
    ...(skipped === true ? { skipped } : {}),
    ...(beside?.pledges === undefined ? {} : { watched: { commitment: beside.commitment, pledges: beside.pledges } }),
    ...(begun === true ? { begun } : {}),
    ...(sat === null || typeof sat === 'number' ? { sat } : {}),
  };
};
