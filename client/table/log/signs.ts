/** Signs that somebody can make at the table instead of speaking, each with its picture. */
import type { emotes } from '../../../wire/lists.ts';
import type { IconName } from '../../shell/icon.tsx';

export const signs: { readonly [E in (typeof emotes)[number]]: IconName } = {
  hat: 'hat',
  gun: 'gun',
  laugh: 'laugh',
  cry: 'cry',
  beer: 'beer',
  skull: 'skull',
};
export const phraseIcon = (phrase: string | null): IconName | null => signs[phrase as keyof typeof signs] ?? null;
