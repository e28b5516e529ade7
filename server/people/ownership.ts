/**
 * Who owns a guest. A cookie says who is here; that the guest is theirs they prove with a recovery code or a passkey. Cookies can be stolen,
 * so one rule decides what each of these is worth: **a proof voids what is as old as itself or younger, and never what is older.** The first
 * code has rank 0. What is made with a proof has the rank of that proof; what is made with a cookie alone is younger than all there is. So a
 * thief with a cookie can make proofs, but none that touches those of the owner, and the owner's remove all of the thief's.
 */
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { refusals } from '../../wire/refusals.ts';
import type { Claims, NewPasskey, StoredPasskey } from '../store/shape/guests.ts';
import type { Instant } from '../store/shape/values.ts';
import type { Store } from '../store/store.ts';
import type { Sealed } from './identity.ts';

/** What somebody has shown: the hash of a code, or a passkey whose signature was found good. */
export type ShownProof = { readonly code: string } | { readonly passkey: string };

/** As many as one guest may have. */
export const MOST_PASSKEYS = 10;
export const MOST_CODES = 10;
/** How long an owner has to come back when somebody who has not shown the oldest proof wants all to be deleted. */
export const REPENTANCE = 7 * 24 * 60 * 60 * 1000;

const ranksOf = ({ codes, passkeys }: Claims): number[] => [...codes, ...passkeys].map(({ rank }) => rank);
/** How old a proof is; without one nobody is younger. */
const standing = (held: Claims, proof: ShownProof | null): number | Refusal => {
  if (proof === null) return Math.max(...ranksOf(held)) + 1;
  const found =
    'code' in proof ? held.codes.find(({ hash }) => hash === proof.code) : held.passkeys.find(({ id }) => id === proof.passkey);
  return found?.rank ?? refusals.noProof;
};
/** The rule. */
const voids = (by: number, { rank }: { readonly rank: number }): boolean => by <= rank;

/** To change who can come back takes a proof, except where only a code has been given out, which few keep. */
const changing = (held: Claims, proof: ShownProof | null): number | Refusal =>
  proof === null && held.passkeys.length > 0 ? refusals.noProof : standing(held, proof);

export class Ownership {
  readonly #claims: Store['claims'];

  constructor({ claims }: Pick<Store, 'claims'>) {
    this.#claims = claims;
  }
  /** A new code with this hash. Codes that the proof voids are gone; the others bring their guest back as before. */
  async newCode(who: Sealed, hash: string, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => {
      const by = changing(held, proof);
      if (typeof by !== 'number') return by;
      const codes = [...held.codes.filter(code => !voids(by, code)), { hash, rank: by }];
      return codes.length > MOST_CODES ? refusals.tooManyCodes : { ...held, codes };
    });
  }
  /** Says before a device is asked what would be said afterwards. */
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
  /** Every cookie is worth nothing from now on; with a proof, every code and passkey that is younger than it too. */
  async signOutEverywhere(who: Sealed, proof: ShownProof | null): Promise<Refusal | null> {
    return this.#change(who, held => {
      const by = standing(held, proof);
      if (typeof by !== 'number') return by;
      const stays = ({ rank }: { readonly rank: number }): boolean => rank <= by;
      return { ...held, epoch: held.epoch + 1, codes: held.codes.filter(stays), passkeys: held.passkeys.filter(stays) };
    });
  }
  /**
   * All is to be deleted. With a proof than which none is older that is done at once (null is answered). Otherwise nobody is in any more, and
   * it is done at the moment that is answered, unless somebody has come back with a code or a passkey by then.
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
  /** Somebody has come back with a code or a passkey: nothing is deleted. */
  async returned(id: string): Promise<void> {
    await this.#claims.change(id, held => ({ ...held, forgetAt: null }));
  }
  /** Only for a caller whose cookie is still good. */
  async #change({ id, epoch }: Sealed, how: (held: Claims) => Claims | Refusal): Promise<Refusal | null> {
    const changed = await this.#claims.change(id, held => (held.epoch === epoch ? how(held) : refusals.stranger));
    if (changed === 'in use') return refusals.badPasskey;
    return changed !== null && isRefusal(changed) ? changed : null;
  }
}

/** Null: as it would be. */
const withPasskey = (held: Claims, passkey: NewPasskey | null, proof: ShownProof | null): Claims | Refusal => {
  const rank = changing(held, proof);
  if (typeof rank !== 'number') return rank;
  if (held.passkeys.length >= MOST_PASSKEYS) return refusals.tooManyPasskeys;
  const passkeys: readonly StoredPasskey[] = passkey === null ? held.passkeys : [...held.passkeys, { ...passkey, rank }];
  return { ...held, passkeys };
};
