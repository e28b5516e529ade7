/** A robbery is over: the card and its guards, each rider's acts, and who takes the money and why. */
import type { JSX } from 'preact';
import { Onward } from '../../../../client/table/board/onward.tsx';
import { Card } from '../../../../client/table/pieces/card.tsx';
import { longestWord } from '../../../../client/table/seats/names.ts';
import { TeamMark, TeamSign } from '../../../../client/table/seats/team.tsx';
import { labelOf } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { guardsOf, isLoot, shotsOf } from '../../faces.ts';
import { dollarsIn, worths } from '../purse/money.ts';
import { effectOf, faceName, factsOf, screen, whoIs } from '../screen.ts';
import type { End, Raid, RaidDeed } from './raid.ts';
import { leftAs, posse } from './riders.ts';
import { formula, volleyWith } from './volley.ts';
import './ended.css';

interface EndedProps {
  readonly session: Session;
  readonly raid: Raid;
  readonly end: End;
  readonly done: () => void;
}
/** The reason for this end. */
const whySaid = (session: Session, { card, taker, robbery: { riders, acted } }: End): string => {
  const { ended } = screen();
  if (taker !== null) {
    const who = whoIs(session, taker);
    if (riders.length === 1) return ended.only(who);
    return acted.includes(taker) ? ended.last(who) : ended.turn(who);
  }
  if (card === 'sheriff' || card === 'dynamite') return ended[card];
  return isLoot(card) ? ended.nobody : ended['war-party'];
};
const against = (card: string, n: number): string => (isLoot(card) ? screen().guards(n) : screen().warriors(n));
const deedSaid = (session: Session, { card }: End, cowboy: string | undefined, { did, cards, n, whom }: RaidDeed): string => {
  const { ended } = screen();
  const shots = formula(volleyWith(cowboy === undefined ? n : shotsOf(cowboy), cards));
  if (did === 'met') return ended.met(shots, against(card, n));
  return did === 'shot' ? ended.shot(whoIs(session, whom!), n) : ended.defended(n, shots);
};
/** A rider's gain or loss. */
const cameOf = (session: Session, { deeds }: Raid, { card, taker, robbery }: End, seat: Seat): string => {
  const { ended, left } = screen();
  const how = leftAs(robbery, seat);
  const paid = deeds.find(deed => deed.seat === seat && deed.did === 'paid');
  if (seat === taker) return ended.took(dollarsIn(session, [card]));
  if (how !== null) return left[how];
  return paid === undefined ? ended.nothing : ended.paid(paid.n);
};
const Row = ({ session, raid, end, seat }: Omit<EndedProps, 'done'> & { readonly seat: Seat }): JSX.Element => {
  const cowboy = raid.cowboys.get(seat);
  const left = leftAs(end.robbery, seat);
  const takes = seat === end.taker;
  const name = labelOf(session, seat);
  const deeds = raid.deeds.filter(deed => deed.seat === seat && deed.did !== 'paid');
  return (
    <li class={`${takes ? 'takes' : ''} ${left === null ? '' : 'out'}`}>
      <span class="rode">
        {cowboy !== undefined && <Card game={session.game} face={cowboy} size="tiny" name={faceName(cowboy)} />}
      </span>
      <span class="nm">
        <b class="d" style={{ '--letters': longestWord(name) }}>
          <TeamMark session={session} seat={seat} /> {name}
        </b>
        {deeds.map((deed, i) => (
          <small key={i}>{deedSaid(session, end, cowboy, deed)}</small>
        ))}
      </span>
      <b class="came">{cameOf(session, raid, end, seat)}</b>
    </li>
  );
};
export const Ended = ({ session, raid, end, done }: EndedProps): JSX.Element => {
  const words = screen();
  const facts = factsOf(session);
  const guards = guardsOf(end.card);
  const riders = posse(end.robbery, facts?.teams.length ?? 0);
  return (
    <section class="result raid" aria-labelledby="raid">
      <div class="told">
        <h2 class="d" id="raid">
          {words.ended.title(facts?.robberies ?? 1)}
        </h2>
        <div class="prizewon">
          <Card game={session.game} face={end.card} size="tiny" name={`${faceName(end.card)}. ${effectOf(end.card)}`} />
          <p>
            <b>{isLoot(end.card) ? `${faceName(end.card)}: ${against(end.card, guards)}` : faceName(end.card)}</b>
            <span>{whySaid(session, end)}</span>
          </p>
        </div>
      </div>
      <ol class="lines" style={{ '--n': `${riders.length}` }}>
        {riders.map(seat => (
          <Row key={seat} session={session} raid={raid} end={end} seat={seat} />
        ))}
      </ol>
      <ul class="gangs more">
        {(facts === null ? [] : worths(session, facts)).map(({ team, worth, goal }) => (
          <li key={team}>
            <TeamSign team={team} /> <span>{words.worth(words.teams[team]!, worth, goal)}</span>
          </li>
        ))}
      </ul>
      <div class="foot">
        <Onward session={session} done={done} label={words.ended.goOn} />
      </div>
    </section>
  );
};
