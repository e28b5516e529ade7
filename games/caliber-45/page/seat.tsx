/** The places of the players: what lies before another, and what lies before you. */
import type { JSX } from 'preact';
import { say } from '../../../client/shell/words.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import { TeamSign, teamOf } from '../../../client/table/seats/team.tsx';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { shotsOf } from '../faces.ts';
import { Cowboy, cowboyOf, Notes, rides } from './holdings.tsx';
import { dollarsOf } from './purse/money.ts';
import { faceName, factsOf, screen } from './screen.ts';

interface Of {
  readonly session: Session;
  readonly game: GameClient;
}
const MOST_SHOWN = 4;

export const Before = ({ session, game, seat }: Of & { readonly seat: Seat }): JSX.Element => {
  const hand = piecesAt(session.scene.value, 'hand', seat);
  return (
    <div class="cnt c45">
      <span class="grip" data-spot={spotOf('hand', seat)}>
        <span class="fan" data-land>
          {hand.slice(-MOST_SHOWN).map(piece => (
            <Card key={piece.key} game={game} face={piece.face} piece={piece.key} size="tiny" back="b-weapon" />
          ))}
        </span>
        <b aria-hidden="true">{hand.length}</b>
        <em aria-hidden="true">{say().ui.table.inHand}</em>
        <span class="sr">{screen().handOf(hand.length)}</span>
      </span>
      <Cowboy session={session} game={game} seat={seat} />
      <Notes session={session} game={game} seat={seat} />
    </div>
  );
};

/** Your cowboy, what he is able to do, and your money. */
export const Mine = ({ session, game }: Of): JSX.Element => {
  const me = session.me.value ?? 0;
  const words = screen();
  const face = cowboyOf(session, me) ?? null;
  const team = teamOf(session, me);
  const tokens = factsOf(session)?.tokens[me] ?? 0;
  const state = rides(session, me) ? words.rides : face === null ? words.noCowboy : words.limitTold(shotsOf(face));
  return (
    <section class="well tray c45" aria-label={words.yours}>
      <Cowboy session={session} game={game} seat={me} />
      <div class="is" data-about={spotOf('cowboy', me)}>
        <h2 class="d">
          {team !== null && <TeamSign team={team} />}
          <span>{face === null ? words.cowboy : faceName(face)}</span>
        </h2>
        <p aria-hidden="true">{tokens > 0 ? `${state}; ${words.tokensOn(tokens)}` : state}</p>
        <p class="sum d" data-about={spotOf('money', me)}>
          {words.dollars(dollarsOf(session, me))}
        </p>
      </div>
      <Notes session={session} game={game} seat={me} />
    </section>
  );
};
