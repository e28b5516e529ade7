/** A failed attack: both totals against each other, over the battlefield for a moment. A hit has its own sheet. */
import type { JSX } from 'preact';
import { Outline } from '../../../../client/shell/icon.tsx';
import type { Session } from '../../../../client/table/session/session.ts';
import { minus } from '../card.tsx';
import { tokens } from '../pictures.ts';
import { screen } from '../screen.ts';
import { attackOf } from '../told.ts';

export const Clash = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const attack = attackOf(session);
  if (attack === null || attack.success) return null;
  const words = screen();
  const Side = ({ side }: { readonly side: 'colty' | 'mcready' }): JSX.Element => (
    <div class={`half ${side} ${side === 'colty' ? 'wins' : ''}`}>
      <span>{words.terms.sides[side]}</span>
      <b class="d">{minus(attack[side])}</b>
    </div>
  );
  return (
    <div class="clash" aria-hidden="true">
      <p class="d">{words.attack}</p>
      <div class="scales">
        <Side side="mcready" />
        <Outline d={tokens.firepower} class="miss" />
        <Side side="colty" />
      </div>
      <p class="miss">{words.attackFails}</p>
    </div>
  );
};
