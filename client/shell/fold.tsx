/** Small print: folded, with a line that names its content. */
import type { ComponentChildren, JSX } from 'preact';
import * as fold from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly said: ComponentChildren;
  readonly children: ComponentChildren;
  readonly open?: boolean;
  readonly onOpen?: () => void;
}
export const Fold = ({ title, said, children, open = false, onOpen }: FoldProps): JSX.Element => (
  <details
    class={fold.fold}
    open={open}
    onToggle={event => {
      if (event.currentTarget.open) onOpen?.();
    }}
  >
    <summary class={fold.line}>
      <b>{title}</b> <span class={fold.said}>{said}</span>
    </summary>
    <div class={fold.inside}>{children}</div>
  </details>
);
