/** War party: each opponent puts a random card of their revolver under the deck and draws one into their hand. Nobody may load meanwhile. */
import { cardFaced, countAt } from '../../../kernel/cards/table.ts';
import { copies } from '../figures.ts';
import { no } from '../refusals.ts';
import { drawOne } from '../turn/drawing.ts';
import { act, at, clockwiseFrom, script, verb } from '../zones.ts';
import { playThis, toLoot } from './event.ts';

export const playWarParty = verb({
  name: 'war-party',
  needs: {},
  notNow: () => no.notYourAction,
  why: (t, seat) => (cardFaced(t, at.hand(seat), 'war-party') === null ? no.noSuchEvent : null),
  moves: (t, seat) => (cardFaced(t, at.hand(seat), 'war-party') === null ? [] : [{}]),
});

export const warParty = {
  copies: copies.warParty,
  verb: playWarParty,
  script: script(
    [
      playThis('war-party'),
      act((d, f) => {
        // WB-35: an empty revolver neither gives nor draws. WB-36: all give before anyone draws.
        const robbed = clockwiseFrom(d.table, f.by).filter(seat => seat !== f.by && countAt(d.table, at.revolver(seat)) > 0);
        for (const seat of robbed) d.move(d.some(at.revolver(seat), 1), at.revolver(seat), at.deck);
        for (const seat of robbed) if (!drawOne(d, at.hand(seat))) break;
      }),
      toLoot,
    ],
    { locks: ['load'] },
  ),
};
