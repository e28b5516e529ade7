/** Choosing a face: each choice previews the face with it. Arrow keys go from one to the next, as in any group of radio buttons. */
import type { JSX } from 'preact';
import { type Face, FIRST_FACE, faceFor, hats, heads, necks } from '../../wire/face.ts';
import { FacePicture } from '../faces/face.tsx';
import { classes } from '../look/classes.ts';
import { Fold } from '../shell/fold.tsx';
import { pageWords } from '../shell/page-words.ts';
import { ownFace, wear } from '../shell/settings.ts';
import * as sheet from './wardrobe.module.css';

/** The player's present face: as chosen, or the default that others see. */
export const wornBy = (guest: string | null): Face => ownFace.value ?? (guest === null ? FIRST_FACE : faceFor(guest));

interface PartProps<Part extends keyof Face> {
  readonly face: Face;
  readonly part: Part;
  readonly legend: string;
  readonly choices: readonly (readonly [value: Face[Part], label: string])[];
}
const PartChoice = <Part extends keyof Face>({ face, part, legend, choices }: PartProps<Part>): JSX.Element => (
  <fieldset class={sheet.part}>
    <legend>{legend}</legend>
    {choices.map(([value, label]) => {
      const worn = { ...face, [part]: value };
      return (
        <label key={label} class={classes(sheet.choice, face[part] === value && sheet.chosen)}>
          <input type="radio" name={`face-${part}`} checked={face[part] === value} onChange={() => wear(worn)} />
          <FacePicture of={worn} place={worn.ink} bare={part !== 'ink'} tall />
          <span>{label}</span>
        </label>
      );
    })}
  </fieldset>
);

export const FaceChoice = ({ guest }: { readonly guest: string | null }): JSX.Element => {
  const words = pageWords('you').face;
  const face = wornBy(guest);
  const listed = <Name extends string>(names: readonly Name[], said: { readonly [N in Name]: string }) =>
    names.map(name => [name, said[name]] as const);
  const inks = Object.values(words.inks).map((label, i) => [i + 1, label] as const);
  const said = [words.heads[face.head], words.hats[face.hat], words.necks[face.neck], inks[face.ink - 1]![1]].join(', ');
  return (
    <Fold title={words.title} said={said}>
      <div class={sheet.choices}>
        <p>{words.about}</p>
        <PartChoice face={face} part="head" legend={words.head} choices={listed(heads, words.heads)} />
        <PartChoice face={face} part="hat" legend={words.hat} choices={listed(hats, words.hats)} />
        <PartChoice face={face} part="neck" legend={words.neck} choices={listed(necks, words.necks)} />
        <PartChoice face={face} part="ink" legend={words.ink} choices={inks} />
        <button type="button" class="btn onpaper" onClick={() => wear(faceFor(`${Math.random()}`))}>
          {words.another}
        </button>
      </div>
    </Fold>
  );
};
