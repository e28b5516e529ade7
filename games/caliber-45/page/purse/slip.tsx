/** A payment as it happens: the sum due, the cards laid down, the change, or the debt. */
import type { JSX } from 'preact';
import { Card } from '../../../../client/table/pieces/card.tsx';
import type { GameClient, Session } from '../../../../client/table/session/session.ts';
import { screen, whoIs } from '../screen.ts';
import { type Slip, slipOf } from '../told.ts';
import { dollarsIn } from './money.ts';

const Cards = ({ game, faces }: { readonly game: GameClient; readonly faces: readonly string[] }): JSX.Element => (
  <span class="notes" aria-hidden="true">
    {faces.map((face, i) => (
      <Card key={i} game={game} face={face} size="tiny" />
    ))}
  </span>
);
const Settled = ({
  session,
  game,
  slip,
}: {
  readonly session: Session;
  readonly game: GameClient;
  readonly slip: Slip;
}): JSX.Element => {
  const words = screen();
  return (
    <>
      {slip.paid.length > 0 && (
        <span>
          <Cards game={game} faces={slip.paid} /> {words.paysWith(dollarsIn(session, slip.paid))}
        </span>
      )}
      {slip.change.length > 0 && (
        <span>
          <Cards game={game} faces={slip.change} /> {words.change(dollarsIn(session, slip.change))}
        </span>
      )}
    </>
  );
};
export const PaymentSlip = ({ session, game }: { readonly session: Session; readonly game: GameClient }): JSX.Element | null => {
  const slip = slipOf(session);
  if (slip === null) return null;
  const words = screen();
  const who = whoIs(session, slip.seat);
  return (
    <aside class="bill slip">
      <b>{slip.settled ? words.pays(who, slip.dollars) : words.due(who, slip.dollars)}</b>
      {slip.settled ? <Settled session={session} game={game} slip={slip} /> : !session.busy.value && <span>{words.noChange}</span>}
    </aside>
  );
};
