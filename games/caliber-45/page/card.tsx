/**
 * The faces of Caliber 45. The frame shows the kind (inked head: bullets; brass head: loot; ticket: a beast; arch: a cowboy; red: trouble;
 * all ink: the law), then by the sign, then by colour. The figure in the head is what counts.
 */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { backOf, bulletsOn, dollarsOn, guardsOf, isAmmo, isLoot, shotsOf } from '../faces.ts';
import { cartridge, icons } from './pictures.ts';
import { faceName, screen } from './screen.ts';

/** Whether Fort Knox is rich at this table: a card cannot know. */
export const rich = signal(false);

const isWarParty = (face: string): boolean => face.startsWith('war-party-');
const shape = (face: string): string => {
  if (isAmmo(face)) return 'ammo box';
  if (isLoot(face)) return 'loot box yellow';
  if (shotsOf(face) > 0) return 'gunman arch';
  if (face === 'sheriff') return 'inv';
  return face === 'dynamite' || isWarParty(face) ? 'trouble arch red' : 'beast';
};
export const frame = (face: string | null): string => (face === null ? 'back' : `c45 ${shape(face)} b-${backOf(face)}`);
const art: { readonly [face: string]: string } = icons;
const artOf = (face: string): string => art[isWarParty(face) ? 'war-party' : face]!;

/** Long names go down one step by their length, or onto two lines; nothing is ever cut off. */
const step = (name: string): string => (name.length > 12 ? 'two' : name.length > 10 ? 'l11' : name.length > 7 ? 'l9' : '');
const Name = ({ face }: { readonly face: string }): JSX.Element => {
  const name = faceName(face);
  return <span class={`nm ${step(name)}`}>{name}</span>;
};
/** A cartridge stands upright, and is narrow. */
const Cartridges = ({ n, class: more }: { readonly n: number; readonly class: string }): JSX.Element => (
  <span class={`${more} n${n}`}>
    {Array.from({ length: n }, (_, i) => (
      <svg key={i} class="i" viewBox="158 0 196 512" aria-hidden="true">
        <path d={cartridge} />
      </svg>
    ))}
  </span>
);
const Guards = ({ n }: { readonly n: number }): JSX.Element => (
  <span class="guards">
    {Array.from({ length: n }, (_, i) => (
      <Outline key={i} d={icons.guard} />
    ))}
  </span>
);

export const Face = ({ face }: { readonly face: string | null }): JSX.Element | null => {
  if (face === null) return null;
  if (isAmmo(face))
    return (
      <>
        <span class="fr" />
        <span class="hd">
          <b>{bulletsOn(face)}</b>
          <small>.45</small>
        </span>
        <span class="rays" />
        <Cartridges class="rounds" n={bulletsOn(face)} />
        <span class="kind">{screen().ammunition}</span>
      </>
    );
  if (isLoot(face)) {
    const sum = screen().dollars(dollarsOn(rich.value, face));
    return (
      <>
        <span class="fr" />
        <span class="hd">
          <b class="sum">{sum}</b>
          <b class="short">{dollarsOn(rich.value, face) / 1000}</b>
        </span>
        <span class="rays" />
        <Outline d={artOf(face)} class="em" />
        <Name face={face} />
        {guardsOf(face) > 0 && <Guards n={guardsOf(face)} />}
      </>
    );
  }
  const figure = shotsOf(face) || guardsOf(face);
  return (
    <>
      <span class="fr" />
      <span class="rays" />
      <Outline d={artOf(face)} class="em" />
      {figure > 0 && <span class="idx">{figure}</span>}
      <Name face={face} />
      {shotsOf(face) > 0 && <Cartridges class="shots" n={shotsOf(face)} />}
    </>
  );
};
