/**
 * Proof that the shuffle was fair. Before anybody says that they are ready, the table publishes the hash of a secret. Every player's page adds
 * entropy of its own. The seed is the hash of all of it, so that neither side alone could choose it; when the game is over the secret is
 * told, and anybody can compute the seed, and with it every shuffle, again.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../kernel/seat.ts';
import type { Json } from '../kernel/secret.ts';
import type { Proof } from '../wire/protocol.ts';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const commitTo = (secret: string): string => hash(`sixgun secret ${secret}`);

export const seedFrom = ({ table, game, secret, entropy }: Omit<Proof, 'commitment'>): Seed => {
  const parts = entropy.toSorted((a, b) => a.seat - b.seat).map(({ seat, value }) => `${seat}=${value}`);
  return `fair:${hash(['sixgun seed', table, String(game), secret, ...parts].join(' '))}`;
};

/** Null when the seed is the one that was committed to; else what does not fit. */
export const proofFault = (proof: Json | undefined, seed: Seed): string | null => {
  const p = proof as unknown as Partial<Proof> | null | undefined;
  if (p === null || p === undefined) return 'the log carries no proof';
  const { table, game, commitment, secret, entropy } = p;
  if (
    typeof table !== 'string' ||
    typeof game !== 'number' ||
    typeof commitment !== 'string' ||
    typeof secret !== 'string' ||
    !Array.isArray(entropy)
  )
    return 'the proof is not whole';
  if (commitTo(secret) !== commitment) return 'the secret is not the one that was committed to';
  return seedFrom({ table, game, secret, entropy }) === seed
    ? null
    : 'the seed does not follow from the secret and the players’ entropy';
};
