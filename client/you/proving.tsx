/** To change passkeys one shows more than a browser that is signed in: by a passkey they have, or by the recovery code. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { CodeField } from './code-field.tsx';
import { type PasskeyProof, passkeyHindrance, provenByPasskey } from './webauthn.ts';

interface ProvingProps {
  /** Goes on with what was to be proven for; null when the device did not go along. */
  readonly goOn: (proof: PasskeyProof | null) => void;
  readonly close: () => void;
}
export const Proving = ({ goOn, close }: ProvingProps): JSX.Element => {
  const words = pageWords('you');
  const code = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const had = document.activeElement;
    form.current?.querySelector<HTMLElement>('button, input')?.focus();
    return () => {
      if (had instanceof HTMLElement && had.isConnected) had.focus();
    };
  }, []);
  return (
    <form
      class="proving"
      ref={form}
      onSubmit={event => {
        event.preventDefault();
        if (code.value.trim() !== '') goOn({ code: code.value.trim() });
      }}
    >
      <p>{words.passkeys.prove}</p>
      {passkeyHindrance() === null && (
        <button type="button" class="btn onpaper" onClick={() => void provenByPasskey().then(goOn)}>
          {words.passkeys.proveByKey}
        </button>
      )}
      <CodeField id="proof" code={code} />
      <div class="acts">
        <button type="submit" class="btn onpaper">
          {words.passkeys.proveByCode}
        </button>
        <button type="button" class="btn onpaper quiet" onClick={close}>
          {say().ui.close}
        </button>
      </div>
    </form>
  );
};
