/** What a lawful position of Wright Brothers' Gang is. */
import {
  bySeat,
  firstOf,
  holdsCards,
  type Lawful,
  listOf,
  type Must,
  nullOr,
  oneOf,
  record,
  seatIn,
  whole,
} from '../../kernel/cards/lawful.ts';
import { countAt } from '../../kernel/cards/table.ts';
import type { Seat } from '../../kernel/seat.ts';
import { bonus as aside, box, copies, enoughSheriffs } from './figures.ts';
import { at, type Wright, type WrightTable } from './zones.ts';

const endings = ['shoot-out', 'fourth-sheriff', 'duel', 'false-slap'] as const;
const seatsOf = (t: WrightTable): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat);

/** The rounds that are over, the number of this one, and the points go together. */
const counts: Must<Wright> = ({ open: { round, rounds, score } }, who) => {
  if (round !== rounds.length + 1) return `round is ${round}, and rounds has ${rounds.length}: round must be ${rounds.length + 1}`;
  return firstOf(score.entries(), ([seat, points]) => {
    const won = rounds.reduce((sum, { shares }) => sum + shares[seat]!, 0);
    return points === won
      ? null
      : `score of ${who(seat)} is ${points}, and the shares of rounds make it ${won}: they must be equal`;
  });
};
/** What each stage of a round has. */
const stages: Must<Wright> = ({ seats, open: { stage, ending, starter, hands, passes } }) => {
  if (passes >= seats) return `passes is ${passes}: after ${seats} in a row the deadlock is broken, so it must be below ${seats}`;
  if (stage === 'heist') {
    if (ending !== null) return `ending is "${ending}" during a heist: it must be null`;
    if (starter !== null) return 'somebody is starter during a heist: it must be null';
    return hands.length === 0 ? null : 'hands lie on the pile during a heist: hands must be []';
  }
  const right =
    seats === 2 ? endings.filter(e => e !== 'shoot-out' && (stage === 'division' || e === 'fourth-sheriff')) : endings.slice(0, 2);
  if (ending === null || !right.includes(ending))
    return `ending is ${JSON.stringify(ending)} in the ${stage}: it must be one of ${right.join(', ')}`;
  if ((starter !== null) !== (ending === 'shoot-out'))
    return ending === 'shoot-out'
      ? 'starter is null in a shoot-out: it must be who called it'
      : 'starter must be null: nobody called a shoot-out';
  const down = stage === 'division' ? seats : 0;
  if (hands.length !== down) return `hands has ${hands.length} in the ${stage}: it must have ${down}`;
  return starter === null || down === 0 || hands[0] === starter ? null : 'hands must begin with the starter';
};
const sheriffs: Must<Wright> = t => {
  const { stage, ending, starter } = t.open;
  const out = countAt(t, at.sheriffs);
  if (stage === 'heist' && out === copies.sheriff)
    return `${out} Sheriffs are out during a heist: the fourth ends it, so there must be at most ${copies.sheriff - 1}`;
  if (ending === 'fourth-sheriff' && out !== copies.sheriff)
    return `ending is "fourth-sheriff" with ${out} Sheriffs out: there must be ${copies.sheriff}`;
  return starter !== null && out < enoughSheriffs
    ? `a shoot-out was called with ${out} Sheriffs out: there must be at least ${enoughSheriffs}`
    : null;
};
/** Where cards may lie, at every stage. */
const rows: Must<Wright> = (t, who) => {
  const { stage, ending } = t.open;
  const none = firstOf([at.box, at.played], spot => holdsCards(t, spot, 0, 0, who));
  if (none !== null) return none;
  // Given to the first hand once they are down; a hand that should have stayed off gives them away.
  const bonus = t.seats === 2 ? aside : 0;
  const left = stage === 'division' ? 0 : bonus;
  const wrong = holdsCards(t, at.bonus, left, ending === 'fourth-sheriff' ? bonus : left, who);
  if (wrong !== null) return wrong;
  return firstOf(seatsOf(t), seat =>
    firstOf([at.duel(seat), at.won(seat), at.cancelled(seat)], spot => holdsCards(t, spot, 0, 0, who)),
  );
};

export const lawful: Lawful<Wright> = {
  facts(setting) {
    const seat = seatIn(setting);
    const points = bySeat(setting, whole(0, box));
    return {
      round: whole(1, setting.config.rounds + 1),
      first: seat,
      active: seat,
      passes: whole(0, setting.seats),
      stage: oneOf('heist', 'showdown', 'division'),
      ending: nullOr(oneOf(...endings)),
      starter: nullOr(seat),
      hands: listOf(seat, { most: setting.seats, distinct: true }),
      score: bySeat(setting, whole(0, box * (setting.config.rounds + 1))),
      rounds: listOf(
        record({ ending: oneOf(...endings), hands: listOf(seat, { length: setting.seats, distinct: true }), shares: points }),
        { most: setting.config.rounds },
      ),
    };
  },
  must: [counts, stages, sheriffs, rows],
};
