/** A sign on the map of a trail: the trail's own, or an icon of every page. */
import type { JSX } from 'preact';
import { Icon, type IconName } from '../shell/icon.tsx';
import picture from './signs.svg';
import type { sources } from './signs.ts';

type Own = keyof typeof sources;
export type SignName = Own | Extract<IconName, 'six' | 'train' | 'wagon' | 'skull'>;

const isOfEveryPage = (name: SignName): name is Exclude<SignName, Own> => ['six', 'train', 'wagon', 'skull'].includes(name);
export const Sign = ({ name }: { readonly name: SignName }): JSX.Element =>
  isOfEveryPage(name) ? (
    <Icon name={name} />
  ) : (
    <svg class="i" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${picture}#${name}`} fill-rule="evenodd" />
    </svg>
  );
