/** A hit: both sums struck against each other, what they are made of, why one bandit falls, and who it is. */
import type { JSX } from 'preact';
import { Outline } from '../../../../client/shell/icon.tsx';
import { Onward } from '../../../../client/table/board/onward.tsx';
import { whoIs } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { isFace } from '../../faces.ts';
import type { Part } from '../../numbers.ts';
import { COLTY } from '../../zones.ts';
import { minus } from '../card.tsx';
import { art, tokens } from '../pictures.ts';
import { screen, titleOf } from '../screen.ts';
import type { Hit } from './attack.tsx';
import './attacked.css';

/** The cards lie on the table and carry the same figures: here they only add up. */
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
const Side = ({ attack, side }: { readonly attack: Hit; readonly side: 'mcready' | 'colty' }): JSX.Element => (
  <section class={`half ${side}`}>
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
/** Who it is: a stone, or a hat that flew off. */
const Fallen = ({ fate }: { readonly fate: NonNullable<Hit['fate']> }): JSX.Element => (
  <p class={`fate ${fate.how}`} aria-hidden="true">
    {isFace(fate.card) && <Outline d={art[fate.card]} />}
    <b class="d">{titleOf(fate.card)}</b>
  </p>
);
const cameOf = (session: Session, { fate }: Hit): string => {
  const { attacked } = screen();
  return fate === null ? attacked.choose(whoIs(session, COLTY)) : attacked[fate.how](titleOf(fate.card));
};
export interface AttackedProps {
  readonly session: Session;
  readonly attack: Hit;
  readonly done: () => void;
}
export const Attacked = ({ session, attack, done }: AttackedProps): JSX.Element => {
  const words = screen();
  return (
    <section class="result attacked" aria-labelledby="attacked">
      <div class="told">
        <h2 class="d" id="attacked">
          {words.attacked.title(words.places[attack.place])}
        </h2>
        <p class="came">
          {words.attacked.why(minus(attack.mcready), minus(attack.colty))} <b>{cameOf(session, attack)}</b>
        </p>
      </div>
      <div class="tallies lines">
        <Side attack={attack} side="mcready" />
        <Side attack={attack} side="colty" />
        {attack.fate !== null && <Fallen fate={attack.fate} />}
      </div>
      <div class="foot">
        <Onward session={session} done={done} label={words.duel.goOn} />
      </div>
    </section>
  );
};
