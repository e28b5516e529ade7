/** A hit: on the stage both columns meet, each with its sum at its end; below it a strip names the falling bandit and the reason. */
import type { JSX } from 'preact';
import { Outline } from '../../../../client/shell/icon.tsx';
import { Onward } from '../../../../client/table/board/onward.tsx';
import { whoIs } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { isFace } from '../../faces.ts';
import type { Part } from '../../numbers.ts';
import { COLTY, other, sideOf } from '../../zones.ts';
import { minus } from '../card.tsx';
import { art, tokens } from '../pictures.ts';
import { screen, titleOf } from '../screen.ts';
import type { Hit } from './attack.tsx';
import * as meeting from './meeting.module.css';

/** The cards lie beside it and carry the same figures: here they only add up. */
const Summand = ({ of, n }: Part): JSX.Element => {
  const { attacked } = screen();
  const isCard = of !== 'defence' && of !== 'bonus';
  return (
    <li data-read={isCard ? of : undefined}>
      <span class="sr">{isCard ? titleOf(of) : attacked[of]}</span>
      {of === 'defence' && <Outline d={tokens.defence} />}
      <b>{minus(n)}</b>
    </li>
  );
};
const Sum = ({ attack, seat }: { readonly attack: Hit; readonly seat: Seat }): JSX.Element => {
  const side = sideOf(seat);
  return (
    <section class={`${meeting.sum} ${seat === COLTY ? meeting.colty : meeting.mcready}`}>
      <b class="d">{minus(attack[side])}</b>
      <h3 class="d">{screen().terms.sides[side]}</h3>
      {attack.parts[side].length === 0 ? (
        <p>{screen().attacked.none}</p>
      ) : (
        <ul>
          {attack.parts[side].map((part, i) => (
            <Summand key={i} {...part} />
          ))}
        </ul>
      )}
    </section>
  );
};
export interface MeetingProps {
  readonly attack: Hit;
  /** The owner of the upper column. */
  readonly top: Seat;
}
export const Meeting = ({ attack, top }: MeetingProps): JSX.Element => (
  <div class={meeting.meeting}>
    <Sum attack={attack} seat={top} />
    <Sum attack={attack} seat={other(top)} />
  </div>
);

/** The bandit: a stone, or a hat that flew off. */
const Fallen = ({ fate }: { readonly fate: NonNullable<Hit['fate']> }): JSX.Element => (
  <p class={`lines ${meeting.fate} ${fate.how === 'died' ? meeting.stone : ''}`}>
    {isFace(fate.card) && <Outline d={art[fate.card]} />}
    <b class="d">{screen().attacked[fate.how](titleOf(fate.card))}</b>
  </p>
);
export interface AttackedProps {
  readonly session: Session;
  readonly attack: Hit;
  readonly done: () => void;
}
export const Attacked = ({ session, attack, done }: AttackedProps): JSX.Element => {
  const { attacked, duel, places } = screen();
  const { fate } = attack;
  return (
    <section class="result attacked" aria-labelledby="attacked">
      <div class="told">
        <h2 class="d" id="attacked">
          {attacked.title(places[attack.place])}
        </h2>
        <p class={meeting.came}>{attacked.why(minus(attack.mcready), minus(attack.colty))}</p>
      </div>
      {fate === null ? <p class={`lines ${meeting.next}`}>{attacked.choose(whoIs(session, COLTY))}</p> : <Fallen fate={fate} />}
      <div class="foot">
        <Onward session={session} done={done} label={duel.goOn} />
      </div>
    </section>
  );
};
