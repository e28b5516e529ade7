/** Sidekick: lay it in front of you; for this round you may hold one card more. */
import { act, script } from '../../../kernel/script.ts';
import { cardFaced } from '../../../kernel/table.ts';
import { verb } from '../../../kernel/verb.ts';
import { no } from '../refusals.ts';
import { at, type Wright } from '../zones.ts';

export const playSidekick = verb<Wright, Record<never, never>>({
  name: 'sidekick',
  needs: {},
  notNow: () => no.notYourAction,
  why: (t, seat) => (cardFaced(t, at.hand(seat), 'sidekick') === null ? no.noSuchEvent : null),
  moves: (t, seat) => (cardFaced(t, at.hand(seat), 'sidekick') === null ? [] : [{}]),
});

export const sidekick = {
  copies: 2,
  verb: playSidekick,
  script: script<Wright>([
    act((d, f) => d.move([cardFaced(d.table, at.hand(f.by), 'sidekick')!], at.hand(f.by), at.sidekicks(f.by))),
  ]),
};
