/** The player's identity: the name and the face that others see, folded. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LONGEST_NAME } from '../../wire/lines.ts';
import { askServer, type Reply } from '../line/api.ts';
import { firstCode } from '../line/server.ts';
import { personName } from '../shell/called.ts';
import { Fold } from '../shell/fold.tsx';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import { FaceChoice } from './face.tsx';
import type { GuestView } from './people.ts';

export type Identity = Signal<Reply<GuestView> | null>;

/** Every visitor is a guest, known already or new. */
export const useIdentity = (): Identity => {
  const identity = useSignal<Reply<GuestView> | null>(null);
  useEffect(() => {
    const name = playerName.peek().trim();
    void askServer<GuestView>('POST', '/api/guest', name === '' ? {} : { name }).then(reply => {
      identity.value = reply;
      if (reply.is === 'ok') firstCode.value ??= reply.value.recovery ?? null;
    });
  }, []);
  return identity;
};

/** As others see it. */
export const nameOf = (guest: GuestView | null): string => playerName.value || personName(guest?.name ?? say().ui.you);

const Name = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const words = pageWords('you');
  const guest = identity.value?.is === 'ok' ? identity.value.value : null;
  const typed = useSignal<string | null>(null);
  const said = useSignal<'saved' | 'fault' | null>(null);
  const name = typed.value ?? (playerName.value || personName(guest?.name ?? ''));
  const save = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === '' || wanted.length > LONGEST_NAME) {
      said.value = 'fault';
      return;
    }
    if (guest !== null) {
      const reply = await askServer<GuestView>('POST', '/api/me/name', { name: wanted });
      if (reply.is === 'no') {
        said.value = 'fault';
        return;
      }
      if (reply.is === 'ok') identity.value = { is: 'ok', value: { ...guest, name: wanted } };
    }
    playerName.value = wanted;
    typed.value = null;
    said.value = 'saved';
  };
  return (
    <form
      class="name"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <label class="sr" for="your-name">
        {words.name}
      </label>
      <input
        id="your-name"
        maxLength={LONGEST_NAME}
        placeholder={words.namePlaceholder}
        autocomplete="nickname"
        value={name}
        onInput={event => {
          typed.value = event.currentTarget.value;
          said.value = null;
        }}
      />
      <button type="submit" class="btn onpaper">
        {words.save}
      </button>
      <p class="said" role="status">
        {said.value === 'saved' && words.saved}
        {said.value === 'fault' && words.nameFault}
        {said.value === null && identity.value?.is === 'away' && words.localName}
      </p>
    </form>
  );
};

export const Account = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const guest = identity.value?.is === 'ok' ? identity.value.value : null;
  return (
    <>
      <FaceChoice guest={guest?.guest ?? null} />
      <Fold title={pageWords('you').name} said={nameOf(guest)}>
        <Name identity={identity} />
      </Fold>
    </>
  );
};
