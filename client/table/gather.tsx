/** Before a game: who sits where, who is ready, whom to invite. The host arranges the chairs and starts. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { encode } from 'uqr';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { JsonObject } from '../../kernel/secret.ts';
import { type ChairView, LONGEST_NAME, type TableView } from '../../wire/protocol.ts';
import type { ChoiceWords, NumberWords, SeatWords, SwitchWords, TextWords } from '../../words/game.ts';
import { refused } from '../../words/refused.ts';
import { posterOf } from '../games/registry.ts';
import type { TableQuestion } from '../line/line.ts';
import { me, server } from '../line/server.ts';
import { Bar } from '../shell/bar.tsx';
import { Icon, Outline } from '../shell/icon.tsx';
import { personName } from '../shell/person.ts';
import { playerName } from '../shell/settings.ts';
import { gameWords, say } from '../shell/words.ts';
import { chairName, portraitOf } from './people.ts';
import type { Session } from './session.ts';
import { Sides } from './sides.tsx';
import { TeamMark, teamsAt } from './team.tsx';
import '../pages/new-table.css';

type Ask = (question: TableQuestion) => void;

/** A QR code as one path: a square for every dark module. */
const Code = ({ text }: { readonly text: string }): JSX.Element => {
  const { data, size } = encode(text, { border: 1 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say().ui.gather.qr} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#f4e8cf" />
      <path d={dark.join('')} fill="#241a12" />
    </svg>
  );
};
const Invitation = ({ code }: { readonly code: string }): JSX.Element => {
  const { ui } = say();
  const copied = useSignal(false);
  const link = `${location.origin}/t/${code}`;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => {
        copied.value = true;
      },
      () => {},
    );
  };
  return (
    <section class="invite" aria-label={ui.gather.invite}>
      <span class="code">{code}</span>
      <Code text={link} />
      <p>{ui.gather.inviteAbout}</p>
      <button type="button" class="btn onpaper" onClick={copy}>
        {copied.value ? ui.copied : ui.gather.copyLink}
      </button>
    </section>
  );
};

interface ChairProps {
  readonly session: Session;
  readonly table: TableView;
  readonly chair: ChairView;
  readonly seat: Seat;
  readonly hosting: boolean;
  readonly ask: Ask;
}
const ChairRow = ({ session, table, chair, seat, hosting, ask }: ChairProps): JSX.Element => {
  const { ui } = say();
  const words = gameWords(session.game.id);
  const mine = table.you === seat;
  const name = chair.kind === 'free' ? ui.gather.free : chairName(chair, seat);
  const isHost = chair.kind === 'guest' && chair.who === table.host;
  const standing =
    chair.kind === 'bot'
      ? (words.bots[chair.who ?? '']?.level ?? ui.table.bot)
      : chair.kind === 'guest' && !chair.connected
        ? ui.table.away
        : '';
  return (
    <li class={chair.kind}>
      <span class="av">
        <Icon name={chair.kind === 'free' ? 'chair' : portraitOf(seat, table.you)} />
      </span>
      <div class="who">
        <b class="d">
          <TeamMark session={session} seat={seat} /> {name}
        </b>
        <small>
          {words.chairs?.[seat] !== undefined && `${words.chairs[seat]} · `}
          {isHost && `${ui.gather.host} `}
          {standing} {chair.kind === 'guest' && chair.ready && <span class="is">{ui.gather.isReady}</span>}
        </small>
      </div>
      <div class="does">
        {chair.kind === 'free' && !mine && (
          <button type="button" class={`btn ${table.you === null ? 'brass' : 'onpaper'}`} onClick={() => ask({ ask: 'sit', seat })}>
            {ui.gather.sitHere}
          </button>
        )}
        {hosting && chair.kind === 'free' && (
          <select
            aria-label={`${ui.gather.addBot}, ${ui.newTable.chair(seat + 1)}`}
            value=""
            onChange={event => {
              const bot = event.currentTarget.value;
              if (bot !== '') ask({ ask: 'arrange', how: { change: 'bot', seat, bot } });
            }}
          >
            <option value="">{ui.gather.addBot}</option>
            {Object.entries(words.bots).map(([bot, said]) => (
              <option key={bot} value={bot}>
                {said.name}
              </option>
            ))}
          </select>
        )}
        {hosting && chair.kind === 'bot' && (
          <button
            type="button"
            class="btn onpaper"
            onClick={() => ask({ ask: 'arrange', how: { change: 'bot', seat, bot: null } })}
          >
            {ui.gather.removeBot}
          </button>
        )}
        {hosting && chair.kind === 'guest' && !mine && (
          <button type="button" class="btn onpaper" onClick={() => ask({ ask: 'arrange', how: { change: 'kick', seat } })}>
            {ui.gather.kick}
          </button>
        )}
        {hosting && seat > 0 && (
          <button
            type="button"
            class="btn onpaper"
            aria-label={`${ui.gather.swap}: ${ui.newTable.chair(seat)}, ${ui.newTable.chair(seat + 1)}`}
            onClick={() => ask({ ask: 'arrange', how: { change: 'swap', a: seat - 1, b: seat } })}
          >
            ↑
          </button>
        )}
      </div>
    </li>
  );
};

