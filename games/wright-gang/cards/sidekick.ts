/** Sidekick: lay it in front of you; for this round you may hold one card more. */
import { cardFaced } from '../../../kernel/cards/table.ts';
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { act, at, script, verb } from '../zones.ts';

export const playSidekick = verb({
  name: 'sidekick',
  needs: {},
  notNow: () => no.notYourAction,
  why: (t, seat) => (cardFaced(t, at.hand(seat), 'sidekick') === null ? no.noSuchEvent : null),
  moves: (t, seat) => (cardFaced(t, at.hand(seat), 'sidekick') === null ? [] : [{}]),
});

export const sidekick = {
  copies: copies.sidekick,
  verb: playSidekick,
  script: script([act((d, f) => d.move([cardFaced(d.table, at.hand(f.by), 'sidekick')!], at.hand(f.by), at.sidekicks(f.by)))]),
};
