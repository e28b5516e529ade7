/** The faces of Steel Bullets. The edge of the head shows the kind of a card, then its seal and sign, then its colour. */
import type { JSX } from 'preact';
import { Icon, Outline } from '../../../client/shell/icon.tsx';
import { type Colour, isRevolver, printed } from '../faces.ts';
import { icons, seals } from './pictures.ts';
import { faceName, screen } from './screen.ts';

const known: { readonly [face: string]: { readonly colour: Colour } } = printed;
const colourOf = (face: string): Colour => known[face]!.colour;
const art: { readonly [face: string]: string } = icons;

export const frame = (face: string | null): string => {
  if (face === null) return 'back';
  return isRevolver(face) ? `disc ${face}` : `sb box ${colourOf(face)}`;
};
/** Long names go down one step by their length; nothing is ever cut off. */
const step = (name: string): string => (name.length > 12 ? 'two' : name.length > 10 ? 'l11' : name.length > 7 ? 'l9' : '');

/** The inside of a chamber: a back, a dashed empty ring, or a burst; each with its word. */
export const Disc = ({ face }: { readonly face: 'click' | 'bang' | null }): JSX.Element => {
  if (face === null) return <Icon name="six" class="sign" />;
  return (
    <>
      {face === 'bang' ? (
        <Outline d={icons.bang} class="sign" />
      ) : (
        <svg class="i sign" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="33" fill="none" stroke="currentColor" stroke-width="6" stroke-dasharray="12 8" />
        </svg>
      )}
      <b class="word">{screen().inChamber[face]}</b>
    </>
  );
};

export const Face = ({ face }: { readonly face: string | null }): JSX.Element | null => {
  if (face === null) return null;
  if (isRevolver(face)) return <Disc face={face} />;
  const name = faceName(face);
  const seal = seals[colourOf(face)];
  return (
    <>
      <span class="fr" />
      <span class="hd">
        <b class={step(name)}>{name}</b>
      </span>
      <span class="rays" />
      <Outline d={art[face]!} class="em" />
      <span class="seal">
        <Outline d={seal.outline} />
        <b>{seal.sign}</b>
      </span>
    </>
  );
};
