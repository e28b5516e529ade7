/**
 * One card in a list: picture, rating, name, the effect of choosing it, and the token that saves it. The gang's sheet and all pickers are
 * made of these.
 */
import type { JSX } from 'preact';
import { Outline } from '../../../../client/shell/icon.tsx';
import { piecesAt } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { isFace, ratingOf } from '../../faces.ts';
import { art, tokens } from '../pictures.ts';
import { factsOf, screen, textOf, titleOf } from '../screen.ts';
import { markOf } from '../seen.ts';

/** The token that would save this bandit; null where none lies on them. */
const savesOf = (session: Session, face: string): 'grit' | 'hostage' | null => {
  const piece = piecesAt(session.scene.value, 'gang').find(each => each.face === face);
  if (piece === undefined) return null;
  if ((markOf(session, piece.key)?.on?.grit ?? 0) > 0) return 'grit';
  return face === 'cortez' && factsOf(session)?.hostage === 'cortez' ? 'hostage' : null;
};
interface RowProps {
  readonly session: Session;
  readonly face: string;
  /** Its label here: its name, and perhaps its place. */
  readonly label?: string;
  /** This bandit would be hit. */
  readonly hit?: boolean;
  readonly dead?: boolean;
}
/** Inside a button or an item of a list. */
export const ChoiceRow = ({ session, face, label = titleOf(face), hit = false, dead = false }: RowProps): JSX.Element => {
  const words = screen();
  const saves = dead ? null : savesOf(session, face);
  const says = textOf(face) || (hit ? words.nothingMore : '');
  const rating = isFace(face) ? ratingOf(face) : undefined;
  return (
    <>
      <span class="pict" aria-hidden="true">
        {isFace(face) && <Outline d={art[face]} />}
        {rating !== undefined && <b>{rating}</b>}
      </span>
      <span class="told">
        <b>{dead ? words.isDead(label) : label}</b>
        <span>{saves !== null && hit ? words.survives : says}</span>
      </span>
      {saves !== null && (
        <span class="saves">
          <Outline d={tokens[saves]} />
          <small>{words.terms.tokens[saves]}</small>
        </span>
      )}
    </>
  );
};
