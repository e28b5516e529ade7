/** The faces of Wright Brothers' Gang. The frame's shape shows the kind, then the sign, then colour. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { gameWords } from '../../../client/shell/words.ts';
import { isEvent, isNumber } from '../faces.ts';
import { icons } from './icons.ts';
import { screen } from './screen.ts';

const art: { readonly [face: string]: string } = icons;
const GAME = 'wright-gang';

export const frame = (face: string | null): string => {
  if (face === null) return 'back';
  if (isNumber(face)) return 'num';
  if (isEvent(face)) return 'box';
  return face === 'sheriff' ? 'inv' : face === 'joker' ? 'arch red' : 'arch';
};
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Long names go down one step by their length; nothing is ever cut off. */
const step = (name: string): string => (name.length > 10 ? 'l11' : name.length > 7 ? 'l9' : '');

export const Face = ({ face }: { readonly face: string | null }): JSX.Element | null => {
  if (face === null) return null;
  const emblem = <Outline d={art[face]!} class="em" />;
  if (isNumber(face))
    return (
      <>
        <span class="fr" />
        <span class="rays" />
        {emblem}
        <span class="idx">{face}</span>
        <span class="idx b">{face}</span>
        <span class="pips">
          {Array.from({ length: Number(face) }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      </>
    );
  const name = titled(gameWords(GAME).faces[face] ?? face);
  if (isEvent(face))
    return (
      <>
        <span class="fr" />
        <span class="hd">
          <b class={step(name)}>{name}</b>
        </span>
        <span class="rays" />
        {emblem}
        <span class="kind">{screen().event}</span>
      </>
    );
  return (
    <>
      <span class="fr" />
      <span class="rays" />
      {emblem}
      <span class={`nm ${step(name)}`}>{name}</span>
      {face !== 'sheriff' && <Outline d={icons.revolver} class="load" />}
    </>
  );
};
