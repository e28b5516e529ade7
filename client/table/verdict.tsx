/** The order of hands, as the referee found it: every time with its margin, and what was too close to call. */
import type { JSX } from 'preact';
import type { Telling } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { seconds } from '../../words/language.ts';
import type { Interlude } from '../games/game-client.ts';
import { Icon } from '../shell/icon.tsx';
import { icons } from '../shell/icons.ts';
import { say } from '../shell/words.ts';
import { nameOf, portraitOf } from './people.ts';
import type { Session } from './session.ts';

interface Hand {
  readonly seat: Seat;
  readonly time: number;
  readonly plusMinus: number;
}
interface Evidence {
  readonly hands?: readonly Hand[];
  readonly early?: readonly { readonly seat: Seat; readonly times: number }[];
}
/** One line of the result. `note` is what the game makes of that place. */
interface Place {
  readonly seat: Seat;
  readonly hand: Hand | null;
  readonly photo: boolean;
  readonly note: string;
  readonly last: boolean;
}
export interface Finish {
  readonly lead: string;
  /** Whose hand was first by right, if anybody's. */
  readonly byRight: Seat | null;
  /** The final order, missing hands included, and what each place means. */
  readonly order: readonly { readonly seat: Seat; readonly note: string; readonly last: boolean }[];
  /** What comes next. */
  readonly next: string;
}

const placesOf = (telling: Telling, finish: Finish): readonly Place[] => {
  const evidence = (telling['evidence'] ?? {}) as unknown as Evidence;
  const groups = (telling['order'] ?? []) as unknown as readonly (readonly Seat[])[];
  return finish.order.map(({ seat, note, last }) => ({
    seat,
    note,
    last,
    hand: evidence.hands?.find(hand => hand.seat === seat) ?? null,
    photo: groups.some(group => group.length > 1 && group.includes(seat)),
  }));
};
/** The scale runs from a little before the first hand to a little after the last, in tenths of a second. */
const scaleOf = (times: readonly number[]): { readonly from: number; readonly to: number } => ({
  from: Math.floor((Math.min(...times) - 50) / 100) * 100,
  to: Math.max(Math.floor((Math.min(...times) - 50) / 100) * 100 + 500, Math.ceil((Math.max(...times) + 20) / 100) * 100),
});
const share = (time: number, { from, to }: { readonly from: number; readonly to: number }): string =>
  `${((time - from) / (to - from)) * 100}%`;

const Photo = ({ session, hands }: { readonly session: Session; readonly hands: readonly Hand[] }): JSX.Element => {
  const { ui } = say();
  const [a, b] = hands as [Hand, Hand];
  const middle = (a.time + b.time) / 2;
  const x = (time: number): number => 104 + ((time - middle) / Math.max(4, b.time - a.time)) * 26;
  const inks = ['var(--ink)', 'var(--blood)'];
  return (
    <div class="strip">
      <svg viewBox="0 0 250 140" role="img" aria-label={ui.race.photo}>
        <rect width="250" height="140" fill="var(--sheet-2)" />
        <path d={Array.from({ length: 31 }, (_, i) => `M${4 + i * 8} 0V140`).join('')} stroke="var(--ink)" stroke-opacity=".22" />
        <rect x="80" width="52" height="140" fill="var(--brass)" opacity=".5" />
        {[a, b].map((hand, i) => (
          <g key={hand.seat} fill={inks[i]} stroke={inks[i]}>
            <path d={icons.hand} stroke="none" transform={`translate(${x(hand.time)} ${8 + i * 68}) rotate(90) scale(.108)`} />
            <path d={`M${x(hand.time)} ${4 + i * 68}v64`} stroke-width="3" />
            <text x="170" y={42 + i * 68} stroke="none">
              {Math.round(hand.time)} ± {Math.round(hand.plusMinus)}
            </text>
          </g>
        ))}
      </svg>
      <div>
        <h3 class="d">{ui.race.photo}</h3>
        <p>
          {ui.race.tooClose(nameOf(session, a.seat), nameOf(session, b.seat), Math.round(b.time - a.time), nameOf(session, a.seat))}
        </p>
      </div>
    </div>
  );
};

const Result = ({
  session,
  places,
  finish,
  done,
}: {
  readonly session: Session;
  readonly places: readonly Place[];
  readonly finish: Finish;
  readonly done: () => void;
}): JSX.Element => {
  const { ui, language } = say();
  const second = seconds(language);
  const hands = places.flatMap(place => place.hand ?? []);
  const times = hands.map(hand => hand.time);
  const scale = times.length === 0 ? { from: 0, to: 1 } : scaleOf(times);
  const first = times.length === 0 ? 0 : Math.min(...times);
  const close = places.filter(place => place.photo).flatMap(place => place.hand ?? []);
  return (
    <section class="result" aria-labelledby="order-of-hands">
      <h2 class="d" id="order-of-hands">
        {ui.race.order}
      </h2>
      <p class="lead">{finish.lead}</p>
      <ol>
        {places.map(({ seat, hand, photo, note, last }, i) => (
          <li key={seat} class={last ? 'last' : ''}>
            <span class="pl d">{i + 1}</span>
            <span class="av">
              <Icon name={portraitOf(seat, session.me.value)} />
            </span>
            <span class="nm">
              <b class="d">{seat === session.me.value ? ui.you : nameOf(session, seat)}</b>
              <small>{note}</small>
            </span>
            {hand === null ? (
              <span class="tm">
                <em>{seat === finish.byRight ? ui.race.byRight : ui.race.none}</em>
              </span>
            ) : (
              <>
                <span class="tr" aria-hidden="true">
                  <i style={{ width: share(hand.time, scale) }} />
                  <em style={{ left: share(hand.time - hand.plusMinus, scale) }} />
                </span>
                <span class="tm">
                  <b class="d">{second(hand.time)}</b>
                  {hand.plusMinus > 0 && <small>± {ui.race.millis(Math.round(hand.plusMinus))}</small>}
                </span>
                <span class="mg">
                  {hand.time === first ? ui.race.fastest : `+${ui.race.millis(Math.round(hand.time - first))}`}
                  {photo && <em>{ui.race.photoShort}</em>}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      {close.length > 1 && <Photo session={session} hands={close.slice(0, 2)} />}
      <div class="foot">
        <p>{ui.race.judged}</p>
        <button type="button" class="btn go" onClick={done}>
          {finish.next}
        </button>
      </div>
    </section>
  );
};

export const raceResult = (session: Session, telling: Telling, finish: Finish): Interlude => {
  const places = placesOf(telling, finish);
  return { kind: 'race', render: done => <Result session={session} places={places} finish={finish} done={done} /> };
};
