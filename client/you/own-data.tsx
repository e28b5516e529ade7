/** A player's data, in the browser and on the server: to export, or to delete after a confirmation. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { refused } from '../../words/refused.ts';
import { askServer, type Reply } from '../line/api.ts';
import { firstCode } from '../line/server.ts';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import type { Identity } from './account.tsx';
import { browserData, forgetBrowser } from './browser-data.ts';
import { useProving } from './proving.tsx';
import type { GuestProof, PasskeyView } from './webauthn.ts';

interface OwnDataProps {
  readonly identity: Identity;
  readonly passkeys: ReadonlySignal<readonly PasskeyView[]>;
}
export const OwnData = ({ identity, passkeys }: OwnDataProps): JSX.Element => {
  const words = pageWords('you').data;
  const sure = useSignal(false);
  const said = useSignal('');
  const { ask, form } = useProving(said);
  /** Says why nothing was done. */
  const isDone = (reply: Reply<unknown> | null): boolean => {
    said.value =
      reply === null || reply.is === 'ok' ? '' : reply.is === 'away' ? words.failed : refused(say().table, null, reply.refusal);
    return said.value === '';
  };
  const isKnown = identity.value?.is === 'ok';
  const take = async (): Promise<void> => {
    const reply = isKnown ? await askServer<object>('GET', '/api/me/data') : null;
    if (!isDone(reply)) return;
    const all = { browser: await browserData(), server: reply?.is === 'ok' ? reply.value : null };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }));
    link.download = 'sixgun.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const remove = async (proof: GuestProof | null): Promise<void> => {
    if (!isDone(isKnown ? await askServer('DELETE', '/api/me', proof ?? {}) : null)) return;
    playerName.value = '';
    await forgetBrowser();
    location.assign('/');
  };
  /** An owner who proves it is deleted at once. */
  const beginRemoving = (): void => {
    sure.value = false;
    if (!isKnown) void remove(null);
    else if (firstCode.value !== null) void remove({ code: firstCode.value });
    else if (passkeys.value.length > 0) ask({ why: words.proveToRemove, work: remove });
    else ask({ why: words.proveToRemoveAtOnce, work: remove, without: words.inAWeek });
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
          <button type="button" class="btn onpaper" onClick={beginRemoving}>
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
      {form}
      <p class="said" role="status">
        {said.value}
      </p>
    </section>
  );
};
