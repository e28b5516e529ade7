/**
 * A new table: chairs, bots, the options that the game itself declares, the clock, and who may find it. The same form starts a practice
 * game.
 */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { OptionSpec } from '../../kernel/options.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { OPEN_CLOCK, ratedTerms } from '../../wire/rated.ts';
import type { CueSense, TimeControl } from '../../wire/requests.ts';
import { charactersIn, levelsIn } from '../../words/levels.ts';
import { refused } from '../../words/refused.ts';
import { hasRaces, posterOf } from '../games/registry.ts';
import { type ContentsName, type GameContents, loadTexts } from '../games/texts.ts';
import { CastChoice, companyOf } from '../gather/cast.tsx';
import { Choice, numbers } from '../gather/choice.tsx';
import { Company } from '../gather/company.tsx';
import { differencesSaid, Options, useTexts } from '../gather/options.tsx';
import { Sides } from '../gather/sides.tsx';
import {
  ClockChoice,
  CueChoice,
  clocks,
  controlSaid,
  DropInChoice,
  HintsChoice,
  StandInsChoice,
  VisibilityChoice,
} from '../gather/terms.tsx';
import { whyAway } from '../line/away.ts';
import { followLobby, server, serverState } from '../line/server.ts';
import { PracticeLine } from '../practice/line.ts';
import type { GameTerms } from '../practice/messages.ts';
import { rememberTaste, tasteOf } from '../practice/taste.ts';
import { Bar } from '../shell/bar.tsx';
import { Fold } from '../shell/fold.tsx';
import { PosterArt } from '../shell/icon.tsx';
import { go } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { Failure, Loading } from '../shell/states.tsx';
import { isGameSpoken, loadGameWords, say } from '../shell/words.ts';
import type { Teams } from '../table/game-client.ts';
import { loadGame } from '../table/load-game.ts';
import * as form from './new-table.module.css';

interface Wanted {
  readonly seats: number;
  readonly bots: number;
  readonly level: string;
  /** The named opponents among them. */
  readonly cast: readonly string[];
  /** The player's chair, against bots. */
  readonly seat: number;
  readonly options: JsonObject;
  readonly time: TimeControl;
  readonly visibility: 'open' | 'private';
  readonly hints: boolean;
  readonly cue: CueSense;
  readonly dropIn: boolean;
  readonly standIns: boolean;
}
/** From the address, where the visitor comes from a page that sets it; else the default. */
const wished = (name: string, spec: OptionSpec): Json => {
  const said = new URLSearchParams(location.search).get(name);
  if (said === null) return spec.default;
  return spec.kind === 'switch' ? said === '1' : spec.kind === 'text' ? said : spec.default;
};
const usual = (terms: GameTerms, game: string): Wanted => {
  const { bots } = say().names[game]!;
  const liked = tasteOf(game).bots;
  const cast = charactersIn(bots).filter(character => liked.includes(character));
  // From the ladder: games are rated at open tables.
  const isOpen = new URLSearchParams(location.search).get('open') === '1';
  return {
    seats: Math.min(terms.seats[1], Math.max(terms.seats[0], 4)),
    bots: isOpen ? 0 : cast.length,
    level: levelsIn(bots).find(level => liked.includes(level)) ?? terms.bots[0] ?? '',
    cast,
    seat: 0,
    options: Object.fromEntries(Object.entries(terms.options).map(([name, spec]) => [name, wished(name, spec)])),
    time: isOpen ? OPEN_CLOCK : clocks[0]!,
    visibility: isOpen ? 'open' : 'private',
    hints: false,
    cue: 'heard',
    dropIn: false,
    standIns: false,
  };
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
      options={options}
      even={() => {
        wanted.value = { ...wanted.value, options: { ...options, [teams.handicap]: true } };
      }}
      move={changed => {
        wanted.value = { ...wanted.value, options: { ...options, ...changed } };
      }}
    />
  );
};

/** Which of the two these options mean; null when neither. */
const contentsOf = (contents: GameContents, options: JsonObject): ContentsName | null =>
  (['base', 'everything'] as const).find(name =>
    Object.entries(contents[name]).every(([option, value]) => options[option] === value),
  ) ?? null;

