/** Passkeys on the page about yourself: those you have, one more, one less; and the way in with one. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { refused } from '../../words/refused.ts';
import { firstCode } from '../line/server.ts';
import { day } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { GuestView } from './people.ts';
import { useProving } from './proving.tsx';
import {
  addPasskey,
  enterByPasskey,
  type GuestProof,
  listPasskeys,
  type PasskeyView,
  passkeyHindrance,
  removePasskey,
} from './webauthn.ts';

type Failed = Exclude<Awaited<ReturnType<typeof addPasskey>>, { readonly is: 'ok' }>;
const saidOf = (failed: Failed): string => {
  const words = pageWords('you').passkeys;
  return failed.is === 'no' ? refused(say().table, null, failed.refusal) : words[failed.is];
};
/** Why there is no button. */
const Hindered = ({ by }: { readonly by: 'address' | 'browser' }): JSX.Element => {
  const words = pageWords('you').passkeys;
  return <p>{by === 'address' ? words.noAddress : words.noBrowser}</p>;
};

interface PasskeyProps {
  readonly passkey: PasskeyView;
  readonly remove: () => void;
}
const Passkey = ({ passkey: { site, createdAt, usedAt }, remove }: PasskeyProps): JSX.Element => {
  const words = pageWords('you').passkeys;
  const made = day(createdAt);
  return (
    <li>
      <span>
        <b>{words.made(made)}</b>
        <small>
          {usedAt === null ? words.unused : words.used(day(usedAt))}
          {site !== location.origin && site !== location.hostname && `, ${words.elsewhere(site.replace(/^https?:\/\//, ''))}`}
        </small>
      </span>
      <button type="button" class="btn onpaper" aria-label={words.removeWhich(made)} onClick={remove}>
        {words.remove}
      </button>
    </li>
  );
};

export const Passkeys = ({ list }: { readonly list: Signal<readonly PasskeyView[]> }): JSX.Element => {
  const words = pageWords('you').passkeys;
  const said = useSignal('');
  const isBusy = useSignal(false);
  const { ask, form } = useProving(said);
  const hindrance = passkeyHindrance();
  useEffect(() => {
    void listPasskeys(list);
  }, []);
  const add = async (proof: GuestProof | null): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const reply = await addPasskey(proof);
    isBusy.value = false;
    said.value = reply.is === 'ok' ? words.added : saidOf(reply);
    if (reply.is === 'ok') list.value = [...list.peek(), reply.value];
  };
  const remove = async (id: string, proof: GuestProof | null): Promise<void> => {
    const reply = await removePasskey(id, proof);
    said.value = reply.is === 'ok' ? words.removed : saidOf(reply);
    if (reply.is === 'ok') list.value = list.peek().filter(each => each.id !== id);
  };
  /** The code on the screen makes the passkey as good as itself. */
  const beginAdding = (): void => {
    if (firstCode.value !== null) void add({ code: firstCode.value });
    else if (list.value.length === 0) void add(null);
    else ask({ why: words.prove, work: add });
  };
  return (
    <section class="device passkeys" aria-labelledby="passkeys">
      <h2 class="d" id="passkeys">
        {words.title}
      </h2>
      <p>{words.about}</p>
      {list.value.length > 0 && (
        <ul>
          {list.value.map(each => (
            <Passkey key={each.id} passkey={each} remove={() => ask({ why: words.prove, work: proof => remove(each.id, proof) })} />
          ))}
        </ul>
      )}
      {hindrance === null ? (
        <button type="button" class="btn onpaper" aria-disabled={isBusy.value} onClick={beginAdding}>
          {words.add}
        </button>
      ) : (
        <Hindered by={hindrance} />
      )}
      {form}
      <p class="said" role="status">
        {said.value}
      </p>
    </section>
  );
};

/** Beside the field for a recovery code. */
export const PasskeyEntry = ({ enters }: { readonly enters: (guest: GuestView) => void }): JSX.Element => {
  const words = pageWords('you').passkeys;
  const said = useSignal('');
  const hindrance = passkeyHindrance();
  const come = async (): Promise<void> => {
    const reply = await enterByPasskey();
    said.value = reply.is === 'ok' ? '' : saidOf(reply);
    if (reply.is === 'ok') enters(reply.value);
  };
  return (
    <>
      {hindrance === null ? (
        <button type="button" class="btn onpaper" onClick={() => void come()}>
          {words.come}
        </button>
      ) : (
        <Hindered by={hindrance} />
      )}
      <p class="said" role="status">
        {said.value}
      </p>
    </>
  );
};
