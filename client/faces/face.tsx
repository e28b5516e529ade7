/**
 * A player's face: a tintype in their ink, with their brand as a seal. Guests and bots without a name are animals that wear something;
 * the named opponents are people. People have a round frame (an arched one where it is `tall`), bots one with eight corners.
 */
import type { JSX } from 'preact';
import { type Face, faceFor } from '../../wire/face.ts';
import { classes } from '../look/classes.ts';
import { BrandShape, inkOf } from './brand.tsx';
import * as faces from './faces.module.css';
import heads from './heads.svg';
import type { sources } from './heads.ts';
import people from './people.svg';
import { portraits } from './portraits.ts';

type Point = readonly [x: number, y: number];
interface Head {
  readonly at: Point;
  readonly size: number;
  readonly turn?: number;
  /** Where the brim of a hat lies, how it leans, how much of its size it has, and how far what is worn below is from the middle. */
  readonly crown: Point;
  readonly lean?: number;
  readonly fits?: number;
  readonly neck?: Point;
}
/** On 88 × 104. */
const headed: { readonly [H in Face['head']]: Head } = {
  raccoon: { at: [44, 58], size: 66, crown: [44, 36] },
  wolf: { at: [45, 57], size: 66, turn: 6, crown: [38, 38], lean: -8 },
  buffalo: { at: [42, 66], size: 72, crown: [46, 38], lean: 8, fits: 0.85, neck: [-15, 4] },
  owl: { at: [44, 73], size: 84, crown: [44, 38], fits: 0.85 },
  badger: { at: [44, 59], size: 64, crown: [44, 38] },
  bear: { at: [44, 60], size: 64, crown: [44, 36] },
  eagle: { at: [44, 64], size: 72, crown: [46, 38], neck: [-4, 3] },
  hare: { at: [44, 63], size: 76, crown: [44, 44], fits: 0.9 },
};
interface Hat {
  /** The middle of its brim, on 512 × 512. */
  readonly brim: Point;
  readonly size: number;
  readonly turn: number;
}
const hatted: { readonly [H in Exclude<Face['hat'], 'none' | 'creased'>]: Hat } = {
  wide: { brim: [256, 340], size: 64, turn: 0 },
  top: { brim: [256, 400], size: 50, turn: 0 },
  straw: { brim: [256, 330], size: 56, turn: -20 },
  sombrero: { brim: [256, 320], size: 72, turn: 0 },
};
/** The edge of paper around what lies on something, on 88 × 104. */
const EDGE = 2;
interface PartProps {
  readonly name: keyof typeof sources;
  readonly at: Point;
  readonly size: number;
  readonly turn?: number;
  readonly middle?: Point;
}
const Part = ({ name, at, size, turn = 0, middle = [256, 256] }: PartProps): JSX.Element => (
  <use
    href={`${heads}#${name}`}
    stroke-width={(EDGE * 512) / size}
    transform={`translate(${at}) rotate(${turn}) scale(${size / 512}) translate(${-middle[0]} ${-middle[1]})`}
  />
);
/** A brim, a pinched crown and a band: our own. */
const Creased = (): JSX.Element => (
  <g transform="scale(.74) translate(-50 -38)" stroke-width="2.7">
    <path d="M8 37c8 5 17 2 24-1 1-17 4-26 10-28 4-1 5 3 8 3s4-4 8-3c6 2 9 11 10 28 7 3 16 6 24 1-6 9-21 13-42 13S14 46 8 37z" />
    <path class={faces.lines} d="M33 34q17 6 34 0" />
  </g>
);
const HatOn = ({ hat, head }: { readonly hat: Face['hat']; readonly head: Head }): JSX.Element | null => {
  const { crown, lean = 0, fits = 1 } = head;
  if (hat === 'none') return null;
  if (hat === 'creased')
    return (
      <g transform={`translate(${crown}) rotate(${lean}) scale(${fits})`}>
        <Creased />
      </g>
    );
  const { brim, size, turn } = hatted[hat];
  return <Part name={hat} at={crown} size={size * fits} turn={lean + turn} middle={brim} />;
};
const neckwear: { readonly [N in Face['neck']]: JSX.Element | null } = {
  kerchief: (
    <>
      <path d="M18 78c15 8 37 8 52 0l-7 10-19 16-19-16z" />
      <path class={faces.lines} d="M26 85c11 5 25 5 36 0" />
    </>
  ),
  dots: (
    <>
      <path d="M17 77c14 8 40 8 54 0l-6 11-21 15-21-15z" />
      <path class={classes(faces.lines, faces.dots)} d="M31 87h.1M44 85h.1M57 87h.1M38 93h.1M50 93h.1M44 99h.1" />
    </>
  ),
  bow: <path d="M40 83 26 77q-4 9 0 18l14-6v2h8v-2l14 6q4-9 0-18l-14 6v-2h-8zM40 83v6M48 83v6" />,
  string: (
    <>
      <path d="M25 78 42 88 37 105h4l3-12 3 12h4L46 88l17-10-2-3-17 9-17-9z" />
      <circle cx="44" cy="89" r="4.5" />
    </>
  ),
  none: null,
};
const RAYS = `M${Array.from({ length: 24 }, (_, i) => {
  const at = (turn: number): string => `${Math.round(44 + 90 * Math.cos(turn))} ${Math.round(50 + 90 * Math.sin(turn))}`;
  return `44 50L${at((i * Math.PI) / 12)} ${at((i * Math.PI) / 12 + 0.105)}z`;
}).join('M')}`;

