/** The cylinder as it is to be drawn: from the cards and the facts that have been shown. What they come to is the game's own arithmetic. */
import { type Piece, piecesAt } from '../../../client/table/pieces/scene.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { isRevolver } from '../faces.ts';
import { chamberNumbers, fired, loaded, mayOpen, shut } from '../numbers.ts';
import type { BulletsOpen } from '../zones.ts';
import { factsOf } from './screen.ts';

export interface ChamberSeen {
  readonly n: number;
  readonly key: number | null;
  /** Its card, as far as the viewer knows. */
  readonly face: 'click' | 'bang' | null;
  readonly open: boolean;
  /** The players who have looked into it since the last shuffle. */
  readonly looked: readonly Seat[];
  /** It is about to open. */
  readonly aimed: boolean;
}
export interface CylinderSeen {
  readonly chambers: readonly ChamberSeen[];
  readonly bullets: number;
  /** Bang! cards that lie open, and those that do not. */
  readonly fired: number;
  readonly loaded: number;
  /** How many chambers are shut. */
  readonly shut: number;
  /** The chamber that is on top. */
  readonly top: number;
  /** A chamber is being opened for all to see. */
  readonly opening: boolean;
}

/** A card in the cylinder is seen by all once it lies open, else by those who have looked at it since the last shuffle. */
export const chamberSeen = (open: BulletsOpen, me: Seat | null, n: number, piece: Piece | undefined): ChamberSeen => {
  const isOpen = open.opened[n - 1] === true;
  const looked = open.looked[n - 1] ?? [];
  const face = isOpen || (me !== null && looked.includes(me)) ? (piece?.face ?? null) : null;
  return {
    n,
    key: piece?.key ?? null,
    face: face !== null && isRevolver(face) ? face : null,
    open: isOpen,
    looked: isOpen ? [] : looked,
    aimed: !isOpen && open.phase === 'opened' && open.last === n,
  };
};
export const cylinderOf = (session: Session): CylinderSeen | null => {
  const open = factsOf(session);
  if (open === null) return null;
  const t = { open };
  const chambers = chamberNumbers.map(n =>
    chamberSeen(open, session.me.value, n, piecesAt(session.scene.value, 'cylinder', null, String(n))[0]),
  );
  const faceIn = (n: number) => chambers[n - 1]!.face;
  return {
    chambers,
    bullets: open.bullets,
    fired: fired(t, faceIn),
    loaded: loaded(t, faceIn),
    shut: shut(t).length,
    top: open.phase === 'opened' && open.last !== null ? open.last : mayOpen(t)[0]!,
    opening: chambers.some(chamber => chamber.aimed),
  };
};
/** Shut chambers that the viewer has not seen into, and how many of those are loaded. */
export const unknownIn = ({ chambers, loaded }: Pick<CylinderSeen, 'chambers' | 'loaded'>) => {
  const closed = chambers.filter(chamber => !chamber.open);
  const known = closed.filter(chamber => chamber.face !== null);
  return { bangs: loaded - known.filter(chamber => chamber.face === 'bang').length, of: closed.length - known.length };
};
/** The viewer's chance that this shut chamber is loaded, given their looks. */
export const chanceAt = (seen: Pick<CylinderSeen, 'chambers' | 'loaded'>, n: number): number => {
  const { face } = seen.chambers[n - 1]!;
  if (face !== null) return face === 'bang' ? 1 : 0;
  const { bangs, of } = unknownIn(seen);
  return bangs / of;
};
