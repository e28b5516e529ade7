/** A hand for viewing only: the same row of cards, none touchable. */
import type { JSX } from 'preact';
import { gameWords, say } from '../../shell/words.ts';
import { Card } from '../pieces/card.tsx';
import { spotOf } from '../pieces/scene.ts';
import type { Session } from '../session/session.ts';

export const ShownHand = ({ session, label }: { readonly session: Session; readonly label: string }): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const names = gameWords(game.id).faces;
  const hand = session.hand.value;
  return (
    <section
      class={`hand shown n${Math.min(hand.length, 12)}`}
      data-spot={spotOf('hand', session.me.value ?? 0)}
      style={{ '--n': `${Math.max(1, hand.length)}` }}
      aria-label={label}
    >
      {hand.length === 0 && <p class="bare">{ui.table.emptyHand}</p>}
      {hand.map(piece => (
        <div class="held" key={piece.key}>
          <Card
            game={game}
            face={piece.face}
            piece={piece.key}
            name={piece.face === null ? ui.table.faceDown : names[piece.face]!}
          />
        </div>
      ))}
    </section>
  );
};
