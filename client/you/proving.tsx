/** A change of the ways to sign in takes more than a signed-in browser: a passkey of the guest, or a recovery code. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { CodeField } from './code-field.tsx';
import { type GuestProof, passkeyHindrance, provenByPasskey } from './webauthn.ts';

interface Asked {
  /** Its purpose, in a sentence. */
  readonly why: string;
  /** Continues with the proof; null without one. */
  readonly work: (proof: GuestProof | null) => Promise<void>;
  /** The text of a button to continue without a proof; absent where that would be refused. */
  readonly without?: string;
}
interface ProvingProps {
  readonly asked: Asked;
  readonly declined: () => void;
  readonly close: () => void;
}
const Proving = ({ asked: { why, work, without }, declined, close }: ProvingProps): JSX.Element => {
  const words = pageWords('you').proving;
  const code = useSignal('');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const had = document.activeElement;
    form.current?.querySelector<HTMLElement>('button, input')?.focus();
    return () => {
      if (had instanceof HTMLElement && had.isConnected) had.focus();
    };
  }, []);
  const goOn = (proof: GuestProof | null): void => {
    close();
    void work(proof);
  };
  const byPasskey = async (): Promise<void> => {
    const proof = await provenByPasskey();
    if (proof !== null) return goOn(proof);
    close();
    declined();
  };
  return (
    <form
      class="proving"
      ref={form}
      onSubmit={event => {
        event.preventDefault();
        if (code.value.trim() !== '') goOn({ code: code.value.trim() });
      }}
    >
      <p>{why}</p>
      {passkeyHindrance() === null && (
        <button type="button" class="btn onpaper" onClick={() => void byPasskey()}>
          {words.byKey}
        </button>
      )}
      <CodeField id={id} code={code} />
      <div class="acts">
        <button type="submit" class="btn onpaper">
          {words.byCode}
        </button>
        {without !== undefined && (
          <button type="button" class="btn onpaper" onClick={() => goOn(null)}>
            {without}
          </button>
        )}
        <button type="button" class="btn onpaper quiet" onClick={close}>
          {say().ui.close}
        </button>
      </div>
    </form>
  );
};

/** A form that asks for a proof when needed; `said` tells what a device refused. */
export const useProving = (said: Signal<string>): { readonly ask: (asked: Asked) => void; readonly form: JSX.Element | null } => {
  const asked = useSignal<Asked | null>(null);
  const close = (): void => {
    asked.value = null;
  };
  const declined = (): void => {
    said.value = pageWords('you').passkeys.declined;
  };
  const ask = (wanted: Asked): void => {
    said.value = '';
    asked.value = wanted;
  };
  return { ask, form: asked.value === null ? null : <Proving asked={asked.value} declined={declined} close={close} /> };
};
