/** A player's face, ink and brand at a table. Their name is said beside it: none of the three alone identifies them. */
import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import { faceFor, inksOf, type Face as Worn } from '../../../wire/face.ts';
import type { ChairView } from '../../../wire/protocol.ts';
import { BrandMark, BrandShape, inkOf } from '../../faces/brand.tsx';
import { botFace, FacePicture } from '../../faces/face.tsx';
import { classes } from '../../look/classes.ts';
import { iconAt } from '../../shell/icon.tsx';
import { chairsAt, type Seated } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import * as face from './face.module.css';

/** Guests of older games have no id. */
const wornBy = (chair: ChairView): Worn => chair.face ?? faceFor(chair.who ?? chair.name);
const placeAt = (chairs: readonly ChairView[], seat: Seat): number =>
  inksOf(chairs.map(chair => (chair.kind === 'guest' ? wornBy(chair) : null)))[seat] ?? 1;

export interface OfSeat {
  readonly session: Session;
  readonly seat: Seat;
  /** The seating of an earlier game. */
  readonly seated?: Seated | null;
}
/** The number of their ink, from 1. */
export const placeOf = ({ session, seat, seated = null }: OfSeat): number => placeAt(seated?.chairs ?? chairsAt(session), seat);
/** The class of their ink: it gives `--p` and its kin (`look/inks.css`). */
export const inkAt = (of: OfSeat): string => inkOf(placeOf(of));

interface FaceProps extends OfSeat {
  /** Without the seal, where the brand stands beside it. */
  readonly bare?: boolean;
  /** Taller than wide. */
  readonly tall?: boolean;
  readonly class?: string;
}
/** As wide as `--face-w` says, 46 px unless it does. */
export const Face = ({ session, seat, seated, ...how }: FaceProps): JSX.Element | null => {
  const chair = (seated?.chairs ?? chairsAt(session))[seat];
  if (chair === undefined || chair.kind === 'free') return null;
  const isBot = chair.kind === 'bot';
  const of = isBot ? botFace(chair.who ?? '', seat) : wornBy(chair);
  return <FacePicture of={of} bot={isBot} place={placeOf({ session, seat, seated: seated ?? null })} {...how} />;
};
/** As tall as the text around it. */
export const Brand = ({ class: more, ...of }: OfSeat & { readonly class?: string }): JSX.Element => (
  <BrandMark place={placeOf(of)} {...(more === undefined ? {} : { class: more })} />
);
/** Their hand on the pile. */
export const Hand = ({ class: more, ...of }: OfSeat & { readonly class?: string }): JSX.Element => (
  <svg class={classes(face.hand, inkAt(of), more)} viewBox="-24 -24 560 560" aria-hidden="true">
    <use href={iconAt('hand')} />
    <g class={face.palm} transform="translate(190 270) scale(7)">
      <g class={face.upright}>
        <BrandIn {...of} />
      </g>
    </g>
  </svg>
);
/** For charts: 24 × 24. */
export const BrandIn = (of: OfSeat): JSX.Element => <BrandShape place={placeOf(of)} />;
