/** How others played the deal of the day, once one has played it oneself. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isUnfit } from '../../bots/feat.ts';
import type { Deal } from '../day/terms.ts';
import { useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { PlayedSide } from './comparison.tsx';
import { dayFeat } from './day-feat.ts';
import { examine } from './examiner.ts';
import { Others } from './others.tsx';

export const DayOthers = ({ deal: { game, date } }: { readonly deal: Deal }): JSX.Element | null => {
  const spoken = useSpoken('beat', game);
  const mine = useSignal<PlayedSide | null>(null);
  useEffect(() => {
    let left = false;
    void dayFeat(game, date).then(async kept => {
      const who = say().ui.you;
      const told = kept === null ? null : await examine({ to: 'tell', feat: kept.feat, player: who });
      if (!left && kept !== null && told !== null && !isUnfit(told)) mine.value = { who, feat: kept.feat, told };
    });
    return () => {
      left = true;
    };
  }, [game, date]);
  return spoken && mine.value !== null ? <Others mine={mine.value} link={null} /> : null;
};
