/** The named opponents of a game, each with a temper: the host may invite each once. */
import type { JSX } from 'preact';
import { botSaid, charactersIn } from '../../words/levels.ts';
import { FacePicture } from '../faces/face.tsx';
import { classes } from '../look/classes.ts';
import { Fold } from '../shell/fold.tsx';
import { say } from '../shell/words.ts';
import * as cast from './cast.module.css';

/** Invited opponents take chairs first; the other bots play at the chosen level. */
export const companyOf = (cast: readonly string[], level: string, bots: number): readonly string[] =>
  Array.from({ length: bots }, (_, i) => cast[i] ?? level);

interface CastProps {
  readonly game: string;
  readonly chosen: readonly string[];
  /** The number of chairs for them: one more replaces the first. */
  readonly room: number;
  readonly choose: (cast: readonly string[]) => void;
}
export const CastChoice = ({ game, chosen, room, choose }: CastProps): JSX.Element | null => {
  const { ui, names } = say();
  const { bots } = names[game]!;
  const characters = charactersIn(bots);
  if (characters.length === 0) return null;
  const without = (character: string): readonly string[] => chosen.filter(each => each !== character);
  const said = (list: readonly string[]): string => list.map(character => bots[character]!.name).join(', ');
  return (
    <Fold title={ui.newTable.cast} said={chosen.length === 0 ? ui.newTable.castAbout(said(characters)) : said(chosen)}>
      <ul class={cast.cast}>
        {characters.map(character => {
          const isIn = chosen.includes(character);
          return (
            <li key={character}>
              <button
                type="button"
                class={classes('btn onpaper', isIn && 'on')}
                aria-pressed={isIn}
                aria-describedby={`cast-${character}`}
                onClick={() => choose(isIn ? without(character) : [...without(character), character].slice(-room))}
              >
                <FacePicture of={character} bot place={1} bare />
                {bots[character]!.name}
              </button>
              <span id={`cast-${character}`}>{botSaid(bots, character)}</span>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
};
