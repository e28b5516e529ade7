/** The course of a game: both totals of every attack, the fallen, and the end. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { gameWords } from '../../../client/shell/words.ts';
import { piecesAt } from '../../../client/table/pieces/scene.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { minus } from './card.tsx';
import { art } from './pictures.ts';
import { factsOf, GAME, screen } from './screen.ts';
import { foughtOf } from './told.ts';

/** A clause as a full sentence. */
const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

export const Chart = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const words = screen();
  const fought = foughtOf(session);
  const facts = factsOf(session);
  const ended = facts?.ended ?? null;
  const alive = piecesAt(session.scene.value, 'gang').length;
  const dead = piecesAt(session.scene.value, 'graveyard').length;
  const most = Math.max(1, ...fought.flatMap(({ mcready, colty }) => [mcready, colty]));
  return (
    <figure class="chase">
      {fought.length > 0 && (
        <>
          <figcaption class="d">{words.chart}</figcaption>
          <p class="legend" aria-hidden="true">
            {(['mcready', 'colty'] as const).map(side => (
              <span key={side}>
                <i class={side === 'colty' ? 's-colty' : 's-law'} /> {words.terms.sides[side]}
              </span>
            ))}
          </p>
          <ol>
            {fought.map(({ mcready, colty, success, place, turn }) => (
              <li key={turn} class={success ? 'hit' : ''}>
                <Outline d={art[place]} />
                <span class="sr">{words.attackOf(turn, words.places[place], minus(mcready), minus(colty))}</span>
                <i class="s-law" aria-hidden="true" style={{ height: `${(Math.max(0, mcready) / most) * 100}%` }} />
                <i class="s-colty" aria-hidden="true" style={{ height: `${(Math.max(0, colty) / most) * 100}%` }} />
                <small aria-hidden="true">
                  <b>{minus(mcready)}</b>
                  <span>{minus(colty)}</span>
                </small>
              </li>
            ))}
          </ol>
        </>
      )}
      <ul class="highlights">
        {ended !== null && <li>{sentence(gameWords(GAME).endings[ended] ?? '')}</li>}
        <li>{words.fell(dead, alive + dead)}</li>
        {fought.length > 0 && <li>{words.hits(fought.filter(({ success }) => success).length, fought.length)}</li>}
      </ul>
    </figure>
  );
};
