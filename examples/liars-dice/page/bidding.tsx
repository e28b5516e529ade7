/** What the player is about to bid, how it is chosen, and what the brass line says meanwhile. */
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../../../client/shell/words.ts';
import type { Plan, Touch } from '../../../client/table/game-client.ts';
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

interface Choice extends Touch {
  /** Absent where it cannot be chosen. */
  readonly to: BidMove | undefined;
}
/** A die less, a die more, and each face: as many of it as before, or the fewest that may be bid. */
const choicesOf = (session: Session, bid: BidMove): readonly Choice[] => {
  const bids = bidsOf(session);
  const withCount = (count: number): BidMove | undefined => bids.find(each => each.count === count && each.face === bid.face);
  const choice = (id: string, to: BidMove | undefined, on = false): Choice => ({
    id,
    to,
    on,
    run: () => {
      if (to !== undefined) chosenIn(session).value = to;
    },
  });
  const faces = Array.from({ length: FACES }, (_, i) => i + 1);
  return [
    choice('fewer', withCount(bid.count - 1)),
    choice('more', withCount(bid.count + 1)),
    ...faces.map(face =>
      choice(
        `face ${face}`,
        bids.find(each => each.face === face && each.count >= bid.count) ?? bids.findLast(each => each.face === face),
        face === bid.face,
      ),
    ),
  ];
};
export const touches = (session: Session): readonly Touch[] => {
  const bid = session.asked.value ? bidOf(session) : null;
  return bid === null ? [] : choicesOf(session, bid).filter(({ to }) => to !== undefined);
};

export const Bidding = ({ session }: At): JSX.Element | null => {
  const words = screen();
  const bid = session.asked.value ? bidOf(session) : null;
  if (bid === null) return null;
  const [fewer, more, ...faces] = choicesOf(session, bid);
  const step = (sign: string, label: string, choice: Choice): JSX.Element => (
    <button type="button" class="btn" aria-label={label} disabled={choice.to === undefined} onClick={choice.run}>
      {sign}
    </button>
  );
  return (
    <div class="bidding">
      <div class="count">
        {step('−', words.fewer, fewer!)}
        <output class="d">{bid.count}</output>
        {step('+', words.more, more!)}
      </div>
      <fieldset>
        <legend class="sr">{words.face}</legend>
        {faces.map(({ id, to, on, run }, i) => (
          <button
            key={id}
            type="button"
            class="face"
            aria-label={words.dice(to?.count ?? bid.count, i + 1)}
            aria-pressed={on}
            disabled={to === undefined}
            onClick={run}
          >
            <Die face={i + 1} />
          </button>
        ))}
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
