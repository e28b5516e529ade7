/** A pile: a few cards, and a brass tag with their number. */
import type { JSX } from 'preact';
import type { GameClient } from '../session/session.ts';
import { Card, crookedness } from './card.tsx';
import { type Piece, type Scene, spotOf } from './scene.ts';

interface PileProps {
  readonly game: GameClient;
  readonly scene: Scene;
  readonly zone: string;
  readonly label: string;
  /** The number that matters, in words, under its name. */
  readonly note?: string;
  /** Thrown down, or squared up. */
  readonly lie: 'crooked' | 'square';
  /** Shown in an empty place. */
  readonly ghost: JSX.Element;
  /** The back of its deck, where there are several. */
  readonly back?: string;
  /** The pile in words, for screen readers. */
  readonly told: string;
}
const SHOWN = { crooked: 5, square: 3 };

export const Pile = ({ game, scene, zone, label, note = '', lie, ghost, back, told }: PileProps): JSX.Element => {
  const spot = spotOf(zone);
  const pieces: readonly Piece[] = scene.get(spot) ?? [];
  const top = lie === 'crooked' ? pieces.slice(-SHOWN.crooked) : pieces.slice(0, SHOWN.square);
  return (
    <figure class={`pile ${lie}`} data-spot={spot}>
      <div class="stack">
        <span class="slot" data-land>
          {ghost}
        </span>
        {top.map((piece, i) => (
          <Card
            key={piece.key}
            game={game}
            face={piece.face}
            piece={piece.key}
            {...(back === undefined ? {} : { back })}
            {...(lie === 'crooked' ? { crooked: i === top.length - 1 ? crookedness(piece.key, 4) : crookedness(piece.key) } : {})}
          />
        ))}
        {pieces.length > 0 && (
          <span class="tag" aria-hidden="true">
            {pieces.length}
          </span>
        )}
      </div>
      <figcaption class="lbl">
        <span aria-hidden="true">{label}</span>
        {note !== '' && <small>{note}</small>}
        <span class="sr">{told}</span>
      </figcaption>
    </figure>
  );
};
