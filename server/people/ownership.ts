/**
 * Ownership of a guest. A cookie identifies the guest; a recovery code or a passkey proves ownership. Cookies can be stolen,
 * so one rule decides what each of these can do: **a proof voids what is as old as itself or younger, and never what is older.** The first
 * code has rank 0. A thing made with a proof has the rank of that proof; one made with a cookie alone is younger than all others. So a
 * thief with a cookie can make proofs, but none that affects the owner's, and the owner's remove all of the thief's.
 */
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Claims, NewPasskey, StoredPasskey } from '../store/shape/guests.ts';
import type { Instant } from '../store/shape/values.ts';
import type { Store } from '../store/store.ts';
import type { Sealed } from './identity.ts';

/** A proof that was shown: the hash of a code, or a passkey with a valid signature. */
export type ShownProof = { readonly code: string } | { readonly passkey: string };

/** The most that one guest may have. */
export const MOST_PASSKEYS = 10;
export const MOST_CODES = 10;
/** How long an owner has to come back after a deletion request without the oldest proof. */
export const REPENTANCE = 7 * 24 * 60 * 60 * 1000;

const ranksOf = ({ codes, passkeys }: Claims): number[] => [...codes, ...passkeys].map(({ rank }) => rank);
/** The rank of a proof; without one, the youngest of all. */
const standing = (held: Claims, proof: ShownProof | null): number | Refusal => {
  if (proof === null) return Math.max(...ranksOf(held)) + 1;
  const found =
    'code' in proof ? held.codes.find(({ hash }) => hash === proof.code) : held.passkeys.find(({ id }) => id === proof.passkey);
  return found?.rank ?? refusals.noProof;
};
/** The rule. */
const voids = (by: number, { rank }: { readonly rank: number }): boolean => by <= rank;

/** Changing credentials requires a proof, except where the guest only has a code, which few keep. */
const changing = (held: Claims, proof: ShownProof | null): number | Refusal =>
  proof === null && held.passkeys.length > 0 ? refusals.noProof : standing(held, proof);

export class Ownership {
  readonly #claims: Store['claims'];

  constructor({ claims }: Pick<Store, 'claims'>) {
    this.#claims = claims;
  }
  /** Makes a new code with this hash. Codes voided by the proof are gone; the others stay valid. */
  async newCode(who: Sealed, hash: string, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => {
      const by = changing(held, proof);
      if (typeof by !== 'number') return by;
      const codes = [...held.codes.filter(code => !voids(by, code)), { hash, rank: by }];
      return codes.length > MOST_CODES ? refusals.tooManyCodes : { ...held, codes };
    });
  }
  /** Checks, before a device is asked, whether the passkey could be added. */
  async mayAdd(who: Sealed, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => withPasskey(held, null, proof));
  }
  async addPasskey(who: Sealed, passkey: NewPasskey, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => withPasskey(held, passkey, proof));
  }
  async removePasskey(who: Sealed, id: string, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => {
      const removed = held.passkeys.find(passkey => passkey.id === id);
      if (removed === undefined) return refusals.noPasskey;
      const by = changing(held, proof);
      if (typeof by !== 'number') return by;
      return voids(by, removed) ? { ...held, passkeys: held.passkeys.filter(passkey => passkey !== removed) } : refusals.older;
    });
  }
  /** Voids every cookie; with a proof, every code and passkey younger than it too. */
  async signOutEverywhere(who: Sealed, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => {
      const by = standing(held, proof);
      if (typeof by !== 'number') return by;
      const stays = ({ rank }: { readonly rank: number }): boolean => rank <= by;
      return { ...held, epoch: held.epoch + 1, codes: held.codes.filter(stays), passkeys: held.passkeys.filter(stays) };
    });
  }
  /**
   * Deletes everything. With an oldest proof this happens at once (returns null). Otherwise all are signed out, and
   * it happens at the returned moment, unless the owner has come back with a code or a passkey by then.
   */
  async forgetAt(who: Sealed, proof: ShownProof | null, now: Instant): Promise<Instant | Refusal | null> {
    let at: Instant | null = null;
    const refused = await this.#change(who, held => {
      const by = changing(held, proof);
      if (typeof by !== 'number') return by;
      at = Math.min(...ranksOf(held)) < by ? now + REPENTANCE : null;
      return at === null ? held : { ...held, epoch: held.epoch + 1, forgetAt: at };
    });
    return refused ?? at;
  }
  /** The owner has come back with a code or a passkey: cancels the deletion. */
  async returned(id: string): Promise<void> {
    await this.#claims.change(id, held => ({ ...held, forgetAt: null }));
  }
  /** Only for a caller whose cookie is still valid. */
  async #change({ id, epoch }: Sealed, how: (held: Claims) => Claims | Refusal): Promise<Refusal | null> {
    const changed = await this.#claims.change(id, held => (held.epoch === epoch ? how(held) : refusals.stranger));
    if (changed === 'in use') return refusals.badPasskey;
    return changed !== null && isRefusal(changed) ? changed : null;
  }
}

/** With a null passkey, only checks whether one could be added. */
const withPasskey = (held: Claims, passkey: NewPasskey | null, proof: ShownProof | null): Claims | Refusal => {
  const rank = changing(held, proof);
  if (typeof rank !== 'number') return rank;
  if (held.passkeys.length >= MOST_PASSKEYS) return refusals.tooManyPasskeys;
  const passkeys: readonly StoredPasskey[] = passkey === null ? held.passkeys : [...held.passkeys, { ...passkey, rank }];
  return { ...held, passkeys };
};
