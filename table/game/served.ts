/** What only a table on a server does: correspondence games and drop-in chairs. Practice pages do not load it. */
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
