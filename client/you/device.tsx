/** The same guest on another device: a recovery code, the way back with one, and the end of every other device. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { refused } from '../../words/refused.ts';
import { untold } from '../calls/device.ts';
import { askServer, type Reply } from '../line/api.ts';
import { firstCode } from '../line/server.ts';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import type { Identity } from './account.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyEntry } from './passkeys.tsx';
import type { GuestView } from './people.ts';
import { takeOver } from './preferences.ts';
import { useProving } from './proving.tsx';
import { type GuestProof, listPasskeys, type PasskeyView } from './webauthn.ts';

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
interface DeviceProps {
  readonly identity: Identity;
  readonly passkeys: Signal<readonly PasskeyView[]>;
}
export const Device = ({ identity, passkeys }: DeviceProps): JSX.Element => {
  const words = pageWords('you').device;
  const said = useSignal('');
  const isAway = useSignal(false);
  const [making, leaving] = [useProving(said), useProving(said)];
  const hear = (reply: Reply<object>, done: string): void => {
    isAway.value = reply.is === 'away';
    said.value = reply.is === 'no' ? refused(say().table, null, reply.refusal) : reply.is === 'ok' ? done : '';
  };
  const signOut = async (proof: GuestProof | null): Promise<void> => {
    hear(
      await askServer('POST', '/api/me/sign-out-everywhere', proof ?? {}),
      proof === null ? words.signedOut : words.signedOutAll,
    );
    untold();
    if (proof !== null) await listPasskeys(passkeys);
  };
  const make = async (proof: GuestProof | null): Promise<void> => {
    const reply = await askServer<{ readonly recovery: string }>('POST', '/api/me/recovery', proof ?? {});
    hear(reply, '');
    if (reply.is === 'ok') firstCode.value = reply.value.recovery;
  };
  /** The code on the screen proves ownership for the new one. */
  const beginMaking = (): void => {
    if (firstCode.value !== null) void make({ code: firstCode.value });
    else if (passkeys.value.length === 0) void make(null);
    else making.ask({ why: words.proveToMake, work: make });
  };
  const away = isAway.value || identity.value?.is === 'away';
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
          <button type="button" class="btn onpaper" disabled={identity.value === null} onClick={beginMaking}>
            {firstCode.value === null ? words.make : words.renew}
          </button>
          {making.form}
          <Return identity={identity} />
          <p>{words.signOutAbout}</p>
          <button
            type="button"
            class="btn onpaper"
            disabled={identity.value === null}
            onClick={() => leaving.ask({ why: words.proveToSignOut, work: signOut, without: words.onlySignOut })}
          >
            {words.signOut}
          </button>
          {leaving.form}
          <p class="said" role="status">
            {said.value}
          </p>
        </>
      )}
    </section>
  );
};
