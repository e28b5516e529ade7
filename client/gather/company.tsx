/** The seats of a new table, drawn: the player, bots, and free chairs. Bots have eight corners, people are round. */
import type { JSX } from 'preact';
import { FIRST_FACE, inksOf } from '../../wire/face.ts';
import { botFace, FacePicture } from '../faces/face.tsx';
import { classes } from '../look/classes.ts';
import { Icon } from '../shell/icon.tsx';
import { ownFace } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import * as company from './company.module.css';

interface CompanyProps {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly game: string;
}
export const Company = ({ seats, bots, game }: CompanyProps): JSX.Element => {
  const { ui, names } = say();
  const words = ui.newTable;
  const free = seats - 1 - bots.length;
  const own = ownFace.value ?? FIRST_FACE;
  const places = inksOf([own, ...Array.from({ length: seats - 1 }, () => null)]);
  return (
    <div class={company.company}>
      <ol class={company.chairs} aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => {
          const bot = seat === 0 ? undefined : bots[seat - 1];
          const [picture, name] =
            seat === 0
              ? [<FacePicture key="you" of={own} place={places[0]!} bare />, ui.you]
              : bot === undefined
                ? [<Icon key="free" name="chair" />, words.freeChair]
                : [
                    <FacePicture key="bot" of={botFace(bot, seat)} bot place={places[seat]!} bare />,
                    names[game]!.bots[bot]?.name ?? bot,
                  ];
          return (
            <li key={seat}>
              <span class={classes(company.chair, seat === 0 ? company.you : bot === undefined && company.free)}>{picture}</span>
              <small>{name}</small>
            </li>
          );
        })}
      </ol>
      <p class={company.said}>{words.company(bots.length, free)}</p>
    </div>
  );
};
