/** The reason for a refusal, with a link to its rule. */
import type { JSX } from 'preact';
import type { Refusal } from '../../../kernel/refusal.ts';
import { refused } from '../../../words/refused.ts';
import { gameWords, say } from '../../shell/words.ts';
import { openRule } from '../reader/reading.ts';
import type { GameClient } from '../session/session.ts';

/** Rule ids begin with their game's prefix; other refusals have no text to show. */
const RULE = /^[A-Z][A-Z0-9]*-\d/;

export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }): JSX.Element | null => {
  const { ui } = say();
  if (!RULE.test(rule)) return null;
  return (
    <button type="button" class="rule" aria-label={ui.table.ruleNumber(rule)} onClick={() => openRule(game, rule)}>
      {rule}
    </button>
  );
};
export const Why = ({ game, refusal }: { readonly game: GameClient; readonly refusal: Refusal }): JSX.Element => (
  <div class="why" role="status">
    {refused(say().table, gameWords(game.id), refusal)} <RuleLink game={game.id} rule={refusal.rule} />
  </div>
);
