/** Actions about a guest: mute, block, report. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { refused } from '../../words/refused.ts';
import { Dialog } from '../shell/dialog.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { blockedByMe, setBlocked } from './blocks.ts';
import { mute, muted, unmute } from './mute.ts';
import { Report } from './report.tsx';
import './person-sheet.css';

export interface Tablemate {
  /** Public id of a guest. */
  readonly who: string;
  readonly name: string;
}

interface ActProps {
  readonly about: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly act: () => void;
}
const Act = ({ about, label, disabled = false, act }: ActProps): JSX.Element => (
  <div class="personact">
    <p>{about}</p>
    <button type="button" class="btn onpaper" disabled={disabled} onClick={act}>
      {label}
    </button>
  </div>
);
const Acts = ({ who, name }: Tablemate): JSX.Element => {
  const words = pageWords('moderation');
  /** Null until the server has said. */
  const isBlocked = useSignal<boolean | null>(null);
  const fault = useSignal('');
  const isMuted = muted.value.has(who);
  useEffect(() => {
    void blockedByMe().then(reply => {
      if (reply.is === 'ok') isBlocked.value = reply.value.blocked.some(({ id }) => id === who);
      else fault.value = words.away;
    });
  }, [who]);
  const block = async (): Promise<void> => {
    const wanted = isBlocked.value !== true;
    const reply = await setBlocked({ id: who, name }, wanted);
    if (reply.is === 'ok') isBlocked.value = wanted;
    fault.value = reply.is === 'ok' ? '' : reply.is === 'away' ? words.away : refused(say().table, null, reply.refusal);
  };
  return (
    <>
      <Act
        about={words.muteAbout}
        label={isMuted ? words.unmute : words.mute}
        act={() => (isMuted ? unmute(who) : mute(who, name))}
      />
      <Act
        about={words.blockAbout}
        label={isBlocked.value === true ? words.unblock : words.block}
        disabled={isBlocked.value === null}
        act={() => void block()}
      />
      <p class="failed" role="alert">
        {fault.value}
      </p>
    </>
  );
};

interface PersonSheetProps extends Tablemate {
  readonly table: string;
  readonly close: () => void;
}
export const PersonSheet = ({ who, name, table, close }: PersonSheetProps): JSX.Element | null => {
  if (!useSpoken('moderation')) return null;
  return (
    <Dialog title={name} close={close}>
      <Acts who={who} name={name} />
      <Report who={who} table={table} />
      <button type="button" class="btn onpaper" onClick={close}>
        {say().ui.close}
      </button>
    </Dialog>
  );
};
