/** Asks for the table of the house, and leads there. As a link it always leads to a chair. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import { refused } from '../../words/refused.ts';
import { whyAway } from '../line/away.ts';
import { server } from '../line/server.ts';
import { Notice } from '../shell/notice.tsx';
import { go } from '../shell/router.ts';
import { Loading } from '../shell/states.tsx';
import { say } from '../shell/words.ts';

export const HousePage = ({ game }: { readonly game: string }): JSX.Element => {
  const { ui, table } = say();
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    let left = false;
    void server().then(async line => {
      const found = await line.ask({ ask: 'house', game });
      if (left) return;
      if (isRefusal(found)) failed.value = refused(table, null, found);
      else go(`/t/${found['table']}?sit=1`, 'replace');
    });
    return () => {
      left = true;
    };
  }, [game]);
  const away = whyAway();
  if (away !== null) return <Notice title={away} action={{ label: ui.errors.playBots, run: () => go(`/practice/${game}`) }} />;
  return failed.value === null ? <Loading /> : <Notice title={failed.value} />;
};
