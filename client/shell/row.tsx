/** The second level of emphasis on a page: a small picture, a bold line, a line about it, and an action. The whole row is one link. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icon.tsx';
import * as row from './row.module.css';

interface RowProps {
  readonly href: string;
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly about: ComponentChildren;
  /** A word or two. */
  readonly action: string;
  readonly isDone?: boolean;
}
export const Row = ({ href, picture, title, about, action, isDone = false }: RowProps): JSX.Element => (
  <a class={row.row} href={href}>
    <span class={row.picture}>{picture}</span>
    <span class={row.words}>
      <b>{title}</b> <span class={row.about}>{about}</span>
    </span>{' '}
    <span class={isDone ? row.done : row.action}>
      {isDone && <Icon name="tick" />}
      {action}
    </span>
  </a>
);
