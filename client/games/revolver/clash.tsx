/** The attack as a reckoning: both totals against each other, and what came of it. It lies over the battlefield for a moment. */
import type { JSX } from 'preact';
import { Outline } from '../../shell/icon.tsx';
import type { Session } from '../../table/session.ts';
import { minus } from './card.tsx';
import { tokens } from './pictures.ts';
import { screen } from './screen.ts';
import { attackOf, savedOf } from './told.ts';

export const Clash = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const attack = attackOf(session);
  if (attack === null) return null;
  const words = screen();
  const saved = savedOf(session);
  const { mcready, colty, success } = attack;
  const Side = ({
    side,
    n,
    wins,
  }: {
    readonly side: 'colty' | 'mcready';
    readonly n: number;
    readonly wins: boolean;
  }): JSX.Element => (
    <div class={`half ${side} ${wins ? 'wins' : ''}`}>
      <span>{words.terms.sides[side]}</span>
      <b class="d">{minus(n)}</b>
    </div>
  );
  return (
    <div class="clash" aria-hidden="true">
      <p class="d">{words.attack}</p>
      <div class="scales">
        <Side side="mcready" n={mcready} wins={success} />
        <Outline d={tokens.firepower} class={success ? 'hit' : 'miss'} />
        <Side side="colty" n={colty} wins={!success} />
      </div>
      <p class={success ? 'hit' : 'miss'}>{saved !== null ? words.savedBy : success ? words.attackHits : words.attackFails}</p>
    </div>
  );
};
