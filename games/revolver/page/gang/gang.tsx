/** The gang as wanted posters, struck out as they fall; and the border, whose tokens can be counted. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../../../../client/shell/dialog.tsx';
import { Outline } from '../../../../client/shell/icon.tsx';
import { say } from '../../../../client/shell/words.ts';
import { walk } from '../../../../client/table/hand/hand.tsx';
import { type Piece, piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import { read } from '../../../../client/table/reader/reading.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { isFace, ratingOf } from '../../faces.ts';
import { COLTY } from '../../zones.ts';
import { frame, Face as Poster } from '../card.tsx';
import { hitOf } from '../fight/attack.tsx';
import { art, tokens } from '../pictures.ts';
import { ChoiceRow } from '../plan/choice-row.tsx';
import { chanceOf } from '../plan/choosing.ts';
import { factsOf, screen, titleOf } from '../screen.ts';
import { supplyOf } from '../seen.ts';
import { small } from '../small.ts';
import { InPlay } from './piece.tsx';

interface At {
  readonly session: Session;
}
const Dead = ({ face, piece, stop }: { readonly face: string; readonly piece: number; readonly stop: boolean }): JSX.Element => (
  <button
    type="button"
    class={`card inplay tiny dead ${frame(face)}`}
    data-piece={piece}
    data-read={face}
    tabIndex={stop ? 0 : -1}
    onClick={() => read(face)}
  >
    <span class="sr">{screen().isDead(titleOf(face))}</span>
    <span class="drawn" aria-hidden="true">
      <Poster face={face} />
    </span>
    <svg class="strike" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
      <path d="M6 8 94 132M94 8 6 132" />
    </svg>
  </button>
);
/** In order of their ratings, the dead where they stood. */
const rating = (face: string | null): number => (face !== null && isFace(face) ? ratingOf(face) : 0);
interface Member {
  readonly piece: Piece;
  readonly lives: boolean;
}
/** The gang's sheet: the living with their abilities, and the dead. */
const Members = ({ session, all, close }: At & { readonly all: readonly Member[]; readonly close: () => void }): JSX.Element => (
  <Dialog title={screen().gang} close={close} size="wide">
    <ul class="members">
      {all.map(({ piece, lives }) => (
        <li key={piece.key}>
          <button type="button" class={`choice ${lives ? '' : 'fallen'}`} onClick={() => read(piece.face ?? '')}>
            <ChoiceRow session={session} face={piece.face ?? ''} dead={!lives} />
          </button>
        </li>
      ))}
    </ul>
    <button type="button" class="btn go" onClick={close}>
      {say().ui.close}
    </button>
  </Dialog>
);
/** On a phone: one chip that opens the sheet, and Jack, whose death ends the game, apart from all others. */
const Chips = ({
  session,
  all,
  alive,
}: At & { readonly all: readonly Member[]; readonly alive: readonly Piece[] }): JSX.Element => {
  const words = screen();
  const open = useSignal(false);
  const next = Math.min(...alive.map(({ face }) => rating(face)));
  const isUsable = alive.some(piece => chanceOf(session, piece)?.kind === 'use');
  const { me } = session;
  const whose = me.value === null ? 'rail' : me.value === COLTY ? 'you' : 'foe';
  return (
    <>
      <button
        type="button"
        class={`gangchip ${isUsable ? 'usable' : ''}`}
        data-spot={spotOf('gang')}
        onClick={() => {
          open.value = true;
        }}
      >
        <Outline d={art['kid-malloy']} />
        <span data-land data-spot={spotOf('graveyard')}>
          <b>{words.gangChip(alive.length, all.length)}</b>
          <small>{Number.isFinite(next) ? words.nextToFall(next) : ''}</small>
        </span>
      </button>
      <button type="button" class="gangchip jack" data-read="jack-colty" onClick={() => read('jack-colty')}>
        <Outline d={art['jack-colty']} />
        <span>
          <b>{words.jack}</b>
          <small>{words.jackDies[whose]}</small>
        </span>
      </button>
      {open.value && (
        <Members
          session={session}
          all={all}
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
};
export const Gang = ({ session }: At): JSX.Element => {
  const words = screen();
  const [alive, dead] = [piecesAt(session.scene.value, 'gang'), piecesAt(session.scene.value, 'graveyard')];
  const fate = hitOf(session)?.fate ?? null;
  const all = [...alive.map(piece => ({ piece, lives: true })), ...dead.map(piece => ({ piece, lives: false }))].sort((a, b) => {
    const by = rating(a.piece.face) - rating(b.piece.face);
    return by !== 0 ? by : (a.piece.face ?? '') < (b.piece.face ?? '') ? -1 : 1;
  });
  if (small.value)
    return (
      <section class="gang" data-about={spotOf('gang')} aria-label={words.gangOf(alive.length, all.length)}>
        <Chips session={session} all={all} alive={alive} />
      </section>
    );
  return (
    <section class="gang" data-about={spotOf('gang')} aria-label={words.gangOf(alive.length, all.length)}>
      <p class="head d" aria-hidden="true">
        {words.gang} <b>{alive.length}</b>
      </p>
      <ul style={{ '--n': `${all.length}` }} onKeyDown={event => void walk(event.currentTarget, event)}>
        {all.map(({ piece, lives }, i) => (
          <li
            key={piece.key}
            class={fate !== null && fate.card === piece.face ? fate.how : undefined}
            data-spot={spotOf(lives ? 'gang' : 'graveyard')}
          >
            {lives ? (
              <InPlay session={session} piece={piece} size="tiny" stop={i === 0} />
            ) : (
              <Dead face={piece.face ?? ''} piece={piece.key} stop={i === 0} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const MOST_BORDER = 14;
export const Border = ({ session }: At): JSX.Element => {
  const words = screen();
  const left = factsOf(session)?.border ?? 0;
  const gone = factsOf(session)?.borderGone ?? 0;
  return (
    <div class="mexico" data-about="border" role="img" aria-label={words.borderHas(left)}>
      <p class="d" aria-hidden="true">
        <Outline d={tokens.border} /> {words.border} <b>{left}</b>
      </p>
      <span class="posts" aria-hidden="true">
        {Array.from({ length: MOST_BORDER - gone }, (_, i) => (
          <i key={i} class={i < left ? '' : 'o'} />
        ))}
      </span>
    </div>
  );
};
/** What lies in the middle for both: chips, True Grit, red chips. */
export const Supply = ({ session }: At): JSX.Element => {
  const words = screen();
  const { chips, red, grit } = supplyOf(session);
  return (
    <ul class="supply" aria-label={words.supply}>
      <li data-about="chips">
        <i class="chip1" aria-hidden="true" />
        <b aria-hidden="true">{chips}</b>
        <span class="sr">{words.marks.chips(chips)}</span>
      </li>
      {red > 0 && (
        <li data-about="red">
          <i class="chip1 red" aria-hidden="true" />
          <b aria-hidden="true">{red}</b>
          <span class="sr">{words.marks.red(red)}</span>
        </li>
      )}
      <li data-about="grit">
        <Outline d={tokens.grit} />
        <b aria-hidden="true">{grit}</b>
        <span class="sr">{words.marks.grit(grit)}</span>
      </li>
    </ul>
  );
};
