/** A new table: chairs, bots, the options that the game itself declares, the clock, and who may find it. The same form starts a practice game. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OptionSpec } from '../../kernel/options.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Json } from '../../kernel/secret.ts';
import type { TimeControl } from '../../wire/protocol.ts';
import type { ChoiceWords, NumberWords, OptionWords, SeatWords, SwitchWords, TextWords } from '../../words/game.ts';
import { refused } from '../../words/refused.ts';
import type { Teams } from '../games/game-client.ts';
import { loadGame, posterOf } from '../games/registry.ts';
import { loadTexts, noTexts } from '../games/texts.ts';
import { whyAway } from '../line/away.ts';
import { followLobby, server, serverState } from '../line/server.ts';
import { PracticeLine } from '../practice/line.ts';
import type { GameTerms } from '../practice/messages.ts';
import { rememberTaste } from '../practice/taste.ts';
import { Bar } from '../shell/bar.tsx';
import { Outline } from '../shell/icon.tsx';
import { go } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { isGameSpoken, loadGameWords, say } from '../shell/words.ts';
import { Sides } from '../table/sides.tsx';
import './new-table.css';

const clocks: readonly TimeControl[] = [
  { kind: 'untimed' },
  { kind: 'timed', decision: 60, bank: 120 },
  { kind: 'timed', decision: 30, bank: 60 },
  { kind: 'timed', decision: 15, bank: 30 },
];
interface Wanted {
  readonly seats: number;
  readonly bots: number;
  readonly level: string;
  /** Whose chair is the player's own, against bots. */
  readonly seat: number;
  readonly options: { readonly [name: string]: Json };
  readonly clock: number;
  readonly visibility: 'open' | 'private';
}
const usual = (terms: GameTerms, bots: readonly string[]): Wanted => ({
  seats: Math.min(terms.seats[1], Math.max(terms.seats[0], 4)),
  bots: 0,
  level: bots[1] ?? bots[0] ?? terms.bots[0] ?? '',
  seat: 0,
  options: Object.fromEntries(Object.entries(terms.options).map(([name, spec]) => [name, spec.default])),
  clock: 0,
  visibility: 'private',
});

interface ChoiceProps<V> {
  readonly legend: string;
  readonly about?: string;
  readonly values: readonly { readonly value: V; readonly label: string }[];
  readonly chosen: V;
  readonly choose: (value: V) => void;
  /** The page where more of them are made. */
  readonly made?: string;
}
/** One of a few: a row of buttons that stay down. */
const Choice = <V extends Json>({ legend, about, values, chosen, choose, made = '' }: ChoiceProps<V>): JSX.Element => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    {about !== undefined && <p>{about}</p>}
    <div>
      {values.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          class={`btn onpaper ${value === chosen ? 'on' : ''}`}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
      {made !== '' && (
        <a class="btn onpaper quiet" href={made}>
          {say().ui.newTable.made}
        </a>
      )}
    </div>
  </fieldset>
);
const numbers = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** All of them, or where they are many, some evenly spaced. */
const MOST = 12;
/** From here on a bare number says too little. */
const LARGE = 100;
const valuesBetween = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] => {
  if (max - min < MOST) return numbers(min, max);
  const step = [1, 2, 5]
    .flatMap(n => [n, n * 10, n * 100, n * 1000])
    .sort((a, b) => a - b)
    .find(each => (max - min) / each < MOST)!;
  return numbers(Math.ceil(min / step), Math.floor(max / step)).map(n => n * step);
};

/** The values of an option with their words. */
const valuesOf = (
  spec: OptionSpec,
  words: OptionWords,
  seats: number,
  chosen: Json,
  mine: readonly { readonly value: Json; readonly label: string }[],
): readonly { readonly value: Json; readonly label: string }[] => {
  const { newTable } = say().ui;
  switch (spec.kind) {
    case 'number':
      return valuesBetween(spec).map(value => ({
        value,
        label: spec.max < LARGE ? `${value}` : (words as NumberWords).value(value),
      }));
    case 'choice':
      return spec.of.map(value => ({ value, label: (words as ChoiceWords).values[value] ?? value }));
    case 'switch':
      return [
        { value: true, label: (words as SwitchWords).on },
        { value: false, label: (words as SwitchWords).off },
      ];
    case 'text': {
      // A text of one's own is written elsewhere: on the page that makes it.
      const { texts, own } = words as TextWords;
      const named = [...Object.entries(texts).map(([value, label]) => ({ value, label })), ...mine];
      return named.some(({ value }) => value === chosen) ? named : [...named, { value: chosen, label: own }];
    }
    case 'seat':
      return [
        { value: null, label: (words as SeatWords).chance },
        ...numbers(0, seats - 1).map(value => ({ value, label: newTable.chair(value + 1) })),
      ];
  }
};
const Options = ({
  game,
  terms,
  wanted,
}: {
  readonly game: string;
  readonly terms: GameTerms;
  readonly wanted: Signal<Wanted>;
}): JSX.Element => {
  const words = say().names[game]!.options;
  const texts = useSignal(noTexts);
  useEffect(() => {
    void loadTexts(game).then(found => {
      texts.value = found;
    });
  }, [game]);
  return (
    <>
      {Object.entries(terms.options).map(([name, spec]) => {
        const said = words[name];
        if (said === undefined) return null;
        const value = wanted.value.options[name] ?? null;
        const about = spec.kind === 'number' ? `${said.about} ${(said as NumberWords).value(value as number)}.` : said.about;
        return (
          <Choice
            key={name}
            legend={said.name}
            about={about}
            values={valuesOf(spec, said, wanted.value.seats, value, texts.value.textsOf(name))}
            {...(spec.kind === 'text' && { made: texts.value.pageOf(name) })}
            chosen={value}
            choose={chosen => {
              wanted.value = { ...wanted.value, options: { ...wanted.value.options, [name]: chosen } };
            }}
          />
        );
      })}
    </>
  );
};

