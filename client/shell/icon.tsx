/** Icons: outlines on 512 × 512, in the colour of the text around them. A picture that says something beyond its words has a label. */
import type { JSX } from 'preact';
import { posterOf } from '../games/registry.ts';
import picture from './icons.svg';
import type { sources } from './icons.ts';

/** Our own drawings: the six-chamber mark and a few signs. */
const own = {
  six: 'M256 16a240 240 0 1 0 0 480 240 240 0 0 0 0-480zm0 58a56 56 0 1 1 0 112 56 56 0 0 1 0-112zm-130 75a56 56 0 1 1 0 112 56 56 0 0 1 0-112zm260 0a56 56 0 1 1 0 112 56 56 0 0 1 0-112zM126 299a56 56 0 1 1 0 112 56 56 0 0 1 0-112zm260 0a56 56 0 1 1 0 112 56 56 0 0 1 0-112zM256 326a56 56 0 1 1 0 112 56 56 0 0 1 0-112zm0-98a28 28 0 1 0 0 56 28 28 0 0 0 0-56z',
  menu: 'M64 120h384v48H64zm0 112h384v48H64zm0 112h384v48H64z',
  sun: 'M256 156a100 100 0 1 0 0 200 100 100 0 0 0 0-200zM236 30h40v70h-40zM236 412h40v70h-40zM30 236h70v40H30zM412 236h70v40h-70zM82 110l28-28 50 50-28 28zM352 380l28-28 50 50-28 28zM402 82l28 28-50 50-28-28zM132 352l28 28-50 50-28-28z',
  moon: 'M330 52A212 212 0 1 0 460 330 172 172 0 0 1 330 52z',
  undo: 'M208 80v92h88a124 124 0 0 1 0 248H144v-56h152a68 68 0 0 0 0-136h-88v92L68 200z',
  tick: 'M76 272l44-44 88 88 184-192 44 42-226 240z',
  cross: 'M124 84l132 132L388 84l40 40-132 132 132 132-40 40-132-132-132 132-40-40 132-132L84 124z',
} as const;

export type DrawnIcon = keyof typeof sources;
type Own = keyof typeof own;
export type IconName = DrawnIcon | Own;

/** The address of an icon in the pages' picture, for use within another picture. */
export const iconAt = (name: DrawnIcon): string => `${picture}#${name}`;

export const Outline = ({ d, class: more = '' }: { readonly d: string; readonly class?: string }): JSX.Element => (
  <svg class={`i ${more}`} viewBox="0 0 512 512" aria-hidden="true">
    <path fill-rule="evenodd" d={d} />
  </svg>
);
export const Icon = ({ name, class: more = '' }: { readonly name: IconName; readonly class?: string }): JSX.Element =>
  name in own ? (
    <Outline d={own[name as Own]} class={more} />
  ) : (
    <svg class={`i ${more}`} viewBox="0 0 512 512" aria-hidden="true">
      <use href={iconAt(name as DrawnIcon)} fill-rule="evenodd" />
    </svg>
  );
/** The picture of a game's poster: its own drawing, or one of the icons. */
export const PosterArt = ({ game }: { readonly game: string }): JSX.Element | null => {
  const art = posterOf(game)?.art;
  if (art === undefined) return null;
  return art.startsWith('M') ? <Outline d={art} /> : <Icon name={art as IconName} />;
};
