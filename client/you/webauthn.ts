/** Passkeys in this browser: their obstacles, and the two things a guest can do with one. */
import type { Signal } from '@preact/signals';
import { askServer, type Reply } from '../line/api.ts';
import type { GuestView } from './people.ts';

/** The server's data about a passkey. */
export interface PasskeyView {
  readonly id: string;
  /** The origin of the site that it was made for, or its name. */
  readonly site: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
/** `declined` when the owner or the device did not want to, `had` when the device has one for this guest already. */
type Signed<Value> = Reply<Value> | { readonly is: 'declined' } | { readonly is: 'had' };

/** A bare number, as machines without a name have for an address. */
const NUMBERS = /^[\d.]+$|^\[/;
/** Browsers allow passkeys only on secure pages, and only for named hosts. */
export const passkeyHindrance = (): 'address' | 'browser' | null => {
  if (!isSecureContext || NUMBERS.test(location.hostname)) return 'address';
  const hasThem = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return hasThem ? null : 'browser';
};

export const listPasskeys = async (list: Signal<readonly PasskeyView[]>): Promise<void> => {
  const reply = await askServer<{ readonly passkeys: readonly PasskeyView[] }>('GET', '/api/me/passkeys');
  if (reply.is === 'ok') list.value = reply.value.passkeys;
};

/** That a guest is more than a browser which is signed in: their recovery code, or what one of their passkeys has signed. */
export type GuestProof = { readonly code: string } | { readonly signed: object };

const ceremony = async <Asked, Value>(
  path: string,
  begin: string,
  sign: (asked: Asked) => Promise<Credential | null>,
  proof: GuestProof | null = null,
): Promise<Signed<Value>> => {
  const begun = await askServer<Asked>('POST', begin, proof ?? {});
  if (begun.is !== 'ok') return begun;
  try {
    const signed = await sign(begun.value);
    if (!(signed instanceof PublicKeyCredential)) return { is: 'declined' };
    return await askServer<Value>('POST', path, signed.toJSON());
  } catch (fault) {
    return { is: fault instanceof DOMException && fault.name === 'InvalidStateError' ? 'had' : 'declined' };
  }
};
export const addPasskey = (proof: GuestProof | null): Promise<Signed<PasskeyView>> =>
  ceremony(
    '/api/me/passkeys',
    '/api/me/passkeys/begin',
    (asked: PublicKeyCredentialCreationOptionsJSON) =>
      navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) }),
    proof,
  );
export const removePasskey = (id: string, proof: GuestProof | null): Promise<Reply<object>> =>
  askServer('DELETE', `/api/me/passkeys/${id}`, proof ?? {});
const signedBy = (asked: PublicKeyCredentialRequestOptionsJSON): Promise<Credential | null> =>
  navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
/** Null when the owner or the device declined, or was not asked. */
export const provenByPasskey = async (): Promise<GuestProof | null> => {
  const begun = await askServer<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/passkey/begin');
  const signed = begun.is === 'ok' ? await signedBy(begun.value).catch(() => null) : null;
  return signed instanceof PublicKeyCredential ? { signed: signed.toJSON() } : null;
};
export const enterByPasskey = (): Promise<Signed<GuestView>> => ceremony('/api/passkey', '/api/passkey/begin', signedBy);
