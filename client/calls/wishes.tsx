/** Calls this device should show while no page is open: a switch for each kind. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type CallKind, callKinds } from '../../wire/lists.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { setWanted, type WishOutcome, wanted, whyNever } from './device.ts';

/** Reports a result other than the wish. */
const useTurning = (guest: string | null) => {
  const said = useSignal<Exclude<WishOutcome, 'done'> | null>(null);
  const change = async (kind: CallKind, on: boolean): Promise<void> => {
    const outcome = await setWanted(kind, on, guest);
    said.value = outcome === 'done' ? null : outcome;
  };
  return { said, change };
};

export const CallWishes = ({ guest }: { readonly guest: string }): JSX.Element | null => {
  const { said, change } = useTurning(guest);
  if (!useSpoken('calls')) return null;
  const words = pageWords('calls');
  const why = said.value ?? whyNever();
  return (
    <section class="device" aria-labelledby="calls">
      <h2 class="d" id="calls">
        {words.title}
      </h2>
      <p>{words.about}</p>
      <div class="menubox">
        {callKinds.map(kind => {
          const isOn = wanted().includes(kind);
          return (
            <button
              key={kind}
              type="button"
              class={`btn onpaper ${isOn ? 'on' : ''}`}
              aria-pressed={isOn}
              disabled={whyNever() !== null && !isOn}
              onClick={() => void change(kind, !isOn)}
            >
              {words.kinds[kind]}
            </button>
          );
        })}
      </div>
      <p class="said" role="status">
        {why !== null && words.why[why]}
      </p>
    </section>
  );
};

/** Where it would be of use: one kind, offered until it is wanted. */
export const CallOffer = ({
  kind,
  guest,
}: {
  readonly kind: 'sat' | 'evening';
  readonly guest: string | null;
}): JSX.Element | null => {
  const { said, change } = useTurning(guest);
  if (!useSpoken('calls') || wanted().includes(kind) || whyNever() !== null) return null;
  const words = pageWords('calls');
  return (
    <>
      <button type="button" class="btn onpaper" onClick={() => void change(kind, true)}>
        {words.offer[kind]}
      </button>
      {said.value !== null && <p role="status">{words.why[said.value]}</p>}
    </>
  );
};
