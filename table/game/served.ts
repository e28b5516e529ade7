/** What only a table on a server does: games of days, and chairs that people drop in at. A page that deals practice games goes without its weight. */
import { dueAfter } from '../play/rest.ts';
import { DaysRun, hasLeft } from './days.ts';
import { HouseRules } from './house.ts';

type Made<C extends abstract new (...args: never[]) => unknown> = (...args: ConstructorParameters<C>) => InstanceType<C>;
export interface ServedRules {
  readonly days: Made<typeof DaysRun>;
  readonly house: Made<typeof HouseRules>;
  readonly hasLeft: typeof hasLeft;
  readonly dueAfter: typeof dueAfter;
}
export const onServer: ServedRules = {
  days: (state, does) => new DaysRun(state, does),
  house: (state, setup, runner, mail) => new HouseRules(state, setup, runner, mail),
  hasLeft,
  dueAfter,
};