const Form = ({ game, terms }: { readonly game: string; readonly terms: GameTerms }): JSX.Element => {
  const { ui, names } = say();
  const words = ui.newTable;
  const wanted = useSignal(usual(terms, game));
  const failed = useSignal<string | null>(null);
  const { seats, bots, level, cast, seat, options, time, visibility, hints, cue, dropIn, standIns } = wanted.value;
  const { chairs } = names[game]!;
  const change = (part: Partial<Wanted>): void => {
    wanted.value = { ...wanted.value, ...part };
    failed.value = null;
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
      hints: hints && visibility === 'private',
      cue,
      dropIn,
      time,
      standIns: standIns && time.kind === 'days',
      bots: [...companyOf(cast, level, bots)],
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
    rememberTaste(game, { bots: companyOf(cast, level, seats - 1), options, seat });
    go(`/practice/${game}?new=1`);
  };
  const away = whyAway();
  const texts = useTexts(game);
  const own = useSignal(false);
  const contents = texts.value.contents;
  const chosen = contents === null ? null : contentsOf(contents, options);
  const isOwn = contents !== null && (own.value || chosen === null);
  const picked = isOwn ? 'own' : chosen;
  const isOpen = visibility === 'open';
  const raced = hasRaces(game, options);
  const rules = [
    controlSaid(time),
    ...differencesSaid(game, terms, options),
    ...(hints && !isOpen ? [`${words.hints.name}: ${words.hints.on}`] : []),
    ...(dropIn ? [`${words.dropIn.name}: ${words.dropIn.on}`] : []),
    ...(cue === 'seen' && raced ? [`${words.cue.name}: ${words.cue.seen}`] : []),
  ];
  const seated = companyOf(cast, level, bots);
  return (
    <form
      class={`bill ${form.table}`}
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <header class={form.header}>
        <PosterArt game={game} />
        <div>
          <p class={form.kick}>{words.title}</p>
          <h1 class="d">{names[game]!.name}</h1>
        </div>
      </header>
      <div class={form.parts}>
        <div class={form.part}>
          <Company game={game} seats={seats} bots={seated} />
          {terms.seats[0] < terms.seats[1] && (
            <Choice
              legend={words.seats}
              values={numbers(...terms.seats).map(value => ({ value, label: `${value}` }))}
              chosen={seats}
              choose={value =>
                change({
                  seats: value,
                  bots: Math.min(bots, value - 1),
                  cast: cast.slice(0, value - 1),
                  ...(time.kind === 'days' && posterOf(game)?.slow?.includes(value) !== true ? { time: clocks[0]! } : {}),
                })
              }
            />
          )}
          <Choice
            legend={words.bots}
            values={numbers(0, seats - 1).map(value => ({ value, label: value === 0 ? words.noBot : `${value}` }))}
            chosen={bots}
            choose={value => change({ bots: value, cast: cast.slice(0, value) })}
          />
          <Choice
            legend={words.level}
            values={levelsIn(names[game]!.bots).map(value => ({ value, label: names[game]!.bots[value]!.name }))}
            chosen={level}
            choose={value => change({ level: value })}
          />
        </div>
        <div class={form.part}>
          {contents !== null && picked !== null && (
            <Choice<ContentsName | 'own'>
              legend={words.contents.name}
              values={(['base', 'everything', 'own'] as const).map(value => ({ value, label: words.contents[value] }))}
              chosen={picked}
              choose={value => {
                own.value = value === 'own';
                if (value !== 'own') change({ options: { ...options, ...contents[value] } });
              }}
            />
          )}
          {chairs !== undefined && (
            <Choice
              legend={words.yourChair}
              about={words.yourChairAbout}
              values={chairs.map((label, value) => ({ value, label }))}
              chosen={seat}
              choose={value => change({ seat: value })}
            />
          )}
          <VisibilityChoice
            visibility={visibility}
            terms={ratedTerms({ visibility, time }, bots > 0 ? [{ kind: 'bot' }] : [])}
            choose={value =>
              change({ visibility: value, ...(value === 'open' && time.kind === 'untimed' ? { time: OPEN_CLOCK } : {}) })
            }
          />
          <div>
            {posterOf(game)?.teams === true && seats > 2 && <TeamsWanted game={game} wanted={wanted} />}
            <CastChoice
              game={game}
              chosen={cast}
              room={seats - 1}
              choose={value => change({ cast: value, bots: Math.max(bots, value.length) })}
            />
          </div>
        </div>
        <div class={form.rules}>
          <Fold key={`${isOwn}`} title={words.houseRules} said={rules.join(' · ')} open={isOwn}>
            <Options
              {...{ game, terms, seats, options }}
              without={contents === null || isOwn ? [] : Object.keys(contents.base)}
              change={value => change({ options: value })}
            />
            <ClockChoice game={game} seats={seats} time={time} choose={value => change({ time: value })} />
            <StandInsChoice time={time} standIns={standIns} choose={value => change({ standIns: value })} />
            <HintsChoice visibility={visibility} hints={hints} choose={value => change({ hints: value })} />
            <DropInChoice dropIn={dropIn} choose={value => change({ dropIn: value })} />
            <CueChoice {...{ game, options, cue }} choose={value => change({ cue: value })} />
          </Fold>
        </div>
      </div>
      <footer class={form.footer}>
        {failed.value !== null && (
          <p class={form.failed} role="alert">
            {failed.value}
          </p>
        )}
        {away !== null && <p role="status">{away}</p>}
        <button type="button" class="btn onpaper quiet" onClick={() => void practise()}>
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
