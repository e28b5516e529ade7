/** The cylinder, the heart of the table: six chambers around the card that is being answered. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { sheets } from '../../../client/shell/dialog.tsx';
import { Icon } from '../../../client/shell/icon.tsx';
import { motion } from '../../../client/shell/settings.ts';
import { isTyping } from '../../../client/table/keys.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import { isWantedMove } from '../../../client/table/session/wanted.ts';
import { Disc } from './card.tsx';
import { ChainNow } from './chain/moment.tsx';
import { choosable } from './plan/plan.tsx';
import { faceName, factsOf, screen, whoIs } from './screen.ts';
import { type ChamberSeen, type CylinderSeen, cylinderOf } from './seen.ts';
import { spinsOf, swappedOf } from './told.ts';

const STEP = 60;
const SWAP = 280;
/** The steel: a ring of six flutes with a hole in the middle. */
const flutes = [30, 90, 150, 210, 270, 330].map(degrees => {
  const at = (degrees * Math.PI) / 180;
  return [250 + 268 * Math.sin(at), 250 - 268 * Math.cos(at)] as const;
});
const Steel = (): JSX.Element => (
  <svg class="steel" viewBox="0 0 500 500" aria-hidden="true">
    <defs>
      <radialGradient id="sb-steel" cx="42%" cy="34%" r="75%">
        <stop offset="0" stop-color="#8f867a" />
        <stop offset=".5" stop-color="#5a524a" />
        <stop offset="1" stop-color="#2b2621" />
      </radialGradient>
      <mask id="sb-flutes">
        <circle cx="250" cy="250" r="246" fill="#fff" />
        {flutes.map(([x, y]) => (
          <circle key={x * y} cx={x} cy={y} r="44" fill="#000" />
        ))}
      </mask>
    </defs>
    <g mask="url(#sb-flutes)">
      <circle cx="250" cy="250" r="246" fill="url(#sb-steel)" />
      <circle cx="250" cy="250" r="238" fill="none" stroke="#b3a896" stroke-opacity=".5" stroke-width="2" />
      <circle cx="250" cy="250" r="112" fill="#1d1814" stroke="#a3988a" stroke-opacity=".6" stroke-width="3" />
    </g>
  </svg>
);

/** How far the drum has turned: always onwards, and once round when it is shuffled. */
const useAngle = (top: number, spins: number): number => {
  const turned = useRef({ angle: -(top - 1) * STEP, top, spins });
  const was = turned.current;
  if (was.top !== top || was.spins !== spins) {
    const goal = -(top - 1) * STEP;
    const onwards = (((goal - was.angle) % 360) - 360) % 360;
    turned.current = { angle: was.angle + onwards - (was.spins === spins || onwards !== 0 ? 0 : 360), top, spins };
  }
  return turned.current.angle;
};
/** The two swapped chambers visibly change places. */
const useSwap = (drum: { readonly current: HTMLElement | null }, swapped: ReturnType<typeof swappedOf>): void => {
  useLayoutEffect(() => {
    if (swapped === null || motion.peek() === 'reduced') return;
    const [a, b] = swapped.map(n => drum.current?.querySelector<HTMLElement>(`[data-chamber="${n}"]`) ?? null);
    if (a == null || b == null) return;
    const [dx, dy] = [b.offsetLeft - a.offsetLeft, b.offsetTop - a.offsetTop];
    for (const [element, sign] of [
      [a, 1],
      [b, -1],
    ] as const)
      element.animate([{ transform: `translate(${sign * dx}px, ${sign * dy}px)` }, { transform: 'none' }], {
        duration: SWAP,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      });
  }, [swapped]);
};
/** Digits choose chambers. */
const useDigits = (session: Session): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (sheets.peek() > 0 || session.pause.interlude.peek() !== null) return;
      const move = choosable(session).get(Number(event.key));
      if (move === undefined) return;
      event.preventDefault();
      void session.play(move);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
};

interface ChamberProps {
  readonly seen: ChamberSeen;
  readonly angle: number;
  readonly next: boolean;
  /** The players who have looked into it, in words; empty when none has. */
  readonly lookers: string;
  readonly choose: (() => void) | null;
  /** A lesson waits for it. */
  readonly wanted: boolean;
}
const Chamber = ({ seen, angle, next, lookers, choose, wanted }: ChamberProps): JSX.Element => {
  const words = screen();
  const { n, face, open, aimed, key } = seen;
  const what = face === null ? words.shut(n) : open ? words.open(n, faceName(face)) : words.known(n, faceName(face));
  const name = lookers === '' ? what : `${what}; ${lookers}`;
  // A card turned up for all is not the player's own note, and is not shown before it lies open.
  const isNoted = !open && !aimed;
  const at = ((n - 1) * STEP * Math.PI) / 180;
  const look = [open ? face : 'hid', choose !== null && 'lit', aimed && 'breath', next && 'next'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={`chm ${look}`}
      data-chamber={n}
      data-touch={choose === null ? undefined : `chamber ${n}`}
      data-wanted={wanted || undefined}
      data-spot={spotOf('cylinder', null, String(n))}
      style={{ left: `calc(var(--cy) * ${0.3474 * Math.sin(at)})`, top: `calc(var(--cy) * ${-0.3474 * Math.cos(at)})` }}
      disabled={choose === null}
      onClick={() => choose?.()}
    >
      <span class="sr">{choose === null ? name : `${name}; ${words.chooseIt}`}</span>
      <span class="upright" aria-hidden="true" style={{ rotate: `${-angle}deg` }}>
        <span class="disc" data-piece={key ?? undefined}>
          <Disc face={open ? face : null} />
        </span>
        {lookers !== '' && (
          <span class="eye" title={lookers}>
            <Icon name="eye" />
            {seen.looked.length > 1 && seen.looked.length}
          </span>
        )}
        {isNoted && face !== null && <span class={`pencil ${face}`}>{words.inChamber[face]}</span>}
      </span>
      <i
        class="no"
        aria-hidden="true"
        style={{ left: `${50 + 56 * Math.sin(at)}%`, top: `${50 - 56 * Math.cos(at)}%`, rotate: `${-angle}deg` }}
      >
        {next ? `${n} · ${words.next}` : n}
      </i>
    </button>
  );
};

