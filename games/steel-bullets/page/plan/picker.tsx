/** A card out of a row that lies open for the player: the discard for a Lawyer, a hand for a Thief. */

import type { JSX } from 'preact';
import { gameWords } from '../../../../client/shell/words.ts';
import { useFirstFocus } from '../../../../client/table/board/focus.ts';
import { whoIs } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { Face, frame } from '../card.tsx';
import { faceName, factsOf, GAME, screen } from '../screen.ts';

export const Picker = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const now = session.now.value;
  const question = now?.ask?.question;
  const asked = session.asked.value && (question === 'fetch' || question === 'take');
  const row = useFirstFocus(asked ? question : null);
  if (now === null || !asked) return null;
  const words = screen();
  const whom = factsOf(session)?.pending.at(-1)?.whom ?? null;
  const moves = now.moves.filter(move => move.do === question);
  return (
    <fieldset class="picker" ref={row}>
      <legend class="d">{question === 'take' && whom !== null ? words.fromHand(whoIs(session, whom)) : words.fromDiscard}</legend>
      {moves.map(move => {
        const face = String(move['card']);
        return (
          <button key={face} type="button" class={`card ${frame(face)}`} onClick={() => void session.play(move)}>
            <span class="sr">{`${gameWords(GAME).verbs[move.do]!.button}: ${faceName(face)}`}</span>
            <span class="drawn" aria-hidden="true">
              <Face face={face} />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
};
