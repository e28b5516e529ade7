/** A hit: both totals card by card, why one bandit falls, and who it is. */
import type { JSX } from 'preact';
import { Onward } from '../../../../client/table/board/onward.tsx';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Part } from '../../numbers.ts';
import { Face, frame, minus } from '../card.tsx';
import { screen, titleOf } from '../screen.ts';
import type { Hit } from './attack.tsx';
import './attacked.css';

/** Cards of one name are one line. */
const together = (parts: readonly Part[]): readonly (Part & { readonly copies: number })[] => {
  const lines = new Map<string, Part & { readonly copies: number }>();
  for (const part of parts) {
    const was = lines.get(part.of);
    lines.set(part.of, { of: part.of, n: (was?.n ?? 0) + part.n, copies: (was?.copies ?? 0) + 1 });
  }
  return [...lines.values()];
};
const AttackLine = ({ of, n, copies }: Part & { readonly copies: number }): JSX.Element => {
  const { attacked } = screen();
  const isCard = of !== 'defence' && of !== 'bonus';
  return (
    <li>
      {isCard && (
        <span class={`card tiny ${frame(of)}`} aria-hidden="true" data-read={of}>
          <Face face={of} />
        </span>
      )}
      <span>
        {isCard ? titleOf(of) : attacked[of]}
        {copies > 1 && `\u00a0×\u00a0${copies}`}
      </span>
      <b>{minus(n)}</b>
    </li>
  );
};
const Side = ({ attack, side }: { readonly attack: Hit; readonly side: 'mcready' | 'colty' }): JSX.Element => (
  <section class={`half ${side}`}>
    <h3>
      <span>{screen().terms.sides[side]}</span> <b class="d">{minus(attack[side])}</b>
    </h3>
    {attack.parts[side].length === 0 ? (
      <p>{screen().attacked.none}</p>
    ) : (
      <ul>
        {together(attack.parts[side]).map(line => (
          <AttackLine key={line.of} {...line} />
        ))}
      </ul>
    )}
  </section>
);
const cameOf = ({ fate }: Hit): string => {
  const { attacked } = screen();
  return fate === null ? attacked.choose : attacked[fate.how](titleOf(fate.card));
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
          {words.attacked.why(minus(attack.mcready), minus(attack.colty))} <b>{cameOf(attack)}</b>
        </p>
      </div>
      <div class="tallies lines">
        <Side attack={attack} side="mcready" />
        <Side attack={attack} side="colty" />
      </div>
      <div class="foot">
        <Onward session={session} done={done} label={words.duel.goOn} />
      </div>
    </section>
  );
};