/** A look is public, so the text names the reader's looks, too. */
export const lookersOf = (session: Session, { looked }: ChamberSeen): string =>
  looked.length === 0 ? '' : screen().lookedInto(looked.map(seat => whoIs(session, seat)));

/** Time to answer, running down. The bar is the same no matter who could answer. */
const Fuse = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const ask = session.now.value?.ask ?? null;
  const clocks = session.clocks.value;
  const closes = ask?.kind === 'window' ? ask.closes : null;
  const whole = Number(session.now.value?.config['window'] ?? 0) * 1000;
  // Computed once for each window: a bar that has stood still continues from there.
  const delay = useMemo(() => {
    if (closes === null || clocks === null) return 0;
    return Math.min(0, closes - clocks.now - (performance.now() - clocks.heard) - whole);
  }, [closes]);
  if (closes === null || clocks === null) return null;
  const animationPlayState = session.still.value ? 'paused' : 'running';
  return (
    <span class="fuse" aria-hidden="true">
      <i key={closes} style={{ animationDuration: `${whole}ms`, animationDelay: `${delay}ms`, animationPlayState }} />
    </span>
  );
};
interface HubProps {
  readonly session: Session;
  readonly game: GameClient;
  readonly seen: CylinderSeen;
}
/** Pending cards lie in the middle, the last on top; without any, the number of loaded shut chambers. */
const Hub = ({ session, game, seen }: HubProps): JSX.Element => {
  const words = screen();
  const seats = session.table.value?.chairs.length ?? 0;
  const pending = factsOf(session)?.pending ?? [];
  const rank = (seat: number, face: string | null): number => {
    const at = pending.findLastIndex(card => card.seat === seat && card.card === face);
    return at < 0 ? pending.length : at;
  };
  return (
    <div class="hub">
      {pending.length === 0 && !seen.opening && (
        <p class="odds" aria-hidden="true">
          <b class="d">{words.ofShut(seen.loaded, seen.shut)}</b>
          {words.areLoaded}
        </p>
      )}
      {Array.from({ length: seats }, (_, seat) => (
        <div key={seat} class="lies" data-spot={spotOf('played', seat)}>
          <span class="ghost" data-land />
          {piecesAt(session.scene.value, 'played', seat).map(piece => {
            const at = rank(seat, piece.face);
            return (
              <div key={piece.key} class="laid" style={{ zIndex: `${at}`, translate: `${at * 12}px ${at * 9}px` }}>
                <Card game={game} face={piece.face} piece={piece.key} name={`${words.inPlay}: ${faceName(piece.face ?? '')}`} />
              </div>
            );
          })}
        </div>
      ))}
      <Fuse session={session} />
    </div>
  );
};

export const Cylinder = ({ session, game }: { readonly session: Session; readonly game: GameClient }): JSX.Element | null => {
  const seen = cylinderOf(session);
  return seen === null ? null : <Drawn session={session} game={game} seen={seen} />;
};
const Drawn = ({
  session,
  game,
  seen,
}: {
  readonly session: Session;
  readonly game: GameClient;
  readonly seen: CylinderSeen;
}): JSX.Element => {
  const drum = useRef<HTMLDivElement>(null);
  const angle = useAngle(seen.top, spinsOf(session));
  useSwap(drum, swappedOf(session));
  useDigits(session);
  const moves = choosable(session);
  return (
    <section class="cyl" aria-label={screen().cylinder} data-about="cylinder">
      <div class="drum" ref={drum} style={{ rotate: `${angle}deg` }}>
        <Steel />
        {seen.chambers.map(chamber => {
          const move = moves.get(chamber.n);
          return (
            <Chamber
              key={chamber.n}
              seen={chamber}
              angle={angle}
              next={seen.shut < seen.chambers.length && !chamber.open && !chamber.aimed && chamber.n === seen.top}
              lookers={lookersOf(session, chamber)}
              choose={move === undefined ? null : () => void session.play(move)}
              wanted={move !== undefined && isWantedMove(session, move)}
            />
          );
        })}
      </div>
      <Hub session={session} game={game} seen={seen} />
      <ChainNow session={session} />
    </section>
  );
};
