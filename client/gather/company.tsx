/** Who will sit at a new table, drawn: you, bots, and chairs that are free. Bots have eight corners, people are round. */
import type { JSX } from 'preact';
import { classes } from '../look/classes.ts';
import { Icon } from '../shell/icon.tsx';
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
  return (
    <div class={company.company}>
      <ol class={company.chairs} aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => {
          const bot = seat === 0 ? undefined : bots[seat - 1];
          const [kind, icon, name] =
            seat === 0
              ? ([company.you, 'hat', ui.you] as const)
              : bot === undefined
                ? ([company.free, 'chair', words.freeChair] as const)
                : ([company.bot, 'robot', names[game]!.bots[bot]?.name ?? bot] as const);
          return (
            <li key={seat}>
              <span class={classes(company.chair, kind)}>
                <Icon name={icon} />
              </span>
              <small>{name}</small>
            </li>
          );
        })}
      </ol>
      <p class={company.said}>{words.company(bots.length, free)}</p>
    </div>
  );
};
