/** The Dynamite: every rider loses their cowboy; when nobody at the table has one left, there may be fresh ones (C45-46, C45-47, C45-81). */
import { answerOf } from '../../../kernel/script.ts';
import { takeCowboy } from '../piles.ts';
import { agree, disagree } from '../verbs/riding.ts';
import { act, ask, type CaliberTable, call, clockwiseFrom, hasCowboy, script, when } from '../zones.ts';
import { leave, robberyOf } from './riders.ts';

const nobodyHasOne = (t: CaliberTable): boolean => t.open.teams.every((_, seat) => !hasCowboy(t, seat));

export const dynamite = script([
  act(d => {
    for (const seat of robberyOf(d.table).riders) leave(d, seat, 'killed');
  }),
  call(t => (nobodyHasOne(t) && t.config.freshCowboys !== 'off' ? 'fresh-cowboys' : null)),
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
      for (const seat of clockwiseFrom(d.table, robberyOf(d.table).caller)) takeCowboy(d, seat);
    }),
  ),
]);
