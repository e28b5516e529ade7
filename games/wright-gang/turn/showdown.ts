/** Hands race for the pile: a shoot-out of three to five, or the automatic duel of two that the fourth sheriff starts. */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt } from '../../../kernel/cards/table.ts';
import type { Racing, Step } from '../../../kernel/machine/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { race as RACE } from '../figures.ts';
import { ready, slap } from '../verbs/plain.ts';
import { act, ask, at, clockwiseFrom, race, script, top, type Wright, type WrightFrame, type WrightTable, when } from '../zones.ts';

const racers = (t: WrightTable): Seat[] => clockwiseFrom(t, t.open.active).filter(seat => seat !== t.open.starter);
export const byReflex = (t: WrightTable): boolean => t.config.race === 'reflex';

/** The hands race: `within` the time given after the cue. */
export const handsRace = (more: Pick<Racing<Wright>, 'within' | 'atCue' | 'mayMiss'>): Step<Wright> =>
  race({
    question: 'race',
    who: racers,
    hand: slap,
    into: 'hands',
    ...more,
  });
/** WB-86: without reflexes every player gets a chance to load, then chance orders the hands. */
export const chanceDecides: readonly Step<Wright>[] = [
  ask({ question: 'ready', who: racers, verbs: [ready], into: 'ready', lapse: () => ({ do: 'ready' }), within: RACE }),
  act(d => d.note('hands', d.mix(racers(d.table)))),
];
/** WB-86: this seat has said that it is ready, while the others still load. */
export const isReady = (t: WrightTable, seat: Seat): boolean => (top(t).vars.ready ?? []).some(answer => answer.seat === seat);

/** The pile of hands is known: the starter's, those that came down, then the missing, clockwise from the active player (WB-44, WB-80). */
const pileUp = (d: Dealer<Wright>, slapped: readonly Seat[]): void => {
  const { starter, active } = d.table.open;
  const down = starter === null ? slapped : [starter, ...slapped];
  d.open({ stage: 'division', hands: [...down, ...clockwiseFrom(d.table, active).filter(seat => !down.includes(seat))] });
  d.say('hands', { hands: d.table.open.hands, missing: d.table.open.hands.slice(down.length) });
};
/** WB-56, WB-81: with two players the first hand that came down takes the bonus cards. */
export const settle = (d: Dealer<Wright>, f: WrightFrame): void => {
  pileUp(d, f.vars.hands);
  if (d.table.seats === 2 && f.vars.hands.length > 0) giveBonus(d, f.vars.hands[0]!);
};
export const giveBonus = (d: Dealer<Wright>, seat: Seat): void => d.move(cardsAt(d.table, at.bonus), at.bonus, at.revolver(seat));

export const showdown = script([
  // WB-84: of three to five, the only hand missing will be the last in any case; of two, the second hand is waited for.
  when(byReflex, handsRace({ within: () => RACE, mayMiss: t => (t.seats === 2 ? 0 : 1), atCue: () => {} })),
  when(t => !byReflex(t), ...chanceDecides),
  act(settle),
]);
