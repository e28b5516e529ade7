/** One rule of the book, laid over the table. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../shell/dialog.tsx';
import { gameWords, say } from '../shell/words.ts';

const shown = signal<{ readonly game: string; readonly rule: string } | null>(null);
export const openRule = (game: string, rule: string): void => {
  shown.value = { game, rule };
};
const close = (): void => {
  shown.value = null;
};
export const RuleSheet = (): JSX.Element | null => {
  if (shown.value === null) return null;
  const { game, rule } = shown.value;
  const { ui } = say();
  return (
    <Dialog title={ui.table.ruleNumber(rule)} close={close}>
      <p class="ruletext">{gameWords(game).rules[rule]}</p>
      <p class="acts">
        <a class="btn" href={`/learn/${game}#${rule}`}>
          {ui.table.wholeBook}
        </a>
        <button type="button" class="btn go" onClick={close}>
          {ui.close}
        </button>
      </p>
    </Dialog>
  );
};
