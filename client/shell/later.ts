/** A part of a page not needed at first: fetched when the page is idle, at the latest when it is drawn. */
import { signal } from '@preact/signals';
import { type ComponentType, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';

export interface Later<Props> {
  (props: Props): JSX.Element | null;
  /** A part fetched before it is drawn appears in the same frame. */
  fetch(): Promise<void>;
}
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  const come = signal<{ readonly Part: ComponentType<Props> } | null>(null);
  const fetch = async (): Promise<void> => {
    come.value ??= { Part: await load() };
  };
  const Drawn = (props: Props): JSX.Element | null => {
    useEffect(() => void fetch(), []);
    return come.value === null ? null : h(come.value.Part, props);
  };
  return Object.assign(Drawn, { fetch });
};
