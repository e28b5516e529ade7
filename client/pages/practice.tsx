/** Practice: a table of one's own, in this browser, against bots. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import { refused } from '../../words/refused.ts';
import { loadGame } from '../games/registry.ts';
import { PracticeLine } from '../practice/line.ts';
import type { LogMoment } from '../practice/messages.ts';
import { NO_MOMENT } from '../practice/messages.ts';
import { tasteOf } from '../practice/taste.ts';
import { momentIn } from '../replay/moment.ts';
import { Notice } from '../shell/notice.tsx';
import { go } from '../shell/router.ts';
import { language, pace, playerName } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { gameWords, isGameSpoken, loadGameWords, say } from '../shell/words.ts';
import { Board } from '../table/board.tsx';
import { type GameClient, Session } from '../table/session.ts';

/** What the page itself reads; any other number in the address is an option of the game. */
const OURS = new Set(['new', 'bots', 'seat', 'from', 'at', 'as']);
const numbersIn = (query: URLSearchParams): JsonObject | null => {
  const found = [...query].filter(([name, value]) => !OURS.has(name) && /^\d+$/.test(value));
  return found.length === 0 ? null : Object.fromEntries(found.map(([name, value]) => [name, Number(value)]));
};
const sitDown = (game: GameClient, search: string, from: LogMoment | null): Session => {
  const query = new URLSearchParams(search);
  const taste = tasteOf(game.id);
  const named = numbersIn(query);
  const bots = query.get('bots')?.split(',') ?? taste.bots;
  const options = named === null ? taste.options : { ...(taste.options as JsonObject | null), ...named };
  const fresh = query.has('new');
  // To load the page anew is to go on, not to begin again.
  if (fresh || from !== null) history.replaceState(null, '', location.pathname);
  const seat = Number(query.get('seat') ?? taste.seat ?? 0);
  const wish = { game: game.id, bots, options, seat, name: playerName.value || say().ui.you, pace: pace.value, fresh };
  const line = new PracticeLine(from === null ? wish : { ...wish, from });
  return new Session(line, game);
};

export const PracticePage = ({ game, query }: { readonly game: string; readonly query: string }): JSX.Element => {
  const session = useSignal<Session | null>(null);
  const failed = useSignal<string | null>(null);
  const missing = useSignal(false);
  const { ui } = say();
  useEffect(() => {
    let left = false;
    const open = async (): Promise<void> => {
      const [client, , from] = await Promise.all([loadGame(game), loadGameWords(game, language.value), momentIn(query)]);
      if (left) return;
      if (client === null) {
        failed.value = ui.errors.noGame;
        return;
      }
      if (from === 'missing') {
        missing.value = true;
        return;
      }
      const made = sitDown(client, query, from);
      session.value = made;
      const answer = await made.line.enter();
      if (isRefusal(answer) && answer.rule === NO_MOMENT) missing.value = true;
      else if (isRefusal(answer)) failed.value = refused(say().table, gameWords(game), answer);
    };
    open().catch(why => {
      failed.value = String(why);
    });
    return () => {
      missing.value = false;
      left = true;
      session.peek()?.close();
      session.value = null;
    };
  }, [game, query]);
  useEffect(() => {
    void loadGameWords(game, language.value);
  }, [language.value]);
  const broken = session.value?.line instanceof PracticeLine ? session.value.line.broken.value : null;
  if (missing.value)
    return (
      <Notice
        title={ui.errors.noMoment}
        why={ui.errors.noMomentWhy}
        action={{ label: ui.errors.playBots, run: () => go(`/practice/${game}?new=1`) }}
      />
    );
  if (failed.value !== null || broken !== null) return <Failure what={ui.errors.practice} why={failed.value ?? broken ?? ''} />;
  if (session.value === null || session.value.now.value === null || !isGameSpoken(game)) return <Loading />;
  return <Board session={session.value} />;
};
