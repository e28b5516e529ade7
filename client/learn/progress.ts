/** Which lessons have been gone through, as far as this browser remembers. */
import { signal } from '@preact/signals';
import { recall, remember } from '../shell/settings.ts';

const key = (game: string): string => `learned:${game}`;
const learned = signal<{ readonly [game: string]: readonly string[] }>({});

export const lessonsDone = (game: string): readonly string[] =>
  learned.value[game] ?? (recall(key(game)) ?? '').split(' ').filter(id => id !== '');
export const lessonDone = (game: string, id: string): void => {
  const done = [...new Set([...lessonsDone(game), id])];
  learned.value = { ...learned.peek(), [game]: done };
  remember(key(game), done.join(' '));
};
