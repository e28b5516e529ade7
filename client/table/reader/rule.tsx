/** One rule of the book, laid over the table. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.tsx';
import { language } from '../../shell/settings.ts';
import { loadRuleTexts, ruleTexts, say, unspoken } from '../../shell/words.ts';
import { ruleRead } from './reading.ts';

const close = (): void => {
  ruleRead.value = null;
};
export const RuleSheet = (): JSX.Element | null => {
  const wanted = ruleRead.value?.game ?? null;
  const spoken = language.value;
  useEffect(() => {
    if (wanted !== null)
      loadRuleTexts(wanted, spoken).catch(why => {
        unspoken.value = why;
      });
  }, [wanted, spoken]);
  if (ruleRead.value === null) return null;
  const { game, rule } = ruleRead.value;
  const { ui } = say();
  return (
    <Dialog title={ui.table.ruleNumber(rule)} close={close}>
      <p class="ruletext">{ruleTexts(game)?.rules[rule] ?? ui.loading}</p>
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
