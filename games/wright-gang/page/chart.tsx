/** The course of a game: all players' points after each round, as lines on squared paper, and its notable moments. */
import type { JSX } from 'preact';
import { classes } from '../../../client/look/classes.ts';
import { say } from '../../../client/shell/words.ts';
import { Brand, BrandIn, inkAt } from '../../../client/table/seats/face.tsx';
import { labelOf, whoIs } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Round } from '../zones.ts';
import { factsOf, screen } from './screen.ts';

const [WIDE, HIGH, EDGE] = [560, 220, 28];
/** A brand as large as this stands at the end of each line. */
const MARK = 16;
/** Where the brands stand: at the end of their lines, and not on each other. */
const marksAt = (ends: readonly number[]): readonly number[] => {
  const at = [...ends];
  let next = HIGH - EDGE;
  for (const seat of ends.map((_, i) => i).sort((a, b) => ends[b]! - ends[a]!)) {
    at[seat] = Math.min(ends[seat]!, next);
    next = at[seat]! - MARK;
  }
  return at;
};

/** Points after each round, from none. */
const running = (rounds: readonly Round[], seats: number): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    return [0, ...rounds.map(round => (sum += round.shares[seat] ?? 0))];
  });
const highlights = (session: Session, rounds: readonly Round[]): readonly string[] => {
  const words = screen();
  const out: string[] = [];
  let best = { seat: 0, cards: 0, round: 0 };
  const lasts = new Map<number, number>();
  for (const [i, round] of rounds.entries()) {
    round.shares.forEach((cards, seat) => {
      if (cards > best.cards) best = { seat, cards, round: i + 1 };
    });
    const last = round.hands.at(-1);
    if (last !== undefined && round.hands.length > 2) lasts.set(last, (lasts.get(last) ?? 0) + 1);
  }
  if (best.cards > 0) out.push(words.bestHaul(whoIs(session, best.seat), say().table.cards(best.cards), best.round));
  const slow = [...lasts].sort((a, b) => b[1] - a[1])[0];
  if (slow !== undefined && slow[1] > 1) out.push(words.oftenLast(whoIs(session, slow[0]), slow[1]));
  const shots = rounds.filter(round => round.ending !== 'fourth-sheriff').length;
  out.push(words.endings(shots, rounds.length, rounds[0]?.shares.length ?? 0));
  return out;
};

export const Chart = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const facts = factsOf(session);
  const words = screen();
  if (facts === null || facts.rounds.length === 0) return null;
  const lines = running(facts.rounds, facts.score.length);
  const most = Math.max(1, ...lines.flat());
  const x = (round: number): number => EDGE + (round / facts.rounds.length) * (WIDE - 2 * EDGE);
  const y = (points: number): number => HIGH - EDGE - (points / most) * (HIGH - 2 * EDGE);
  const marks = marksAt(lines.map(points => y(points.at(-1)!)));
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words.chart}>
        {facts.rounds.map((_, i) => (
          <g key={i}>
            <path class="grid" d={`M${x(i + 1)} ${EDGE / 2}V${HIGH - EDGE}`} />
            <text x={x(i + 1)} y={HIGH - 8} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        <path class="axis" d={`M${EDGE} ${HIGH - EDGE}H${WIDE - EDGE}`} />
        {lines.map((points, seat) => (
          <g key={seat} class={classes(inkAt({ session, seat }), seat === session.me.value && 'mine')}>
            <path class="course" d={`M${points.map((n, i) => `${x(i)} ${y(n)}`).join('L')}`} />
            <g class="mark" transform={`translate(${x(points.length - 1) + 5} ${marks[seat]! - MARK / 2}) scale(${MARK / 24})`}>
              <BrandIn session={session} seat={seat} />
            </g>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul class="key">
          {lines.map((_, seat) => (
            <li key={seat} class={seat === session.me.value ? 'mine' : ''}>
              <Brand session={session} seat={seat} />
              {labelOf(session, seat)}
            </li>
          ))}
        </ul>
        <ul class="highlights">
          {highlights(session, facts.rounds).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};
