/** Cards to choose from that do not lie at hand: a deck that is searched, a title to be named, cards at other battlefields, bandits on a phone. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameWords } from '../../../client/shell/words.ts';
import { useFirstFocus } from '../../../client/table/focus.ts';
import type { Session } from '../../../client/table/session.ts';
import { answersOf, type PreparedAnswer } from './answers.ts';
import { Face, frame } from './card.tsx';
import { factsOf, GAME, screen } from './screen.ts';

const MANY = 12;
const DIGITS = 9;
/** What is asked, if its answers are cards that are laid out here. */
const laidOut = (
  session: Session,
): { readonly question: string; readonly answers: readonly PreparedAnswer[]; readonly always: boolean } | null => {
  const question = session.now.value?.ask?.question ?? '';
  const answers = answersOf(session).filter(answer => answer.face !== null);
  if (answers.length === 0) return null;
  if (question === 'find' || question === 'title') return { question, answers, always: true };
  if (question !== 'target' && question !== 'casualty') return null;
  const here = factsOf(session)?.place;
  const afar = answers.some(({ move }) => move.do === 'pick' && String(move['row']).split(':')[1] !== here);
  // What has no digit of its own is laid out, so that keys find it.
  return { question, answers, always: afar || answers.length > DIGITS };
};
export const Picker = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const wanted = useSignal('');
  const laid = laidOut(session);
  const question = laid?.question ?? null;
  const row = useFirstFocus(question);
  useEffect(() => {
    wanted.value = '';
  }, [question]);
  if (laid === null) return null;
  const { answers, always } = laid;
  const shown = answers.filter(({ label }) => label.toLocaleLowerCase().includes(wanted.value.trim().toLocaleLowerCase()));
  return (
    <fieldset class={`choosefrom ${always ? '' : 'phone'}`} ref={row}>
      <legend class="d">{gameWords(GAME).questions[laid.question]!.asked}</legend>
      {answers.length > MANY && (
        <input
          type="search"
          aria-label={screen().findByName}
          placeholder={screen().findByName}
          value={wanted.value}
          onInput={event => {
            wanted.value = event.currentTarget.value;
          }}
        />
      )}
      <div class="laid">
        {shown.map(({ move, label, face }) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            class={`card ${frame(face)}`}
            data-read={face}
            onClick={() => void session.play(move)}
          >
            <span class="sr">{label}</span>
            <span class="drawn" aria-hidden="true">
              <Face face={face} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};
