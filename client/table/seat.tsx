/** Another player's place: portrait, name, points, what lies before him, whether he is waited for, and how his line is. */
import type { JSX } from 'preact';
import type { Seat } from '../../kernel/seat.ts';
import type { ChairView } from '../../wire/protocol.ts';
import { Icon } from '../shell/icon.tsx';
import { gameWords, say } from '../shell/words.ts';
import { Clock, secondsUntil, useBeat } from './clock.tsx';
import { amountOf, nameOf, portraitOf } from './people.ts';
import { PersonName } from './person.tsx';
import type { Session } from './session.ts';
import { TeamMark } from './team.tsx';

const BARS = [60, 120, 250] as const;
export const Bars = ({ ping }: { readonly ping: number }): JSX.Element => (
  <span class="bars" aria-hidden="true">
    {[0, 1, 2, 3].map(bar => (
      <i key={bar} class={bar > 0 && ping > BARS[3 - bar]! ? 'off' : ''} />
    ))}
  </span>
);
/** How well a bot plays, as rounds in a belt: there is room for that on any plate. */
const Level = ({ game, bot }: { readonly game: string; readonly bot: string }): JSX.Element | null => {
  const { bots } = gameWords(game);
  const at = Object.keys(bots).indexOf(bot);
  if (at < 0) return null;
  return (
    <span class="level" role="img" aria-label={bots[bot]!.name} title={bots[bot]!.name}>
      {Object.keys(bots).map((each, i) => (
        <i key={each} class={i > at ? 'o' : ''} />
      ))}
    </span>
  );
};
interface LineProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly chair: ChairView;
}
const Line = ({ session, seat, chair }: LineProps): JSX.Element | null => {
  const { ui } = say();
  const game = session.game.id;
  useBeat(chair.heldIn !== null);
  if (chair.kind === 'bot') return <span class="pg">{gameWords(game).bots[chair.who ?? '']?.name ?? ui.table.bot}</span>;
  if (chair.held) return <b class="away">{ui.table.held}</b>;
  if (!chair.connected)
    return (
      <b class="away">
        <Icon name="unplugged" /> {chair.heldIn === null ? ui.table.away : ui.table.botIn(secondsUntil(session, seat))}
      </b>
    );
  return chair.ping === null ? null : (
    <span class="pg">
      <Bars ping={chair.ping} /> {ui.table.ping(chair.ping)}
    </span>
  );
};

/** Who is not there does not think; or a bot thinks for him. */
const isAway = (chair: ChairView | undefined): boolean => chair?.kind === 'guest' && (chair.held || !chair.connected);

export const SeatPlate = ({ session, seat }: { readonly session: Session; readonly seat: Seat }): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const chair = session.table.value?.chairs[seat];
  const now = session.now.value;
  const mode = session.mode.value;
  const target = mode.kind === 'target' && mode.seats.includes(seat) ? mode : null;
  const waited = now?.ask?.waiting.includes(seat) === true && now.ask.kind === 'ask';
  const won = now?.outcome?.winners.includes(seat) === true;
  const name = nameOf(session, seat);
  const points = game.points(session);
  const state = [waited && 'onmove', target && 'target', won && 'won', chair?.connected === false && 'off']
    .filter(Boolean)
    .join(' ');
  return (
    <article class={`sheet opp ${state}`} aria-label={name} data-about={`seat/${seat}`}>
      <span class="av">
        <Icon name={won ? 'trophy' : portraitOf(seat, session.me.value)} />
      </span>
      <div class="who">
        <h2 class="d">
          <TeamMark session={session} seat={seat} />
          <PersonName session={session} who={chair?.kind === 'guest' ? chair.who : null} name={name} />
          {chair?.kind === 'bot' && <Level game={game.id} bot={chair.who ?? ''} />}
        </h2>
        <p class="sub">
          {points !== null && <span>{amountOf(session, points[seat] ?? 0)}</span>}
          {waited && !isAway(chair) ? (
            <span class="thinks">{ui.table.thinks}</span>
          ) : (
            chair && <Line session={session} seat={seat} chair={chair} />
          )}
          <Clock session={session} seat={seat} />
        </p>
      </div>
      <game.Belongings session={session} seat={seat} />
      {target !== null && (
        <button type="button" class="choose" onClick={() => void session.play(target.move(seat))}>
          <span class="btn brass">{ui.table.choose(name)}</span>
        </button>
      )}
    </article>
  );
};
