/** The terms of a gathering table. The host changes them until the start; the others see the changes since they said yes. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { JsonObject } from '../../kernel/json.ts';
import type { TableView } from '../../wire/protocol.ts';
import { ratedTerms } from '../../wire/rated.ts';
import { PracticeLine } from '../practice/line.ts';
import type { GameTerms } from '../practice/messages.ts';
import { Fold } from '../shell/fold.tsx';
import { say } from '../shell/words.ts';
import { cueSaid, hintsSaid } from '../table/board/terms-said.ts';
import { Choice, numbers } from './choice.tsx';
import { Options, optionsSaid } from './options.tsx';
import type { AskTable } from './standing.ts';
import {
  ClockChoice,
  CueChoice,
  clockSaid,
  controlSaid,
  DropInChoice,
  HintsChoice,
  StandInsChoice,
  standInsSaid,
  VisibilityChoice,
} from './terms.tsx';

type Terms = Pick<
  TableView,
  'game' | 'options' | 'time' | 'standIns' | 'hints' | 'cue' | 'dropIn' | 'house' | 'chairs' | 'visibility'
>;
const optionsOf = (table: Terms): JsonObject => (table.options ?? {}) as JsonObject;
const gameLines = (table: Terms): readonly string[] => optionsSaid(table.game, optionsOf(table));
const tableLines = (table: Terms): readonly string[] => [
  clockSaid(table.time),
  ...[standInsSaid(table) ?? []].flat(),
  hintsSaid(table.hints === true),
  ...[cueSaid(table) ?? []].flat(),
  `${say().ui.newTable.seats}: ${table.chairs.length}`,
  `${say().ui.newTable.visibility}: ${say().ui.newTable[table.visibility]}`,
  ...(table.dropIn === true ? [`${say().ui.newTable.dropIn.name}: ${say().ui.newTable.dropIn.on}`] : []),
  say().ui.newTable.terms[ratedTerms(table, table.chairs)],
];
const linesOf = (table: Terms): readonly string[] => [...gameLines(table), ...tableLines(table)];

/** The summary line: time for a move, visibility, watchers. */
const inShort = (table: TableView): string => {
  const { newTable, gather } = say().ui;
  const watchers = table.watchers > 0 ? [gather.watchers(table.watchers)] : [];
  return [controlSaid(table.time), newTable[table.visibility], ...watchers].join(' · ');
};
const Lines = ({ table }: { readonly table: TableView }): JSX.Element => (
  <ul class="agreed">
    {gameLines(table).map(line => (
      <li key={line}>{line}</li>
    ))}
    <li>{tableLines(table).join(' · ')}</li>
  </ul>
);

interface Host {
  readonly ask: AskTable;
  readonly agree: (options: JsonObject) => void;
}
/** The choices are loaded when the host opens them. */
const Changing = ({ table, ask, agree }: Host & { readonly table: TableView }): JSX.Element => {
  const { ui } = say();
  const terms = useSignal<GameTerms | null>(null);
  const load = (): void => {
    if (terms.peek() !== null) return;
    void PracticeLine.terms(table.game).then(found => {
      terms.value = found;
    });
  };
  const seats = terms.value?.seats ?? [0, 0];
  return (
    <Fold title={ui.gather.change} said={inShort(table)} onOpen={load}>
      <Lines table={table} />
      {terms.value !== null && (
        <div class="terms">
          {seats[0] < seats[1] && (
            <Choice
              legend={ui.newTable.seats}
              values={numbers(...seats).map(value => ({ value, label: `${value}` }))}
              chosen={table.chairs.length}
              choose={value => ask({ ask: 'arrange', how: { change: 'seats', seats: value } })}
            />
          )}
          <Options game={table.game} terms={terms.value} seats={table.chairs.length} options={optionsOf(table)} change={agree} />
          <ClockChoice
            game={table.game}
            seats={table.chairs.length}
            time={table.time}
            choose={time => ask({ ask: 'arrange', how: { change: 'time', time } })}
          />
          <StandInsChoice
            time={table.time}
            standIns={table.standIns === true}
            choose={on => ask({ ask: 'arrange', how: { change: 'standIns', on } })}
          />
          <VisibilityChoice
            visibility={table.visibility}
            terms={ratedTerms(table, table.chairs)}
            choose={visibility => ask({ ask: 'arrange', how: { change: 'visibility', visibility } })}
          />
          <HintsChoice
            visibility={table.visibility}
            hints={table.hints === true}
            choose={on => ask({ ask: 'arrange', how: { change: 'hints', on } })}
          />
          <DropInChoice dropIn={table.dropIn === true} choose={on => ask({ ask: 'arrange', how: { change: 'dropIn', on } })} />
          <CueChoice {...table} choose={cue => ask({ ask: 'arrange', how: { change: 'cue', cue } })} />
        </div>
      )}
    </Fold>
  );
};

/** The host's changes since the player entered, or last said they were ready. */
export const useChanges = (table: TableView): readonly string[] => {
  const seen = useSignal<Terms>(table);
  const isReady = table.you !== null && table.chairs[table.you]!.ready;
  useEffect(() => {
    if (isReady) seen.value = table;
  }, [isReady]);
  // Both in the present language.
  const before = linesOf(seen.value);
  return linesOf(table).filter(line => !before.includes(line));
};

interface AgreedProps {
  readonly table: TableView;
  /** Null for other guests. */
  readonly host: Host | null;
}
export const Agreed = ({ table, host }: AgreedProps): JSX.Element =>
  host === null ? (
    <Fold title={say().ui.gather.agreed} said={inShort(table)}>
      <Lines table={table} />
    </Fold>
  ) : (
    <Changing table={table} {...host} />
  );
