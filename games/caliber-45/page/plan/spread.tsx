/** The money cards, spread face down: the caller of the robbery picks one of them by hand. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useFirstFocus } from '../../../../client/table/board/focus.ts';
import type { Touch } from '../../../../client/table/game-client.ts';
import { Card } from '../../../../client/table/pieces/card.tsx';
import { type Piece, piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import type { GameClient, Session } from '../../../../client/table/session/session.ts';
import { screen } from '../screen.ts';

const SPOT = spotOf('spread');
/** Is it this viewer's pick? A replay offers nothing. */
export const isPicking = (session: Session): boolean =>
  !session.busy.value && session.now.value?.offers.some(offer => offer.do === 'pick') === true;
/** They keep their places while others are taken. */
const lying = (session: Session): readonly Piece[] => piecesAt(session.scene.value, 'spread').toSorted((a, b) => a.key - b.key);
/** The touched card is the one that goes: of backs, the last of the row leaves first. */
const take = (session: Session, piece: Piece): void => {
  const row = session.scene.peek().get(SPOT) ?? [];
  const at = lying(session).indexOf(piece);
  session.scene.value = new Map(session.scene.peek()).set(SPOT, [...row.filter(each => each !== piece), piece]);
  void session.play({ do: 'pick', card: at });
};
/** Each of them may be picked. */
export const touches = (session: Session): readonly Touch[] =>
  isPicking(session) ? lying(session).map((piece, i) => ({ id: `money ${i}`, run: () => take(session, piece) })) : [];
/** Any of them will do: they are all as likely. */
export const takeAny = (session: Session): void => {
  const all = touches(session);
  all[Math.floor(Math.random() * all.length)]?.run();
};

const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };
const Picking = ({ session }: { readonly session: Session }): JSX.Element => {
  const words = screen();
  const stop = useSignal(0);
  const row = useFirstFocus('pick');
  const pieces = lying(session);
  const picks = touches(session);
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const last = pieces.length - 1;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : stop.value + step;
    if (to === null) return;
    event.preventDefault();
    stop.value = (to + pieces.length) % pieces.length;
    row.current?.querySelectorAll('button')[stop.value]?.focus();
  };
  return (
    <fieldset
      class="spread picking"
      data-spot={SPOT}
      style={{ '--cols': `${Math.ceil(pieces.length / 2)}` }}
      ref={row}
      onKeyDown={walk}
    >
      <legend class="sr">{words.spreadTold(pieces.length)}</legend>
      {pieces.map((piece, i) => (
        <button
          key={piece.key}
          type="button"
          class="card back b-money"
          data-piece={piece.key}
          data-touch={picks[i]?.id}
          tabIndex={i === Math.min(stop.value, pieces.length - 1) ? 0 : -1}
          onFocus={() => {
            stop.value = i;
          }}
          onClick={picks[i]?.run}
        >
          <span class="sr">{words.moneyCard(i + 1, pieces.length)}</span>
          <span class="fr" />
          <span class="sum" aria-hidden="true">
            $
          </span>
        </button>
      ))}
    </fieldset>
  );
};
export const Spread = ({ session, game }: { readonly session: Session; readonly game: GameClient }): JSX.Element => {
  if (isPicking(session)) return <Picking session={session} />;
  const pieces = lying(session);
  const words = screen();
  return (
    <figure class="spread" data-spot={SPOT}>
      <div class="lie" style={{ '--n': `${pieces.length}` }}>
        {pieces.map(piece => (
          <Card key={piece.key} game={game} face={piece.face} piece={piece.key} back="b-money" />
        ))}
      </div>
      <figcaption class="lbl">
        <span aria-hidden="true">{words.spread}</span> <small aria-hidden="true">{pieces.length}</small>
        <span class="sr">{words.spreadTold(pieces.length)}</span>
      </figcaption>
    </figure>
  );
};
