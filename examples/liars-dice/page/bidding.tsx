/** What the player is about to bid, how it is chosen, and what the brass line says meanwhile. */
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../../../client/shell/words.ts';
import type { Plan } from '../../../client/table/game-client.ts';
import { acting, askedSaid, asks, waits } from '../../../client/table/prompt/plans.ts';
import { plainMove } from '../../../client/table/session/choice.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { FACES } from '../zones.ts';
import { Die } from './die.tsx';
import { type At, factsOf, movesOf, screen } from './screen.ts';

const bidsOf = (session: Session) => movesOf(session.now.value?.moves ?? [], 'bid');
type BidMove = ReturnType<typeof bidsOf>[number];

const chosen = new WeakMap<Session, Signal<BidMove | null>>();
const chosenIn = (session: Session): Signal<BidMove | null> => {
  const known = chosen.get(session) ?? signal(null);
  chosen.set(session, known);
  return known;
};
/** What was chosen, as long as it may be bid; else the lowest bid there is. */
const bidOf = (session: Session): BidMove | null => {
  const bids = bidsOf(session);
  const own = chosenIn(session).value;
  return bids.find(({ count, face }) => count === own?.count && face === own.face) ?? bids[0] ?? null;
};

export const Bidding = ({ session }: At): JSX.Element | null => {
  const words = screen();
  const bid = session.asked.value ? bidOf(session) : null;
  if (bid === null) return null;
  const bids = bidsOf(session);
  const choose = (to: BidMove | undefined): void => {
    if (to !== undefined) chosenIn(session).value = to;
  };
  const withCount = (count: number): BidMove | undefined => bids.find(each => each.count === count && each.face === bid.face);
  const step = (sign: string, label: string, to: BidMove | undefined): JSX.Element => (
    <button type="button" class="btn" aria-label={label} disabled={to === undefined} onClick={() => choose(to)}>
      {sign}
    </button>
  );
  return (
    <div class="bidding">
      <div class="count">
        {step('−', words.fewer, withCount(bid.count - 1))}
        <output class="d">{bid.count}</output>
        {step('+', words.more, withCount(bid.count + 1))}
      </div>
      <fieldset>
        <legend class="sr">{words.face}</legend>
        {Array.from({ length: FACES }, (_, i) => i + 1).map(face => {
          // As many as before, or the fewest that may be bid.
          const to = bids.find(each => each.face === face && each.count >= bid.count) ?? bids.findLast(each => each.face === face);
          return (
            <button
              key={face}
              type="button"
              class="face"
              aria-label={words.dice(to?.count ?? bid.count, face)}
              aria-pressed={face === bid.face}
              disabled={to === undefined}
              onClick={() => choose(to)}
            >
              <Die face={face} />
            </button>
          );
        })}
      </fieldset>
    </div>
  );
};

export const plan = (session: Session): Plan => {
  const words = screen();
  const facts = factsOf(session);
  if (facts === null) return waits('');
  if (!session.asked.value) return waits(askedSaid(session));
  const bid = bidOf(session);
  const doubt = plainMove(session.now.value?.moves ?? [], 'doubt');
  const actions = [
    ...(bid === null ? [] : [acting(session, bid, 'go', 'enter', { label: words.bid(bid.count, bid.face) })]),
    ...(doubt === null ? [] : [acting(session, doubt, 'plain', 'd')]),
  ];
  return asks(facts.bid === null ? words.open : words.raise, actions, { lead: say().ui.table.yourMove, rule: 'LD-4' });
};
