/**
 * A big hand on a phone, fanned out: every card with its name and effect, playable from here. Cards in the hand lie so
 * close then that a finger cannot choose one: a tap on any of them opens the fan.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.tsx';
import { say } from '../../shell/words.ts';
import type { Action, Plan } from '../game-client.ts';
import { ActionButton } from '../prompt/prompt.tsx';
import { effectOf } from '../reader/explaining.tsx';
import type { Session } from '../session/session.ts';
import { faceNameOf, HeldCard, HeldWhy, useTouch } from './held.tsx';
import './fan.css';

export const Fan = ({ session, plan }: { readonly session: Session; readonly plan: Plan }): JSX.Element => {
  const { ui } = say();
  const list = useRef<HTMLUListElement>(null);
  const { why, touch } = useTouch(session);
  const hand = session.hand.value;
  const close = (): void => {
    session.fanned.value = false;
  };
  // The tapped card is in sight.
  useEffect(() => {
    list.current?.querySelector('.sel, .why')?.scrollIntoView({ block: 'center' });
  }, []);
  /** An action closes the fan, as the table shows its effect; only a choice taken back leaves it open. */
  const leaving = (action: Action): Action => ({
    ...action,
    run: () => {
      if (action.id !== 'clear') close();
      action.run();
    },
  });
  const picked = session.intent.picked.value.size > 0;
  return (
    <Dialog title={ui.table.hand(hand.length)} close={close} size="wide">
      <p class="asks" role="status">
        {plan.lead !== null && <b>{plan.lead} </b>}
        {plan.text}
      </p>
      <ul class="fanned" ref={list}>
        {hand.map(piece => (
          <li class="held" key={piece.key}>
            <HeldCard session={session} piece={piece} onTouch={() => touch(piece)} />
            <div>
              <b class="d">{faceNameOf(session, piece.face)}</b>
              <p>{piece.face !== null && effectOf(session, piece.face)}</p>
              <HeldWhy session={session} piece={piece} why={why} />
            </div>
          </li>
        ))}
      </ul>
      <div class="acts">
        {picked && plan.actions.map(action => <ActionButton key={action.id} ground="onpaper" action={leaving(action)} />)}
        <button type="button" class="btn onpaper" onClick={close}>
          {ui.close}
        </button>
      </div>
    </Dialog>
  );
};
