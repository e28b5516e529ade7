/** A table in this browser: fetches the game's page and words, seats the player, and draws the board. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import { refused } from '../../words/refused.ts';
import { PracticeLine } from '../practice/line.ts';
import { NO_MOMENT } from '../practice/messages.ts';
import { Notice } from '../shell/notice.tsx';
import { go } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { gameWords, isGameSpoken, loadGameWords, say } from '../shell/words.ts';
import { loadGame } from '../table/load-game.ts';
import { Session } from '../table/session/session.ts';
import { Gone } from './gone.tsx';
import { LiveBoard } from './live-board.tsx';

interface PracticeTableProps {
  readonly game: string;
  /** A new visit makes a new table. */
  readonly visit: string;
  /** Null when the table's starting point cannot be found. */
  readonly sit: () => Promise<PracticeLine | null>;
  /** A game is on: begun, or resumed. */
  readonly begun?: (session: Session) => void;
  /** The game is over, or was already. */
  readonly over?: (session: Session) => void;
}
export const PracticeTable = ({ game, visit, sit, begun, over }: PracticeTableProps): JSX.Element => {
  const session = useSignal<Session | null>(null);
  const failed = useSignal<string | null>(null);
  const missing = useSignal(false);
  const { ui } = say();
  useEffect(() => {
    let left = false;
    const open = async (): Promise<void> => {
      const [client] = await Promise.all([loadGame(game), loadGameWords(game, language.value)]);
      if (left) return;
      if (client === null) {
        failed.value = ui.errors.noGame;
        return;
      }
      const line = await sit();
      if (left) {
        line?.leave();
        return;
      }
      if (line === null) {
        missing.value = true;
        return;
      }
      const made = new Session(line, client);
      session.value = made;
      const answer = await line.enter();
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
  }, [game, visit]);
  useEffect(() => {
    void loadGameWords(game, language.value);
  }, [language.value]);
  const now = session.value?.now.value ?? null;
  const stage = now === null ? 'empty' : now.outcome === null ? 'on' : 'over';
  useEffect(() => {
    if (stage === 'on') begun?.(session.peek()!);
    if (stage === 'over') over?.(session.peek()!);
  }, [stage]);
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
  const gone = session.value?.gone.value ?? null;
  if (gone !== null) return <Gone why={gone} />;
  if (session.value === null || session.value.now.value === null || !isGameSpoken(game)) return <Loading />;
  return <LiveBoard session={session.value} />;
};
