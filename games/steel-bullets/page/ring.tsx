/** The cylinder in small, for pictures of puzzles: what lies open, what the player has looked at, and what is shut. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../../kernel/json.ts';
import { chamberNumbers } from '../numbers.ts';
import './ring.css';

const STEP = 60;
export const Ring = ({ zones }: { readonly zones: JsonObject }): JSX.Element => {
  const cylinder = (zones['cylinder'] ?? {}) as { readonly [n: string]: readonly (string | null)[] };
  return (
    <svg class="ring" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="drumhead" r="49" />
      <circle class="axle" r="15" />
      {chamberNumbers.map(n => {
        const at = ((n - 1) * STEP * Math.PI) / 180;
        const face = cylinder[n]?.[0] ?? 'shut';
        return <circle key={n} class={face} r="12" cx={32 * Math.sin(at)} cy={-32 * Math.cos(at)} />;
      })}
    </svg>
  );
};
