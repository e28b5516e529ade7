/** A die: its pips, or nothing where it lies under another player's cup. */
import type { JSX } from 'preact';

const [LEFT, MIDDLE, RIGHT] = [25, 50, 75];
const corners = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const others = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
] as const;
const sides = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
] as const;
const middle = [[MIDDLE, MIDDLE]] as const;
const pips = [middle, corners, [...corners, ...middle], [...corners, ...others], [...corners, ...others, ...middle]];
const pipsOf = (face: number): readonly (readonly [number, number])[] => pips[face - 1] ?? [...corners, ...others, ...sides];

interface DieProps {
  readonly face: number | null;
  /** It is one of those that were bid. */
  readonly counts?: boolean;
}
export const Die = ({ face, counts = false }: DieProps): JSX.Element => (
  <svg class={`die ${face === null ? 'hidden' : ''} ${counts ? 'counts' : ''}`} viewBox="0 0 100 100" aria-hidden="true">
    <rect x="3" y="3" width="94" height="94" rx="18" />
    {face !== null && pipsOf(face).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />)}
  </svg>
);
