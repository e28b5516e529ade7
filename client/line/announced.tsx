/** The operator's notice to all guests, on every page. It covers nothing, and a reader can close it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { route } from '../shell/router.ts';
import { useScrollable } from '../shell/scrollable.ts';
import { recall, remember } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import { lookForNotice, notice } from './server.ts';

const READ = 'notice';

const Strip = ({ text, close }: { readonly text: string; readonly close: () => void }): JSX.Element => {
  const { ui } = say();
  const box = useScrollable<HTMLParagraphElement>();
  return (
    <aside class="announced" aria-label={ui.announced}>
      <p role="status" ref={box}>
        {text}
      </p>
      <button type="button" class="icb" aria-label={ui.close} onClick={close}>
        ×
      </button>
    </aside>
  );
};
export const Announced = (): JSX.Element | null => {
  const read = useSignal(recall(READ));
  const told = notice.value;
  useEffect(() => void lookForNotice(), [route.value.page]);
  if (told === null || told.id === read.value) return null;
  return (
    <Strip
      text={told.text}
      close={() => {
        read.value = told.id;
        remember(READ, told.id);
      }}
    />
  );
};
