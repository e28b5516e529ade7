/** Opens a log: the visitor chooses or drops a file. The page reads it, and sends it nowhere. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Bar } from '../shell/bar.tsx';
import { Icon } from '../shell/icon.tsx';
import { pageWords } from '../shell/page-words.ts';
import { FILE, hold } from './source.ts';
import './replay.css';

const MOST = 20_000_000;
const bring = async (files: FileList | null | undefined): Promise<void> => {
  const file = files?.[0];
  if (file !== undefined && file.size <= MOST) hold(FILE, await file.text());
};

/** Accepts a file dropped anywhere on the page; tells whether one is dragged over it. */
const useDropped = (): Signal<boolean> => {
  const over = useSignal(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      over.value = true;
    };
    const away = (event: DragEvent): void => {
      if (event.relatedTarget === null) over.value = false;
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      over.value = false;
      void bring(event.dataTransfer?.files);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', away);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', away);
      removeEventListener('drop', drop);
    };
  }, []);
  return over;
};

/** `fault`: what was wrong with the last file. */
export const FilePage = ({ fault }: { readonly fault?: string }): JSX.Element => {
  const words = pageWords('replay');
  const over = useDropped();
  return (
    <>
      <Bar />
      <main class="wood wall">
        <section class={`bill bring ${over.value ? 'over-it' : ''}`}>
          <Icon name="replay" />
          <h1 class="d">{words.file.title}</h1>
          <p>{words.file.about}</p>
          {fault !== undefined && (
            <p class="fault" role="alert">
              <b>{words.bad.broken}</b> {fault}
            </p>
          )}
          <label class="btn go">
            {fault === undefined ? words.file.choose : words.file.again}
            <input
              class="sr"
              type="file"
              accept=".log,.jsonl,.ndjson,.txt"
              onChange={event => void bring(event.currentTarget.files)}
            />
          </label>
          <p class="drop" aria-hidden="true">
            {over.value ? words.file.dropNow : words.file.drop}
          </p>
        </section>
      </main>
    </>
  );
};
