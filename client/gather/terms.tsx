/** The terms of a table in any game, each as a choice; for a new table, and for a gathering one. */
import type { JSX } from 'preact';
import { DAYS } from '../../wire/lists.ts';
import type { TableView } from '../../wire/protocol.ts';
import { OPEN_CLOCK, type RatedTerms } from '../../wire/rated.ts';
import type { CueSense, TimeControl } from '../../wire/requests.ts';
import { hasRaces, posterOf } from '../games/registry.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

interface YesOrNoProps {
  readonly words: { readonly name: string; readonly on: string; readonly off: string; readonly about?: string };
  readonly is: boolean;
  readonly choose: (on: boolean) => void;
}
const YesOrNo = ({ words: { name, about, on, off }, is, choose }: YesOrNoProps): JSX.Element => (
  <Choice
    legend={name}
    {...(about !== undefined && { about })}
    values={[
      { value: false, label: off },
      { value: true, label: on },
    ]}
    chosen={is}
    choose={choose}
  />
);

export const clocks: readonly TimeControl[] = [
  { kind: 'untimed' },
  OPEN_CLOCK,
  { kind: 'timed', decision: 30, bank: 60 },
  { kind: 'timed', decision: 15, bank: 30 },
];
export const controlSaid = (time: TimeControl): string => {
  const words = say().ui.newTable;
  if (time.kind === 'days') return words.days(time.days);
  return time.kind === 'untimed' ? words.untimed : words.timed(time.decision, time.bank);
};
export const clockSaid = (time: TimeControl): string => `${say().ui.newTable.time}: ${controlSaid(time)}`;

const isSame = (a: TimeControl, b: TimeControl): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether a move may take days in this game with this number of players, as its poster declares. */
const mayTakeDays = (game: string, seats: number): boolean => posterOf(game)?.slow?.includes(seats) === true;
const clocksFor = (game: string, seats: number): readonly TimeControl[] =>
  mayTakeDays(game, seats) ? [...clocks, ...DAYS.map(days => ({ kind: 'days' as const, days }))] : clocks;
/** The reason against it, once its words are loaded. */
const useWhyNoDays = (game: string, seats: number): string | undefined => {
  if (!useSpoken('slow') || mayTakeDays(game, seats)) return;
  const words = pageWords('slow');
  const most = posterOf(game)?.slow?.at(-1);
  return most === undefined ? words.evening : words.fewer(most);
};
interface ClocksProps {
  readonly game: string;
  readonly seats: number;
  readonly time: TimeControl;
  readonly choose: (time: TimeControl) => void;
}
/** Each player's time for a decision. */
export const ClockChoice = ({ game, seats, time, choose }: ClocksProps): JSX.Element => {
  const offered = clocksFor(game, seats);
  const about = useWhyNoDays(game, seats);
  return (
    <Choice
      legend={say().ui.newTable.time}
      {...(about !== undefined && { about })}
      values={offered.map((control, value) => ({ value, label: controlSaid(control) }))}
      chosen={offered.findIndex(control => isSame(control, time))}
      choose={value => choose(offered[value]!)}
    />
  );
};

interface StandIns {
  readonly time: TimeControl;
  readonly standIns?: boolean;
}
/** Null where moves do not take days. */
export const standInsSaid = ({ time, standIns = false }: StandIns): string | null => {
  const words = say().ui.newTable.standIns;
  return time.kind === 'days' ? `${words.name}: ${standIns ? words.on : words.off}` : null;
};
interface StandInsProps extends Required<StandIns> {
  readonly choose: (on: boolean) => void;
}
/** In a game of days: what happens to the seat of a player who stops coming. */
export const StandInsChoice = ({ time, standIns, choose }: StandInsProps): JSX.Element | null =>
  time.kind === 'days' ? <YesOrNo words={say().ui.newTable.standIns} is={standIns} choose={choose} /> : null;

type Visibility = TableView['visibility'];
interface VisibilityProps {
  readonly visibility: Visibility;
  /** Whether games are rated on these terms, or why not. */
  readonly terms: RatedTerms;
  readonly choose: (visibility: Visibility) => void;
}
/** Who can find the table: all guests of the saloon, or only holders of the link; and whether its games are rated. */
export const VisibilityChoice = ({ visibility, terms, choose }: VisibilityProps): JSX.Element => {
  const words = say().ui.newTable;
  return (
    <Choice<Visibility>
      legend={words.visibility}
      about={words.terms[terms]}
      values={[
        { value: 'private', label: words.private },
        { value: 'open', label: words.open },
      ]}
      chosen={visibility}
      choose={choose}
    />
  );
};

interface HintsProps {
  readonly visibility: Visibility;
  readonly hints: boolean;
  readonly choose: (on: boolean) => void;
}
/** Whether players may ask for hints. At open tables there are none, and the choice says so. */
export const HintsChoice = ({ visibility, hints, choose }: HintsProps): JSX.Element => {
  const { name, on, off, open } = say().ui.newTable.hints;
  return visibility === 'open' ? (
    <Choice legend={name} about={open} values={[{ value: false, label: off }]} chosen={false} choose={choose} />
  ) : (
    <YesOrNo words={{ name, on, off }} is={hints} choose={choose} />
  );
};

interface DropInProps {
  readonly dropIn: boolean;
  readonly choose: (on: boolean) => void;
}
/** Whether new guests may take bots' chairs. */
export const DropInChoice = ({ dropIn, choose }: DropInProps): JSX.Element => (
  <YesOrNo words={say().ui.newTable.dropIn} is={dropIn} choose={choose} />
);

interface CueProps extends Pick<TableView, 'game' | 'options' | 'cue'> {
  readonly choose: (cue: CueSense) => void;
}
/** Whether the cue of a race is visible only, or also audible. Games without races have no such choice. */
export const CueChoice = ({ game, options, cue = 'heard', choose }: CueProps): JSX.Element | null => {
  const words = say().ui.newTable.cue;
  if (!hasRaces(game, options)) return null;
  return (
    <Choice<CueSense>
      legend={words.name}
      about={words.about}
      values={[
        { value: 'heard', label: words.heard },
        { value: 'seen', label: words.seen },
      ]}
      chosen={cue}
      choose={choose}
    />
  );
};
