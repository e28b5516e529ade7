/** The table of Liar's dice: the bid in the middle, each player's cup before them. */
import type { JSX } from 'preact';
import { play } from '../../../client/shell/sound.ts';
import { gameClient } from '../../../client/table/defaults.ts';
import { whoIs } from '../../../client/table/session/people.ts';
import type { GameClient } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { diceInPlay } from '../zones.ts';
import { Bidding, plan, touches } from './bidding.tsx';
import { Die } from './die.tsx';
import { Lifted } from './lifted.tsx';
import { type At, factsOf, GAME, isTold, keptOf, screen } from './screen.ts';
import './table.css';

const Middle = ({ session }: At): JSX.Element => {
  const words = screen();
  const bid = factsOf(session)?.bid ?? null;
  return (
    <section class="mid liars" aria-label={words.middle}>
      {bid === null ? (
        <p class="well none">{words.noBid}</p>
      ) : (
        <div class="well bid">
          <p class="sr">{words.dice(bid.count, bid.face)}</p>
          <p class="d" aria-hidden="true">
            {bid.count} × <Die face={bid.face} />
          </p>
          <p>{words.by(whoIs(session, bid.by))}</p>
        </div>
      )}
      <Bidding session={session} />
    </section>
  );
};
const Tray = ({ session }: At): JSX.Element => {
  const cup = keptOf(session) ?? [];
  return (
    <section class="well tray cup" aria-label={screen().cup}>
      <h2 class="d">{screen().cup}</h2>
      <p role="img" aria-label={cup.length === 0 ? screen().out : cup.join(', ')}>
        {cup.map((die, i) => (
          <Die key={i} face={die} />
        ))}
      </p>
    </section>
  );
};
const Belongings = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const dice = factsOf(session)?.dice[seat] ?? 0;
  return (
    <div class="cnt dice">
      <span class="sr">{dice === 0 ? screen().out : screen().counts(dice)}</span>
      <span aria-hidden="true">
        {Array.from({ length: dice }, (_, i) => (
          <Die key={i} face={null} />
        ))}
      </span>
    </div>
  );
};

const cites: { readonly [tell: string]: string } = { rolled: 'LD-2', bid: 'LD-4', doubted: 'LD-6', out: 'LD-7' };
export const client: GameClient = gameClient({
  id: GAME,
  Middle,
  Tray,
  Belongings,
  plan,
  touches,
  where: session => {
    const facts = factsOf(session);
    return facts === null ? '' : screen().inPlay(diceInPlay({ open: facts }));
  },
  points: session => factsOf(session)?.dice ?? null,
  ruleOf: ({ tell }) => cites[tell] ?? null,
  beginsChapter: ({ tell }) => tell === 'rolled',
  // A bid is looked at before the next one is made.
  hold: ({ tell }) => (tell === 'bid' ? 700 : 0),
  heard: (_session, { tell }) => {
    if (tell === 'rolled') play('spin');
    else if (tell === 'bid') play('click');
  },
  interlude: (session, telling) =>
    isTold(telling, 'doubted')
      ? { kind: 'lifted', render: done => <Lifted session={session} doubted={telling} done={done} /> }
      : null,
});
