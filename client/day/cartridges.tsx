/** A count of a few, drawn: one cartridge each, and a dashed one for the next. More than ten are a number. */
import type { JSX } from 'preact';
import * as cartridges from './cartridges.module.css';

const MOST = 10;
export const Cartridges = ({ count, said }: { readonly count: number; readonly said: string }): JSX.Element => (
  <span class={cartridges.row}>
    {count <= MOST && (
      <span class={cartridges.belt} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i key={i} class={cartridges.full} />
        ))}
        <i class={cartridges.next} />
      </span>
    )}
    {said}
  </span>
);