/** What was agreed on, in the game's own words. */
const agreed = (session: Session, options: JsonObject): string => {
  const words = gameWords(session.game.id).options;
  const value = (name: string): string => {
    const said = words[name];
    const is = options[name];
    if (said === undefined || is === undefined) return '';
    if ('values' in said) return (said as ChoiceWords).values[String(is)] ?? String(is);
    if ('value' in said) return (said as NumberWords).value(Number(is));
    if ('on' in said) return is === true ? (said as SwitchWords).on : (said as SwitchWords).off;
    if ('texts' in said) return (said as TextWords).texts[String(is)] ?? (said as TextWords).own;
    return is === null ? (said as SeatWords).chance : say().ui.newTable.chair(Number(is) + 1);
  };
  return Object.keys(words)
    .filter(name => options[name] !== undefined)
    .map(name => `${words[name]!.name}: ${value(name)}`)
    .join(' · ');
};

const Naming = ({ ask }: { readonly ask: (name: string) => void }): JSX.Element => {
  const { ui } = say();
  const name = useSignal(personName(me.value?.name ?? ''));
  return (
    <form
      class="named"
      onSubmit={event => {
        event.preventDefault();
        if (name.value.trim() !== '') ask(name.value.trim());
      }}
    >
      <label>
        {ui.gather.yourName}
        <input
          maxLength={LONGEST_NAME}
          value={name.value}
          onInput={event => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn onpaper">
        {ui.gather.rename}
      </button>
    </form>
  );
};

export const Gather = ({ session, table }: { readonly session: Session; readonly table: TableView }): JSX.Element => {
  const { ui, table: tableWords } = say();
  const failed = useSignal<string | null>(null);
  const words = gameWords(session.game.id);
  const hosting = me.value !== null && me.value.id === table.host;
  const mine = table.you === null ? null : table.chairs[table.you]!;
  const full = table.chairs.every(chair => chair.kind !== 'free');
  const ready = table.chairs.every(chair => chair.kind !== 'guest' || chair.ready);
  const settle = (answer: object): void => {
    failed.value = isRefusal(answer) ? refused(tableWords, words, answer) : null;
  };
  const ask: Ask = question => void session.line.ask(question).then(settle);
  const rename = async (name: string): Promise<void> => {
    playerName.value = name;
    settle(await (await server()).ask({ ask: 'rename', name }));
  };
  const options = (table.options ?? {}) as JsonObject;
  const { teams } = session.game;
  const even =
    teams === undefined || !hosting
      ? null
      : () => ask({ ask: 'arrange', how: { change: 'options', options: { ...options, [teams.handicap]: true } } });
  const says = !full ? ui.gather.notFull : !ready ? ui.gather.waitReady : hosting ? '' : ui.gather.waitHost;
  return (
    <>
      <Bar />
      <main class="wood wall">
        <div class="bill gather">
          <header>
            <Outline d={posterOf(session.game.id)!.art} />
            <div>
              <p class="kick">{ui.gather.title}</p>
              <h1 class="d">{words.name}</h1>
            </div>
          </header>
          <div class="parts">
            <div>
              <ol class="chairs">
                {table.chairs.map((chair, seat) => (
                  <ChairRow key={seat} {...{ session, table, chair, seat, hosting, ask }} />
                ))}
              </ol>
              {teams !== undefined && (
                <Sides
                  teams={teams}
                  of={teamsAt(session)}
                  named={seat =>
                    table.chairs[seat]!.kind === 'free' ? ui.newTable.chair(seat + 1) : chairName(table.chairs[seat], seat)
                  }
                  evened={options[teams.handicap] === true}
                  even={even}
                />
              )}
              <p class="agreed">
                {agreed(session, options)}
                {table.watchers > 0 && ` · ${ui.gather.watchers(table.watchers)}`}
              </p>
              <Naming ask={name => void rename(name)} />
            </div>
            <Invitation code={table.code} />
          </div>
          {failed.value !== null && (
            <p class="failed" role="alert">
              {failed.value}
            </p>
          )}
          <footer>
            <p role="status">{mine === null ? (full ? ui.gather.full : ui.gather.watch) : says}</p>
            {mine === null && !full && (
              <button type="button" class="btn go" onClick={() => ask({ ask: 'sit' })}>
                {ui.gather.sitDown}
              </button>
            )}
            {mine !== null && (
              <button type="button" class="btn onpaper quiet" onClick={() => ask({ ask: 'stand' })}>
                {ui.gather.stand}
              </button>
            )}
            {mine !== null && !(hosting && full && ready) && (
              <button
                type="button"
                class={`btn ${mine.ready ? 'onpaper on' : 'go'}`}
                aria-pressed={mine.ready}
                onClick={() => void session.ready(!mine.ready).then(settle)}
              >
                {mine.ready ? ui.gather.notReady : ui.gather.ready}
              </button>
            )}
            {hosting && full && ready && (
              <button type="button" class="btn go" onClick={() => ask({ ask: 'start' })}>
                {ui.gather.start}
              </button>
            )}
          </footer>
        </div>
      </main>
    </>
  );
};