/** Where a game is played in teams its own code says in which: it is fetched for that, and the rest of it will be needed soon. */
const TeamsWanted = ({ game, wanted }: { readonly game: string; readonly wanted: Signal<Wanted> }): JSX.Element | null => {
  const { ui } = say();
  const found = useSignal<Teams | null>(null);
  useEffect(() => {
    void Promise.all([loadGame(game), loadGameWords(game, language.value)]).then(([client]) => {
      found.value = client?.teams ?? null;
    });
  }, [game, language.value]);
  const teams = found.value;
  if (teams === null || !isGameSpoken(game)) return null;
  const { options, seats } = wanted.value;
  return (
    <Sides
      teams={teams}
      of={teams.of(options, seats)}
      named={seat => ui.newTable.chair(seat + 1)}
      evened={options[teams.handicap] === true}
      even={() => {
        wanted.value = { ...wanted.value, options: { ...options, [teams.handicap]: true } };
      }}
    />
  );
};

const Form = ({ game, terms }: { readonly game: string; readonly terms: GameTerms }): JSX.Element => {
  const { ui, names } = say();
  const words = ui.newTable;
  const wanted = useSignal(usual(terms, posterOf(game)?.bots ?? terms.bots));
  const failed = useSignal<string | null>(null);
  const { seats, bots, level, seat, options, clock, visibility } = wanted.value;
  const { chairs } = names[game]!;
  const change = (part: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...part };
  };
  useEffect(followLobby, []);
  const refuse = async (refusal: Refusal): Promise<void> => {
    const { explain } = await loadTexts(game);
    failed.value = (await explain(refusal, options)) ?? refused(say().table, names[game]!, refusal);
  };
  const open = async (): Promise<void> => {
    const made = await (await server()).ask({
      ask: 'create',
      game,
      seats,
      options,
      visibility,
      time: clocks[clock]!,
      bots: numbers(1, bots).map(() => level),
    });
    if (isRefusal(made)) await refuse(made);
    else go(`/t/${made['table']}`);
  };
  const practise = async (): Promise<void> => {
    const fault = await PracticeLine.fault(game, options, seats);
    if (fault !== null) {
      await refuse(fault);
      return;
    }
    rememberTaste(game, { bots: numbers(1, seats - 1).map(() => level), options, seat });
    go(`/practice/${game}?new=1`);
  };
  const away = whyAway();
  return (
    <form
      class="bill newtable"
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <header>
        <Outline d={posterOf(game)!.art} />
        <div>
          <p class="kick">{words.title}</p>
          <h1 class="d">{names[game]!.name}</h1>
        </div>
      </header>
      {terms.seats[0] < terms.seats[1] && (
        <Choice
          legend={words.seats}
          values={numbers(...terms.seats).map(value => ({ value, label: `${value}` }))}
          chosen={seats}
          choose={value => change({ seats: value, bots: Math.min(bots, value - 1) })}
        />
      )}
      <Choice
        legend={words.bots}
        values={numbers(0, seats - 1).map(value => ({ value, label: value === 0 ? words.noBot : `${value}` }))}
        chosen={bots}
        choose={value => change({ bots: value })}
      />
      <Choice
        legend={words.level}
        values={terms.bots.map(value => ({ value, label: names[game]!.bots[value]?.name ?? value }))}
        chosen={level}
        choose={value => change({ level: value })}
      />
      {chairs !== undefined && (
        <Choice
          legend={words.yourChair}
          about={words.yourChairAbout}
          values={chairs.map((label, value) => ({ value, label }))}
          chosen={seat}
          choose={value => change({ seat: value })}
        />
      )}
      {posterOf(game)?.teams === true && <TeamsWanted game={game} wanted={wanted} />}
      <Options game={game} terms={terms} wanted={wanted} />
      <Choice
        legend={words.time}
        values={clocks.map((control, value) => ({
          value,
          label: control.kind === 'untimed' ? words.untimed : words.timed(control.decision, control.bank),
        }))}
        chosen={clock}
        choose={value => change({ clock: value })}
      />
      <Choice
        legend={words.visibility}
        values={[
          { value: 'private' as const, label: words.private },
          { value: 'open' as const, label: words.open },
        ]}
        chosen={visibility}
        choose={value => change({ visibility: value })}
      />
      {failed.value !== null && (
        <p class="failed" role="alert">
          {failed.value}
        </p>
      )}
      <footer>
        {away !== null && <p role="status">{away}</p>}
        <button type="button" class="btn onpaper" onClick={() => void practise()}>
          {words.practise}
        </button>
        <button type="submit" class="btn go" disabled={serverState.value !== 'open'}>
          {words.create}
        </button>
      </footer>
    </form>
  );
};

export const NewTablePage = ({ game }: { readonly game: string }): JSX.Element => {
  const { ui } = say();
  const terms = useSignal<GameTerms | null | 'loading'>('loading');
  useEffect(() => {
    PracticeLine.terms(game).then(found => {
      terms.value = found;
    });
  }, [game]);
  if (terms.value === 'loading') return <Loading />;
  if (terms.value === null || posterOf(game) === null) return <Failure what={ui.errors.noGame} why="" />;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <Form game={game} terms={terms.value} />
      </main>
    </>
  );
};
