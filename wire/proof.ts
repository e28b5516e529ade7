/**
 * Proof that the shuffle was fair. The table publishes the hash of a secret before any player is ready; every page draws entropy and sends
 * only its hash, its pledge; once all pledges are published, the pages reveal. The seed is the hash of all of it, so no side could choose
 * it: each committed before seeing the others' values. When the game is over the secret is published, and any player can recompute the
 * seed, and with it every shuffle.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../kernel/json.ts';
import type { Seat, Seed } from '../kernel/seat.ts';
import type { Proof, SeatPart } from './protocol.ts';

export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const commitTo = (secret: string): string => hash(`sixgun secret ${secret}`);

export interface Pledged {
  readonly table: string;
  readonly game: number;
  readonly seat: Seat;
  readonly entropy: string;
}
/** It includes table, game and seat: a pledge is useless to another seat. */
export const pledgeOf = ({ table, game, seat, entropy }: Pledged): string =>
  hash(`sixgun entropy ${table} ${game} ${seat} ${entropy}`);

export const seedFrom = ({ table, game, secret, entropy }: Pick<Proof, 'table' | 'game' | 'secret' | 'entropy'>): Seed => {
  const parts = entropy.toSorted((a, b) => a.seat - b.seat).map(({ seat, value }) => `${seat}=${value}`);
  return `fair:${hash(['sixgun seed', table, String(game), secret, ...parts].join(' '))}`;
};

/** The first seat whose entropy differs from its pledge, or that has only one of the two; null when all match. */
export const unpledged = (
  { table, game, entropy }: Pick<Proof, 'table' | 'game' | 'entropy'>,
  pledges: readonly SeatPart[],
): Seat | null => {
  const stray = entropy.find(
    ({ seat }, i) => pledges.every(each => each.seat !== seat) || entropy.findIndex(each => each.seat === seat) !== i,
  );
  if (stray !== undefined) return stray.seat;
  const broken = pledges.find(({ seat, value }) => {
    const came = entropy.find(each => each.seat === seat);
    return came === undefined || pledgeOf({ table, game, seat, entropy: came.value }) !== value;
  });
  return broken?.seat ?? null;
};

const isPart = (x: unknown): x is SeatPart =>
  typeof x === 'object' && x !== null && 'seat' in x && typeof x.seat === 'number' && 'value' in x && typeof x.value === 'string';
const areParts = (x: unknown): x is readonly SeatPart[] => Array.isArray(x) && x.every(isPart);
/** The proof of a log, if complete. */
export const proofIn = (proof: Json | undefined): Proof | null => {
  const { table, game, commitment, secret, entropy, pledges, missed } = (proof ?? {}) as { readonly [part: string]: unknown };
  if (typeof table !== 'string' || typeof game !== 'number' || typeof commitment !== 'string' || typeof secret !== 'string')
    return null;
  if (!areParts(entropy) || (pledges !== undefined && !areParts(pledges))) return null;
  if (missed !== undefined && !(Array.isArray(missed) && missed.every(Array.isArray))) return null;
  return {
    ...{ table, game, commitment, secret, entropy },
    ...(pledges === undefined ? {} : { pledges }),
    ...(missed === undefined ? {} : { missed: missed as readonly (readonly string[])[] }),
  };
};

/** Null when the proof is consistent with the seed and itself; otherwise what does not match. */
export const proofFault = (given: Json | undefined, seed: Seed): string | null => {
  if (given === null || given === undefined) return 'the log carries no proof';
  const proof = proofIn(given);
  if (proof === null) return 'the proof is not whole';
  if (commitTo(proof.secret) !== proof.commitment) return 'the secret is not the one that was committed to';
  const seat = proof.pledges === undefined ? null : unpledged(proof, proof.pledges);
  if (seat !== null) return `the entropy of seat ${seat + 1} is not what it had pledged`;
  return seedFrom(proof) === seed ? null : 'the seed does not follow from the secret and the players’ entropy';
};
