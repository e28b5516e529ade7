/** The brass line: what happens, whose move it is, what the player may do. The main action stands in it; on a phone, under the hand. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { say } from '../../shell/words.ts';
import type { Action, Plan } from '../game-client.ts';
import { keyName } from '../keys.ts';
import type { Session } from '../session/session.ts';
import { RuleLink, Why } from './why.tsx';

export const ActionButton = ({ action, ground }: { readonly action: Action; readonly ground: string }): JSX.Element => (
  <button
    type="button"
    class={`btn ${action.tone} ${ground}`}
    data-action={action.id}
    data-aside={action.aside}
    data-tone={action.tone}
    data-wanted={action.wanted}
    onClick={action.run}
  >
    {action.icon}
    <span>{action.label}</span>
    {action.key !== undefined && (
      <span aria-hidden="true">
        <kbd>{keyName(action.key)}</kbd>
      </span>
    )}
  </button>
);
/** The red button and the cancel button stand in the line, the rest beside the hand. */
export const inLine = (plan: Plan): readonly Action[] =>
  plan.actions.filter(action => action.tone === 'go' || action.id === 'clear' || action.pressing === true);
export const beside = (plan: Plan): readonly Action[] => plan.actions.filter(action => !inLine(plan).includes(action));

/** More letters than fit on two lines of a phone. */
const LONG = 80;
const isLong = ({ lead, text }: Plan): boolean => (lead?.length ?? 0) + text.length > LONG;
export const BrassLine = ({ session, plan }: { readonly session: Session; readonly plan: Plan }): JSX.Element => {
  const refusal = session.intent.refusal.value;
  return (
    <div class={`line ${plan.tone} ${isLong(plan) ? 'long' : ''}`} data-asked={plan.tone === 'yours' || undefined}>
      <p role="status">
        {plan.lead !== null && <b>{plan.lead}</b>}
        {plan.text} {plan.rule !== null && <RuleLink game={session.game.id} rule={plan.rule} />}
      </p>
      <div class="acts">
        {[...inLine(plan)].reverse().map(action => (
          <ActionButton key={action.id} action={action} ground="" />
        ))}
      </div>
      {refusal !== null && <Why game={session.game} refusal={refusal} />}
    </div>
  );
};

/** Beside the hand on a wide screen. */
export const SideActions = ({ plan }: { readonly plan: Plan }): JSX.Element => (
  <div class="right">
    {beside(plan).map(action => (
      <ActionButton key={action.id} action={action} ground="onwood" />
    ))}
  </div>
);

/** Does the player pick cards from the hand, or from the table? */
const fromHand = (session: Session): boolean =>
  session.hand.value.some(piece => session.game.hand?.standing(session, piece).state === 'legal');
/** Under the hand on a phone: the main action, a second one, and the rest behind "More". */
export const Pad = ({ session, plan }: { readonly session: Session; readonly plan: Plan }): JSX.Element => {
  const { ui } = say();
  const more = useSignal(false);
  const all = [...plan.actions].sort((a, b) => Number(b.tone === 'go') - Number(a.tone === 'go'));
  const main = all[0]?.tone === 'go' ? all[0] : null;
  const rest = all.filter(action => action !== main);
  const fits = main === null ? 3 : 2;
  const shown = rest.length <= fits ? rest : rest.slice(0, fits - 1);
  const hidden = rest.filter(action => !shown.includes(action));
  const close = (): void => {
    more.value = false;
  };
  const hides = hidden.length > 0;
  useLayoutEffect(() => {
    if (!hides) close();
  }, [hides]);
  return (
    <div class="pad">
      {more.value && hides && (
        <div class="morebox">
          {hidden.map(action => (
            <ActionButton
              key={action.id}
              ground=""
              action={{
                ...action,
                run: () => {
                  close();
                  action.run();
                },
              }}
            />
          ))}
        </div>
      )}
      {main !== null ? (
        <ActionButton action={main} ground="" />
      ) : (
        shown.length === 0 && (
          <span class="idle">
            {plan.tone === 'wait' ? ui.table.nothingToDo : fromHand(session) ? ui.table.pickCards : ui.table.pickOnTable}
          </span>
        )
      )}
      {shown.map(action => (
        <ActionButton key={action.id} action={action} ground="" />
      ))}
      {hides && (
        <button
          type="button"
          class="btn"
          aria-expanded={more.value}
          onClick={() => {
            more.value = !more.value;
          }}
        >
          {ui.table.more}
        </button>
      )}
    </div>
  );
};
