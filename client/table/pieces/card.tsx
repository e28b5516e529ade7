/** A card as it lies somewhere: its frame, its state and what is on it. */
import type { JSX } from 'preact';
import { Icon } from '../../shell/icon.tsx';
import type { GameClient } from '../session/session.ts';

export type CardSize = 'tiny' | 'small' | 'normal' | 'large';

interface CardProps {
  readonly game: GameClient;
  readonly face: string | null;
  readonly size?: CardSize;
  /** The piece it stands for, so that it can fly. */
  readonly piece?: number;
  /** Its name for screen readers; without one, it is an ornament. */
  readonly name?: string;
  /** The class of its deck, shown by its back, where there are several. */
  readonly back?: string;
  /** Degrees, fixed by the card, never random. */
  readonly crooked?: number;
}
export const Back = (): JSX.Element => (
  <>
    <span class="fr" />
    <Icon name="six" class="em" />
  </>
);
export const Card = ({ game, face, size = 'normal', piece, name, back = '', crooked }: CardProps): JSX.Element => {
  const label = name === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': name };
  return (
    <div
      class={`card ${face === null ? `back ${back}` : game.frame(face)} ${size}`}
      data-piece={piece}
      data-read={face}
      style={crooked === undefined ? undefined : { rotate: `${crooked}deg` }}
      {...label}
    >
      {face === null ? <Back /> : <game.Face face={face} />}
    </div>
  );
};

/** A card's tilt in a pile, derived from its key. */
export const crookedness = (key: number, most = 14): number => (((key * 7919) % 1000) / 1000 - 0.5) * 2 * most;
