/** Another player's place: portrait, name, points, the things before them, whether the table waits for them, and their connection. */
import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { ChairView } from '../../../wire/protocol.ts';
import { levelIn, levelsIn } from '../../../words/levels.ts';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { gameWords, say } from '../../shell/words.ts';
import { amountOf, handsOf, nameOf, whoIs } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { Clock, secondsUntil, useBeat } from './clock.tsx';
import { Brand, Face, inkAt } from './face.tsx';
import { PersonName } from './person.tsx';
import { TeamMark } from './team.tsx';

const BARS = [60, 120, 250] as const;
export const Bars = ({ ping }: { readonly ping: number }): JSX.Element => (
  <span class="bars" aria-hidden="true">
    {[0, 1, 2, 3].map(bar => (
      <i key={bar} class={bar > 0 && ping > BARS[3 - bar]! ? 'off' : ''} />
    ))}
  </span>
);
/** A bot's level as rounds in a belt, which fits on any plate. */
const Level = ({ game, bot }: { readonly game: string; readonly bot: string }): JSX.Element | null => {
  const { bots } = gameWords(game);
  const levels = levelsIn(bots);
  const level = levelIn(bots, bot);
  const at = levels.indexOf(level);
  if (at < 0) return null;
  return (
    <span class="level" role="img" aria-label={bots[level]!.name} title={bots[level]!.name}>
      {levels.map((each, i) => (
        <i key={each} class={i > at ? 'o' : ''} />
      ))}
    </span>
  );
};
/** Reactions unlike a person's: the place explains it. */
const Hands = ({ session, seat }: { readonly session: Session; readonly seat: Seat }): JSX.Element | null => {
  const sign = handsOf(session, seat);
  if (sign === null) return null;
  const said = say().ui.table.hands[sign];
  return (
    <span class="hands" role="img" aria-label={said} title={said}>
      <Icon name="stopwatch" />
    </span>
  );
};
interface AwayProps {
  readonly icon: IconName;
  readonly said: string;
  readonly short?: string;
}
/** In full where the plate has room; else its sign and the seconds. */
const Away = ({ icon, said, short }: AwayProps): JSX.Element => (
  <b class="away" title={said}>
    <Icon name={icon} />
    <span class="said">{said}</span>
    {short !== undefined && (
      <span class="short" aria-hidden="true">
        {short}
      </span>
    )}
  </b>
);
interface SeatLineProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly chair: ChairView;
}
const SeatLine = ({ session, seat, chair }: SeatLineProps): JSX.Element | null => {
  const { ui } = say();
  const game = session.game.id;
  useBeat(chair.heldIn !== null);
  if (chair.kind === 'bot') {
    const { bots } = gameWords(game);
    return <span class="pg">{bots[levelIn(bots, chair.who ?? '')]?.name ?? ui.table.bot}</span>;
  }
  if (chair.held) return <Away icon="robot" said={ui.table.held} />;
  if (!chair.connected && chair.heldIn === null) return <Away icon="unplugged" said={ui.table.away} />;
  if (!chair.connected) {
    const seconds = secondsUntil(session, seat);
    return <Away icon="unplugged" said={ui.table.botIn(seconds)} short={ui.race.seconds(`${seconds}`)} />;
  }
  return chair.ping === null ? null : (
    <span class="pg">
      <Bars ping={chair.ping} /> {ui.table.ping(chair.ping)}
    </span>
  );
};

/** A player who is away does not think, or a bot thinks for them. */
const isAway = (chair: ChairView | undefined): boolean => chair?.kind === 'guest' && (chair.held || !chair.connected);

export const SeatPlate = ({ session, seat }: { readonly session: Session; readonly seat: Seat }): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const chair = session.table.value?.chairs[seat];
  const now = session.now.value;
  const mode = session.intent.mode.value;
  const target = mode.kind === 'target' && mode.seats.includes(seat) ? mode : null;
  // A scene shows the effect of a move: its player no longer thinks.
  const waited = now?.ask?.waiting.includes(seat) === true && now.ask.kind === 'ask' && session.pause.interlude.value === null;
  const won = now?.outcome?.winners.includes(seat) === true;
  const name = nameOf(session, seat);
  const points = game.points(session);
  const state = [waited && 'onmove', target && 'target', won && 'won', chair?.connected === false && 'off']
    .filter(Boolean)
    .join(' ');
  return (
    <article class={`sheet opp ${inkAt({ session, seat })} ${state}`} aria-label={`${name}`} data-about={`seat/${seat}`}>
      <Face session={session} seat={seat} class="av" />
      <Brand session={session} seat={seat} class="tab" />
      <div class="who">
        <h2 class="d">
          <TeamMark session={session} seat={seat} />
          <PersonName session={session} who={chair?.kind === 'guest' ? chair.who : null} name={name}>
            <Face session={session} seat={seat} class="portrait" bare />
            {name}
          </PersonName>
          <Hands session={session} seat={seat} />
          {chair?.kind === 'bot' && <Level game={game.id} bot={chair.who ?? ''} />}
        </h2>
        <p class="sub">
          {points !== null && <span>{amountOf(session, points[seat] ?? 0)}</span>}
          {waited && !isAway(chair) ? (
            <span class="thinks">{ui.table.thinks}</span>
          ) : (
            chair && <SeatLine session={session} seat={seat} chair={chair} />
          )}
          <Clock session={session} seat={seat} />
        </p>
      </div>
      <game.Belongings session={session} seat={seat} />
      {target !== null && (
        <button type="button" class="choose" onClick={() => void session.play(target.move(seat))}>
          <span class="btn brass">{ui.table.choose(whoIs(session, seat))}</span>
        </button>
      )}
    </article>
  );
};
