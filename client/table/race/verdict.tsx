/** The verdict: every hand's time with its margin, and the pairs too close to call. */
import type { JSX } from 'preact';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { PressHow } from '../../../wire/requests.ts';
import { seconds } from '../../../words/language.ts';
import { iconAt } from '../../shell/icon.tsx';
import { say } from '../../shell/words.ts';
import { inkAt } from '../seats/face.tsx';
import { labelOf, whoIs } from '../session/people.ts';
import type { Session } from '../session/session.ts';

interface Hand {
  readonly seat: Seat;
  readonly time: number;
  readonly plusMinus: number;
  readonly by?: PressHow['by'];
  readonly sound?: boolean;
}
const handsIn = (verdict: Telling | null): readonly Hand[] =>
  ((verdict?.['evidence'] ?? {}) as unknown as { readonly hands?: readonly Hand[] }).hands ?? [];

/** Did this hand come down before the cue? */
export const flinched = (verdict: Telling | null, seat: Seat): boolean =>
  ((verdict?.['evidence'] ?? {}) as unknown as { readonly early?: readonly { readonly seat: Seat }[] }).early?.some(
    each => each.seat === seat,
  ) === true;
/** A hand's time in words, with its margin; nothing where none was measured. */
export const timeOf = (verdict: Telling | null, seat: Seat): string => {
  const { ui, language } = say();
  const hand = handsIn(verdict).find(each => each.seat === seat);
  if (hand === undefined) return '';
  const time = ui.race.seconds(seconds(language)(hand.time));
  return hand.plusMinus > 0 ? `${time} ± ${ui.race.millis(Math.round(hand.plusMinus))}` : time;
};
/** The text for a player whose hand the referee did not get; their own page knows its time. */
export const absenceOf = (session: Pick<Session, 'me' | 'race'>, verdict: Telling | null, seat: Seat): string => {
  const { ui, language } = say();
  if (flinched(verdict, seat)) return ui.race.flinched;
  const own = seat === session.me.value ? session.race.own.value : null;
  if (own === null) return ui.race.none;
  const time = ui.race.seconds(seconds(language)(own));
  // By its own clock the hand was no slower than others: the message took too long.
  return handsIn(verdict).some(hand => hand.time >= own) ? ui.race.ownLate(time) : ui.race.ownLast(time);
};
/** How a hand was made, as its page reported; empty where it did not. */
const mannerOf = ({ by, sound }: Pick<Hand, 'by' | 'sound'>): string => {
  const { race } = say().ui;
  return [by === undefined ? [] : race.by[by], sound === undefined ? [] : race.sound[sound ? 'on' : 'off']].flat().join(', ');
};
/** The hands that the clock could not tell apart, if any. */
export const photoOf = (verdict: Telling | null): readonly Hand[] => {
  const groups = (verdict?.['order'] ?? []) as unknown as readonly (readonly Seat[])[];
  const close = groups.find(group => group.length > 1) ?? [];
  return handsIn(verdict).filter(hand => close.includes(hand.seat));
};

export const Photo = ({ session, hands }: { readonly session: Session; readonly hands: readonly Hand[] }): JSX.Element => {
  const { ui } = say();
  const [a, b] = hands as [Hand, Hand];
  const middle = (a.time + b.time) / 2;
  const x = (time: number): number => 104 + ((time - middle) / Math.max(4, b.time - a.time)) * 26;
  return (
    <div class="strip">
      <svg viewBox="0 0 250 140" role="img" aria-label={ui.race.photo}>
        <rect width="250" height="140" fill="var(--sheet-2)" />
        <path d={Array.from({ length: 31 }, (_, i) => `M${4 + i * 8} 0V140`).join('')} stroke="var(--ink)" stroke-opacity=".22" />
        <rect x="80" width="52" height="140" fill="var(--brass)" opacity=".5" />
        {[a, b].map((hand, i) => (
          <g key={hand.seat} class={inkAt({ session, seat: hand.seat })} fill="var(--p)" stroke="var(--p)">
            <use
              href={iconAt('hand')}
              stroke="none"
              transform={`translate(${x(hand.time)} ${8 + i * 68}) rotate(90) scale(.108)`}
            />
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
          {ui.race.tooClose(whoIs(session, a.seat), whoIs(session, b.seat), Math.round(b.time - a.time), whoIs(session, a.seat))}
        </p>
        {[a, b].map(hand => {
          const how = mannerOf(hand);
          return (
            how !== '' && (
              <p key={hand.seat} class="how">
                {labelOf(session, hand.seat)}: {how}
              </p>
            )
          );
        })}
      </div>
    </div>
  );
};
