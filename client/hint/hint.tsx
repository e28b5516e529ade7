/** A hint on a sheet: the best moves that a search found, with their chances, and how sure it is. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Hint } from '../practice/hint.ts';
import { Dialog } from '../shell/dialog.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { Session } from '../table/session.ts';
import { moveSaid } from './said.ts';
import './hint.css';

interface HintProps {
  readonly session: Session;
  readonly close: () => void;
}
const percent = (share: number): number => Math.round(100 * share);

const Moves = ({ session, hint, close }: HintProps & { readonly hint: Hint }): JSX.Element => {
  const words = pageWords('hint');
  const [first, second] = hint.moves;
  if (first === undefined) return <p>{words.nothing}</p>;
  const isClose = second !== undefined && first.chance - second.chance < Math.max(first.plusMinus, second.plusMinus);
  return (
    <>
      <p>{words.about}</p>
      <ol class="hintmoves">
        {hint.moves.map(({ move, chance, plusMinus }) => (
          <li key={JSON.stringify(move)}>
            <span>
              <b>{moveSaid(session, move)}</b>
              {words.chance(percent(chance), Math.max(1, percent(plusMinus)))}
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
      {isClose && <p>{words.alike}</p>}
    </>
  );
};

export const HintSheet = ({ session, close }: HintProps): JSX.Element | null => {
  const hint = useSignal<Hint | null>(null);
  const isSpoken = useSpoken('hint');
  useEffect(() => {
    void session.line.hint?.().then(answer => {
      hint.value = isRefusal(answer) ? { moves: [] } : (answer as unknown as Hint);
    });
  }, []);
  if (!isSpoken) return null;
  const words = pageWords('hint');
  return (
    <Dialog title={say().ui.practice.hint} close={close}>
      <div class="hintbox" aria-live="polite">
        {hint.value === null ? (
          <p class="thinking">{words.thinking}</p>
        ) : (
          <Moves session={session} hint={hint.value} close={close} />
        )}
      </div>
      <button type="button" class="btn go" onClick={close}>
        {say().ui.close}
      </button>
    </Dialog>
  );
};
