/** Who you are: the name others see, and the code or the passkey that brings you back on another device. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LONGEST_NAME } from '../../wire/lines.ts';
import { askServer, type Reply } from '../line/api.ts';
import { firstCode } from '../line/server.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { personName } from '../shell/person-name.ts';
import { playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import { browserData, forgetBrowser } from './browser-data.ts';
import { CodeField } from './code-field.tsx';
import { PasskeyEntry, Passkeys } from './passkeys.tsx';
import type { GuestView } from './people.ts';
import { takeOver } from './preferences.ts';

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
      <label for="your-name">{words.name}</label>
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

const Code = ({ code }: { readonly code: string }): JSX.Element => {
  const words = pageWords('you').device;
  const copied = useSignal(false);
  const copy = async (): Promise<void> => {
    copied.value = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
  };
  return (
    <div class="code">
      <output aria-label={words.code}>{code}</output>
      <button type="button" class="btn onpaper" onClick={() => void copy()}>
        {copied.value ? words.copied : words.copy}
      </button>
      <p>{words.once}</p>
    </div>
  );
};
const Return = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const words = pageWords('you').device;
  const typed = useSignal('');
  const said = useSignal<string | null>(null);
  const become = (guest: GuestView): void => {
    identity.value = { is: 'ok', value: guest };
    firstCode.value = null;
    playerName.value = guest.name;
    takeOver(guest.preferences);
    said.value = words.welcome(guest.name);
  };
  const come = async (): Promise<void> => {
    const reply = await askServer<GuestView>('POST', '/api/recover', { code: typed.value.trim() });
    if (reply.is !== 'ok') {
      said.value = reply.is === 'away' ? words.away : words.wrong;
      return;
    }
    typed.value = '';
    become(reply.value);
  };
  return (
    <details class="return">
      <summary>{words.have}</summary>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (typed.value.trim() !== '') void come();
        }}
      >
        <CodeField
          id="recovery"
          code={typed}
          changed={() => {
            said.value = null;
          }}
        />
        <p>{words.warning}</p>
        <button type="submit" class="btn onpaper">
          {words.come}
        </button>
      </form>
      <PasskeyEntry enters={become} />
      <p class="said" role="status">
        {said.value}
      </p>
    </details>
  );
};
const Device = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const words = pageWords('you').device;
  const failed = useSignal(false);
  const signedOut = useSignal(false);
  const signOut = async (): Promise<void> => {
    const reply = await askServer('POST', '/api/me/sign-out-everywhere');
    failed.value = reply.is !== 'ok';
    signedOut.value = reply.is === 'ok';
  };
  const make = async (): Promise<void> => {
    const reply = await askServer<{ readonly recovery: string }>('POST', '/api/me/recovery');
    failed.value = reply.is !== 'ok';
    if (reply.is === 'ok') firstCode.value = reply.value.recovery;
  };
  const away = failed.value || identity.value?.is === 'away';
  return (
    <section class="device" aria-labelledby="device">
      <h2 class="d" id="device">
        {words.title}
      </h2>
      <p>{words.about}</p>
      {firstCode.value !== null && <Code code={firstCode.value} />}
      {away ? (
        <p class="said" role="status">
          <Icon name="unplugged" /> {words.away}
        </p>
      ) : (
        <>
          <button type="button" class="btn onpaper" disabled={identity.value === null} onClick={() => void make()}>
            {firstCode.value === null ? words.make : words.renew}
          </button>
          <Return identity={identity} />
          <p>{words.signOutAbout}</p>
          <button type="button" class="btn onpaper" disabled={identity.value === null} onClick={() => void signOut()}>
            {words.signOut}
          </button>
          <p class="said" role="status">
            {signedOut.value && words.signedOut}
          </p>
        </>
      )}
    </section>
  );
};

/** One's own data, the browser's and the server's: to take along, or to delete, which is asked twice. */
const Data = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const words = pageWords('you').data;
  const sure = useSignal(false);
  const failed = useSignal(false);
  const isKnown = identity.value?.is === 'ok';
  const take = async (): Promise<void> => {
    const reply = isKnown ? await askServer<object>('GET', '/api/me/data') : null;
    failed.value = reply !== null && reply.is !== 'ok';
    if (failed.value) return;
    const all = { browser: await browserData(), server: reply?.is === 'ok' ? reply.value : null };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }));
    link.download = 'sixgun.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const remove = async (): Promise<void> => {
    const reply = isKnown ? await askServer('DELETE', '/api/me') : null;
    failed.value = reply !== null && reply.is !== 'ok';
    if (failed.value) return;
    playerName.value = '';
    await forgetBrowser();
    location.assign('/');
  };
  return (
    <section class="device" aria-labelledby="data">
      <h2 class="d" id="data">
        {words.title}
      </h2>
      <p>{isKnown ? words.about : words.aboutBrowser}</p>
      <button type="button" class="btn onpaper" onClick={() => void take()}>
        {words.take}
      </button>
      {sure.value ? (
        <>
          <p role="alert">{isKnown ? words.sure : words.sureBrowser}</p>
          <button type="button" class="btn onpaper" onClick={() => void remove()}>
            {words.really}
          </button>
          <button
            type="button"
            class="btn onpaper"
            onClick={() => {
              sure.value = false;
            }}
          >
            {words.keep}
          </button>
        </>
      ) : (
        <button
          type="button"
          class="btn onpaper"
          onClick={() => {
            sure.value = true;
          }}
        >
          {words.remove}
        </button>
      )}
      <p class="said" role="status">
        {failed.value && words.failed}
      </p>
    </section>
  );
};

export const Account = ({ identity }: { readonly identity: Identity }): JSX.Element => {
  const words = pageWords('you');
  const guest = identity.value?.is === 'ok' ? identity.value.value : null;
  return (
    <>
      <div class="portrait" aria-hidden="true">
        <span class="ra" />
        <Icon name="hat" />
      </div>
      <h1 class="d">{playerName.value || personName(guest?.name ?? say().ui.you)}</h1>
      <p class="kind">{words.guest}</p>
      <Name identity={identity} />
      <Device identity={identity} />
      {guest !== null && <Passkeys key={guest.guest} />}
      <Data identity={identity} />
    </>
  );
};
