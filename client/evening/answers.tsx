/** Who comes: the visitor's answer, without an account, and those of others with the same link. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isRefusal } from '../../kernel/refusal.ts';
import { type EveningAnswer, eveningAnswers } from '../../wire/lists.ts';
import { refused } from '../../words/refused.ts';
import { CallOffer } from '../calls/wishes.tsx';
import { Choice } from '../gather/choice.tsx';
import { Naming } from '../gather/naming.tsx';
import { askServer, useAsked } from '../line/api.ts';
import { me, server } from '../line/server.ts';
import { isUnnamed, personName } from '../shell/called.ts';
import { pageWords } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import * as style from './evening.module.css';
import type { Evening } from './evening.ts';

interface Answered {
  readonly name: string;
  readonly answer: EveningAnswer;
  readonly isYours: boolean;
}
export const Answers = ({ evening, at }: { readonly evening: Evening; readonly at: number }): JSX.Element => {
  const words = pageWords('evening');
  const { id, game, table } = evening;
  const path = `/api/evenings/${id}/${at}`;
  const { reply, again } = useAsked<{ readonly answers: readonly Answered[] }>(path);
  const said = useSignal('');
  const known = useSignal<readonly Answered[]>([]);
  if (reply?.is === 'ok' && known.peek() !== reply.value.answers) known.value = reply.value.answers;
  const own = known.value.find(({ isYours }) => isYours);
  const tell = async (answer: EveningAnswer): Promise<void> => {
    // From now on a new visitor is a guest.
    await server();
    const told = await askServer('PUT', path, { answer, game, table });
    said.value = told.is === 'ok' ? '' : told.is === 'no' ? refused(say().table, null, told.refusal) : words.away;
    again();
  };
  const rename = async (name: string): Promise<void> => {
    const answer = await (await server()).ask({ ask: 'rename', name });
    if (isRefusal(answer)) said.value = refused(say().table, null, answer);
    else playerName.value = name;
    again();
  };
  return (
    <section class={style.answers}>
      <Choice
        legend={words.come}
        values={eveningAnswers.map(value => ({ value, label: words.answers[value] }))}
        chosen={own?.answer ?? null}
        choose={answer => {
          if (answer !== null) void tell(answer);
        }}
      />
      {said.value !== '' && <p role="status">{said.value}</p>}
      {own !== undefined && isUnnamed(own.name) && <Naming name={own.name} rename={name => void rename(name)} />}
      {own !== undefined && own.answer !== 'no' && <CallOffer kind="evening" guest={me.value?.id ?? null} />}
      {eveningAnswers.map(answer => {
        const names = known.value.filter(each => each.answer === answer).map(({ name }) => personName(name));
        return names.length === 0 ? null : (
          <p key={answer} translate={false}>
            <b>{words.who[answer](names.length)}</b> {names.join(', ')}
          </p>
        );
      })}
    </section>
  );
};
