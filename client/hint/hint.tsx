/** A hint on a sheet: the best moves that a search found, with their chances, and how sure it is. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Hint, HintedMove } from '../../kernel/bot.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { refused } from '../../words/refused.ts';
import { Dialog } from '../shell/dialog.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { gameWords, say } from '../shell/words.ts';
import type { Session } from '../table/session/session.ts';
import { type SayReason, useReasons } from './reasons.ts';
import { moveSaid } from './said.ts';
import './hint.css';

interface HintProps {
  readonly session: Session;
  readonly close: () => void;
}
const percent = (share: number): number => Math.round(100 * share);
const isClose = (first: HintedMove, second: HintedMove): boolean =>
  first.chance - second.chance < Math.max(first.plusMinus, second.plusMinus);

/** What the game says of a move; else, of the best one, what the search saw. */
const reasonSaid = ({ moves }: Hint, at: number, sayReason: SayReason): string | null => {
  const { reason, chance } = moves[at]!;
  if (reason !== null) return sayReason(reason);
  const next = moves[at + 1];
  if (at > 0 || next === undefined || isClose(moves[at]!, next)) return null;
  return pageWords('hint').ahead(percent(chance), percent(next.chance));
};

const Why = ({ said }: { readonly said: string | null }): JSX.Element | null =>
  said === null ? null : <span class="reason">{said}</span>;

const Moves = ({
  session,
  hint,
  sayReason,
  close,
}: HintProps & { readonly hint: Hint; readonly sayReason: SayReason }): JSX.Element => {
  const words = pageWords('hint');
  const [first, second] = hint.moves;
  if (first === undefined) return <p>{words.nothing}</p>;
  return (
    <>
      <p>{words.about}</p>
      <ol class="hintmoves">
        {hint.moves.map(({ move, chance, plusMinus }, i) => (
          <li key={JSON.stringify(move)}>
            <span>
              <b>{moveSaid(session, move)}</b>
              {words.chance(percent(chance), Math.max(1, percent(plusMinus)))}
              <Why said={reasonSaid(hint, i, sayReason)} />
            </span>
            <button
              type="button"
              class="btn onpaper"
              aria-label={words.playMove(moveSaid(session, move))}
              onClick={() => {
                close();
                void session.play(move);
              }}
            >
              {words.play}
            </button>
          </li>
        ))}
      </ol>
      {second !== undefined && isClose(first, second) && <p>{words.alike}</p>}
    </>
  );
};

export const HintSheet = ({ session, close }: HintProps): JSX.Element | null => {
  const hint = useSignal<Hint | Refusal | null>(null);
  const isSpoken = useSpoken('hint');
  const sayReason = useReasons(session.game.id);
  useEffect(() => {
    void session.line.hint?.().then(answer => {
      hint.value = isRefusal(answer) ? answer : (answer as unknown as Hint);
    });
  }, []);
  if (!isSpoken || sayReason === null) return null;
  const words = pageWords('hint');
  return (
    <Dialog title={say().ui.practice.hint} close={close}>
      <div class="hintbox" aria-live="polite">
        {hint.value === null ? (
          <p class="thinking">{words.thinking}</p>
        ) : isRefusal(hint.value) ? (
          <p>{refused(say().table, gameWords(session.game.id), hint.value)}</p>
        ) : (
          <Moves session={session} hint={hint.value} sayReason={sayReason} close={close} />
        )}
      </div>
      <button type="button" class="btn go" onClick={close}>
        {say().ui.close}
      </button>
    </Dialog>
  );
};
