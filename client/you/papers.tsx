/** Ways to sign in on another device, and the stored data of a player. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Identity } from './account.tsx';
import { Device } from './device.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys.tsx';
import type { PasskeyView } from './webauthn.ts';

export const Papers = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const guest = identity.value?.is === 'ok' ? identity.value.value.guest : null;
  const passkeys = useSignal<readonly PasskeyView[]>([]);
  return (
    <>
      <Device identity={identity} passkeys={passkeys} />
      {guest !== null && <Passkeys key={guest} list={passkeys} />}
      <OwnData identity={identity} passkeys={passkeys} />
    </>
  );
};
