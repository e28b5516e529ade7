/** A robbery as a scene: its stages, the target card, the riders, the players who stay, and the shot in flight. */
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, Outline } from '../../../../client/shell/icon.tsx';
import { say } from '../../../../client/shell/words.ts';
import { Card } from '../../../../client/table/pieces/card.tsx';
import { piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import { Face } from '../../../../client/table/seats/face.tsx';
import { type Names, useNames } from '../../../../client/table/seats/names.ts';
import { TeamMark } from '../../../../client/table/seats/team.tsx';
import { nameOf } from '../../../../client/table/session/people.ts';
import type { GameClient, Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Who } from '../../../../words/phrase.ts';
import { guardsOf, isLoot, shotsOf } from '../../faces.ts';
import type { Leaving, Robbery, Shot } from '../../zones.ts';
import { icons } from '../pictures.ts';
import { effectOf, faceName, factsOf, screen, whoIs } from '../screen.ts';
import { leftAs, posse } from './riders.ts';

interface At {
  readonly session: Session;
  readonly game: GameClient;
  readonly robbery: Robbery;
}
const stages = ['call', 'attack', 'shoot-out'] as const;
const Stages = ({ robbery }: { readonly robbery: Robbery }): JSX.Element => {
  const words = screen();
  return (
    <ol class="stages">
      {stages.map(stage => (
        <li key={stage} class={stage === robbery.stage ? 'now' : ''} aria-current={stage === robbery.stage ? 'step' : undefined}>
          {words.stages[stage]}
        </li>
      ))}
    </ol>
  );
};
/** The card in the lamp's light, and how many stand before it: none before it is picked, and none once it is taken. */
const Prize = ({ session, game, robbery }: At): JSX.Element => {
  const words = screen();
  const [piece] = piecesAt(session.scene.value, 'loot');
  const face = piece?.face ?? null;
  const number = face === null ? 0 : guardsOf(face);
  return (
    <figure class="prize" data-spot={spotOf('loot')}>
      <div class="stack">
        <span class="slot" data-land>
          <Outline d={icons.coins} />
        </span>
        {piece !== undefined && (
          <Card
            game={game}
            face={face}
            piece={piece.key}
            name={face === null ? say().ui.table.faceDown : `${faceName(face)}. ${effectOf(face)}`}
          />
        )}
      </div>
      <figcaption class="lbl">
        {face === null
          ? robbery.stage === 'call' && words.notPicked
          : isLoot(face)
            ? words.guards(number)
            : number > 0
              ? words.warriors(number)
              : faceName(face)}
      </figcaption>
    </figure>
  );
};

const gone: { readonly [L in Leaving]: string } = {
  killed: icons.grave,
  jailed: icons.jail,
  'rode-off': icons.mustang,
  fled: icons.dust,
};
/** A rider's state, in a word. */
const wordFor = (robbery: Robbery, seat: Seat): string => {
  const words = screen();
  const left = leftAs(robbery, seat);
  if (left !== null) return words.left[left];
  if (robbery.shot?.whom === seat) return words.aimed;
  return seat === robbery.caller ? words.caller : words.rides;
};
const Rider = ({ session, game, robbery, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const words = screen();
  const rides = robbery.riders.includes(seat);
  const left = leftAs(robbery, seat);
  const [piece] = piecesAt(session.scene.value, 'cowboy', seat);
  const mode = session.intent.mode.value;
  const target = mode.kind === 'target' && mode.seats.includes(seat) ? mode : null;
  const waited = session.now.value?.ask?.waiting.includes(seat) === true;
  const state = [!rides && 'gone', waited && 'onmove', robbery.shot?.whom === seat && 'aimed', seat === session.me.value && 'mine'];
  const name = seat === session.me.value ? say().ui.you : nameOf(session, seat);
  return (
    <li class={`rider ${state.filter(Boolean).join(' ')}`} data-rider={seat}>
      <div class="stack">
        <span class="slot" aria-hidden="true">
          {left === null ? <Icon name="hat" /> : <Outline d={gone[left]} />}
        </span>
        {rides && piece !== undefined && (
          <Card
            game={game}
            face={piece.face}
            piece={piece.key}
            back="b-cowboy"
            name={piece.face === null ? words.faceDown : `${faceName(piece.face)}, ${words.limitTold(shotsOf(piece.face))}`}
          />
        )}
        <Face session={session} seat={seat} bare class="portrait" />
      </div>
      <p class="who">
        <TeamMark session={session} seat={seat} />
        <b>{name}</b>
      </p>
      <p class="st">{wordFor(robbery, seat)}</p>
      {target !== null && (
        <button type="button" class="aim" onClick={() => void session.play(target.move(seat))}>
          <span class="sr">{words.shootThis(whoIs(session, seat))}</span>
        </button>
      )}
    </li>
  );
};

interface ShotLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}
const lineOf = (box: HTMLElement, shot: Shot): ShotLine | null => {
  const at = (seat: Seat): DOMRect | undefined => box.querySelector(`[data-rider="${seat}"] .stack`)?.getBoundingClientRect();
  const [from, to, around] = [at(shot.by), at(shot.whom), box.getBoundingClientRect()];
  if (from === undefined || to === undefined) return null;
  const x = (rect: DOMRect, part: number): number => rect.left + rect.width * part - around.left;
  const y = (rect: DOMRect, part: number): number => rect.top + rect.height * part - around.top;
  // It strikes at the foot of the card: what the cowboy can shoot stands at its head.
  return { x1: x(from, 0.5), y1: y(from, 0.3), x2: x(to, 0.82), y2: y(to, 0.84) };
};
/** The shot on its way: a line from the shooter to the target, with its strength where it strikes. */
const Flight = ({ box, shot }: { readonly box: RefObject<HTMLElement | null>; readonly shot: Shot }): JSX.Element | null => {
  const line = useSignal<ShotLine | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      line.value = box.current === null ? null : lineOf(box.current, shot);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [shot.by, shot.whom, shot.strength]);
  if (line.value === null) return null;
  const { x2, y2 } = line.value;
  return (
    <>
      <svg class="shotline" aria-hidden="true">
        <line {...line.value} />
      </svg>
      <span class="struck tag" style={{ left: `${x2}px`, top: `${y2}px` }} aria-hidden="true">
        {shot.strength}
      </span>
    </>
  );
};

