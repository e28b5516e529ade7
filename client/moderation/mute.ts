/** Muted guests: this page hides their chat, here and at any other table. No one else learns of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../shell/settings.ts';

/** Public id of a guest, and their name when they were muted. */
export type Muted = ReadonlyMap<string, string>;
const NAME = 'muted';

const read = (): Muted => {
  try {
    return new Map(JSON.parse(recall(NAME) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
};
const list = signal<Muted>(read());
export const muted: ReadonlySignal<Muted> = list;

const keep = (next: Muted): void => {
  list.value = next;
  remember(NAME, next.size === 0 ? null : JSON.stringify([...next]));
};
export const mute = (who: string, name: string): void => keep(new Map(list.peek()).set(who, name));
export const unmute = (who: string): void => keep(new Map([...list.peek()].filter(([id]) => id !== who)));