const Animal = ({ face, tall }: { readonly face: Face; readonly tall: boolean }): JSX.Element => {
  const head = headed[face.head];
  return (
    <svg aria-hidden="true" viewBox={tall ? '0 0 88 104' : '2 6 84 84'}>
      <path class={faces.rays} d={RAYS} />
      <path d="M-2 106C2 86 20 80 34 78h20c14 2 32 8 36 28z" />
      <Part name={face.head} at={head.at} size={head.size} turn={head.turn ?? 0} />
      <g class={faces.worn} transform={`translate(${head.neck ?? [0, 0]})`}>
        {neckwear[face.neck]}
      </g>
      <g class={faces.worn}>
        <HatOn hat={face.hat} head={head} />
      </g>
    </svg>
  );
};
const Person = ({ who }: { readonly who: string }): JSX.Element => {
  const { tint, parts } = portraits[who]!;
  return (
    <svg aria-hidden="true" class={faces.person} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" style={{ color: tint }}>
      <use class={faces.rays} href={`${people}#rays`} />
      {parts.map(part => (
        <use key={part} href={`${people}#${part}`} />
      ))}
    </svg>
  );
};
/** A named opponent has their own face; any other bot is an animal, by its chair. */
export const botFace = (bot: string, seat: number): Face | string =>
  portraits[bot] === undefined ? faceFor(`${bot} ${seat}`) : bot;

interface FacePictureProps {
  /** A guest's hat and clothes, or the name of a named opponent. */
  readonly of: Face | string;
  readonly bot?: boolean;
  /** The owner of ink and brand; none before inks are given. */
  readonly place: number;
  /** Without the seal: where the brand stands beside it. */
  readonly bare?: boolean;
  /** Taller than wide; else square. Its width is `--face-w`. */
  readonly tall?: boolean;
  readonly class?: string | undefined;
}
export const FacePicture = ({ of, bot = false, place, bare = false, tall = false, class: more }: FacePictureProps): JSX.Element => (
  <span class={classes(faces.face, inkOf(place), bot && faces.bot, tall && faces.tall, more)} aria-hidden="true">
    <span class={faces.frame}>{typeof of === 'string' ? <Person who={of} /> : <Animal face={of} tall={tall} />}</span>
    {!bare && (
      <svg aria-hidden="true" class={faces.seal} viewBox="-9 -9 42 42">
        <circle cx="12" cy="12" r="19.5" />
        <BrandShape place={place} />
      </svg>
    )}
  </span>
);
