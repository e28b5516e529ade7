/** The Dynamite: every rider loses their cowboy; then there may be fresh ones, for all if nobody has one left, or for those who rode (C45-46, C45-47, C45-81). */
import { answerOf } from '../../../kernel/machine/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { takeCowboy } from '../piles.ts';
import { agree, disagree } from '../verbs/riding.ts';
import { act, ask, type CaliberTable, call, clockwiseFrom, hasCowboy, script, when } from '../zones.ts';
import { leave, robberyOf } from './riders.ts';

/** C45-47: in one reading of the book those who rode get a fresh one, whatever the others have. */
const forRiders = (t: CaliberTable): boolean => t.config.freshCowboys === 'riders';
const nobodyHasOne = (t: CaliberTable): boolean => t.open.teams.every((_, seat) => !hasCowboy(t, seat));

export const dynamite = script([
  act(d => {
    for (const seat of robberyOf(d.table).riders) leave(d, seat, 'killed');
  }),
  call(t => (forRiders(t) || (nobodyHasOne(t) && t.config.freshCowboys !== 'off') ? 'fresh-cowboys' : null)),
]);

export const freshCowboys = script([
  when(
    t => t.config.freshCowboys === 'vote',
    ask({
      question: 'fresh',
      who: t => t.open.teams.map((_, seat) => seat),
      verbs: [agree, disagree],
      into: 'votes',
      lapse: () => ({ do: 'agree' }),
    }),
    act((d, f) => {
      const against = d.table.open.teams.flatMap((_, seat) => (answerOf(f, 'votes', seat).do === 'agree' ? [] : [seat]));
      d.say('voted', { against });
      d.note('refused', against.length > 0);
    }),
  ),
  when(
    (_t, f) => f.vars.refused !== true,
    act(d => {
      d.say('fresh-cowboys');
      const { caller, left } = robberyOf(d.table);
      const rode = (seat: Seat): boolean => left.some(rider => rider.seat === seat);
      for (const seat of clockwiseFrom(d.table, caller)) if (!forRiders(d.table) || rode(seat)) takeCowboy(d, seat);
    }),
  ),
]);