const Stayers = ({ session, robbery }: Omit<At, 'game'>): JSX.Element | null => {
  const seats = (factsOf(session)?.teams ?? []).map((_, seat) => seat);
  const settled = robbery.stayed;
  const open = seats.filter(seat => ![...posse(robbery, seats.length), ...settled].includes(seat));
  const words = screen();
  const named = (seat: Seat): Who => whoIs(session, seat);
  return (
    <p class="tell">
      {settled.length > 0 && (
        <span>
          <Icon name="chair" /> {words.stayTold(settled.map(named))}
        </span>
      )}
      {open.length > 0 && (
        <span>
          <Icon name="hourglass" /> {words.openTold(open.map(named))}
        </span>
      )}
    </p>
  );
};
/** Cards and faces identify riders: the face shows where the name cannot be read. */
const RIDERS: Names = { find: '.who', faces: [['', 9]] };
/** The caller comes first; the card shows who is shot at or gone, and a player's state is written where the word fits. */
const STANDING: Names = { ...RIDERS, find: '.st' };
export const Scene = ({ session, game, robbery }: At): JSX.Element => {
  const words = screen();
  const box = useRef<HTMLDivElement>(null);
  const { shot } = robbery;
  const riders = posse(robbery, factsOf(session)?.teams.length ?? 0);
  useNames(box, riders.map(seat => nameOf(session, seat)).join('\n'), RIDERS);
  useNames(box, riders.map(seat => wordFor(robbery, seat)).join('\n'), STANDING);
  return (
    <section
      class={`scene ${robbery.stage}`}
      style={{ '--riders': `${riders.length}` }}
      aria-label={words.robbery(factsOf(session)?.robberies ?? 1)}
    >
      <Stages robbery={robbery} />
      <div class="c45-ground">
        <Prize session={session} game={game} robbery={robbery} />
        <div class={`posse ${riders.length > 4 ? 'crowd' : ''}`} ref={box}>
          <ul>
            {riders.map(seat => (
              <Rider key={seat} session={session} game={game} robbery={robbery} seat={seat} />
            ))}
          </ul>
          {shot !== null && <Flight box={box} shot={shot} />}
        </div>
      </div>
      {shot === null ? (
        <Stayers session={session} robbery={robbery} />
      ) : (
        <p class="tell c45-shot">
          <Outline d={icons.gun} /> {words.shotAt(whoIs(session, shot.by), whoIs(session, shot.whom), shot.strength)}.{' '}
          {words.answers(whoIs(session, shot.whom))}
        </p>
      )}
    </section>
  );
};
