/** Cards to choose from, in a list with names and effects: a tap marks one, and the red button of the brass line decides. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameWords } from '../../../../client/shell/words.ts';
import { useFirstFocus } from '../../../../client/table/board/focus.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { isWantedMove } from '../../../../client/table/session/wanted.ts';
import { GAME, screen } from '../screen.ts';
import { laidOut } from './answers.ts';
import { ChoiceRow } from './choice-row.tsx';
import { choose, chosenIn, isSame } from './choosing.ts';

const MANY = 12;
export const Picker = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const wanted = useSignal('');
  const answers = laidOut(session);
  const question = answers.length === 0 ? null : (session.now.value?.ask?.question ?? '');
  const list = useFirstFocus(question);
  useEffect(() => {
    wanted.value = '';
  }, [question]);
  if (question === null) return null;
  const chosen = chosenIn(session);
  const shown = answers.filter(({ label }) => label.toLocaleLowerCase().includes(wanted.value.trim().toLocaleLowerCase()));
  return (
    <fieldset class="choosefrom" ref={list}>
      <legend class="d">{gameWords(GAME).questions[question]!.asked}</legend>
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
            class="choice"
            data-touch={JSON.stringify(move)}
            aria-pressed={isSame(chosen.value, move)}
            data-read={face}
            data-wanted={(!isSame(chosen.value, move) && isWantedMove(session, move)) || undefined}
            onClick={() => choose(session, move)}
          >
            <i class="mark" aria-hidden="true" />
            <ChoiceRow session={session} face={face ?? ''} label={label} hit={question === 'casualty'} />
          </button>
        ))}
      </div>
    </fieldset>
  );
};
