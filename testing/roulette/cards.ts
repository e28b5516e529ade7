/** The box: six chambers and 27 situations, told apart by their backs, and what the two that do something do. */
import { cardFaced, cardsAt, countAt, facesAt } from '../../kernel/cards/table.ts';
import { act, answerOf, ask, type Step, script, when, window } from '../../kernel/machine/script.ts';
import type { Printed } from '../../kernel/make.ts';
import { rob, take, will as undo, victim } from './verbs.ts';
import { at, othersAlive, type Roulette, type RouletteFace } from './zones.ts';

/** A played card lies open in the middle while it is carried out. */
const playThis = (face: RouletteFace): Step<Roulette> =>
  act((d, f) => d.move([cardFaced(d.table, at.hand(f.by), face)!], at.hand(f.by), at.played));

/** Cancelled or not, a played card is spent. */
const discardThis = (face: RouletteFace): Step<Roulette> =>
  act(d => d.move([cardFaced(d.table, at.played, face)!], at.played, at.discard));

/** All other players are asked, with any hand: a pause must not reveal who holds a Will. An empty hand is public. */
export const anyoneMayCancel: Step<Roulette> = window({
  question: 'cancel',
  who: (t, f) => othersAlive(t, f.by).filter(seat => countAt(t, at.hand(seat)) > 0),
  verbs: [undo],
  within: () => 3000,
});

/** Thief: see another player's hand and take one card of it. */
const thief = {
  copies: 3,
  script: script<Roulette>(
    [
      playThis('thief'),
      ask({
        question: 'whom',
        who: (_t, f) => [f.by],
        verbs: [rob],
        into: 'whom',
        lapse: (t, seat) => ({ do: 'rob', whom: othersAlive(t, seat)[0]! }),
      }),
      anyoneMayCancel,
      when(
        (t, f) => countAt(t, at.hand(victim(f))) > 0,
        act((d, f) => d.look(f.by, cardsAt(d.table, at.hand(victim(f))), at.hand(victim(f)))),
        ask({
          question: 'which',
          who: (_t, f) => [f.by],
          verbs: [take],
          into: 'which',
          lapse: (t, _seat, f) => ({ do: 'take', face: facesAt(t, at.hand(victim(f))).sort()[0]! }),
        }),
        act((d, f) => {
          const from = at.hand(victim(f));
          d.move([cardFaced(d.table, from, answerOf(f, 'which', f.by)['face'] as RouletteFace)!], from, at.hand(f.by));
        }),
      ),
    ],
    { always: [discardThis('thief')] },
  ),
};

/** Will: undo any card that was just played, another Will included. */
const will = {
  copies: 3,
  script: script<Roulette>([playThis('will'), anyoneMayCancel, act(d => d.cancelBeneath())], { always: [discardThis('will')] }),
};

export const cards = {
  click: { copies: 5, back: 'chamber' },
  bang: { copies: 1, back: 'chamber' },
  will,
  thief,
  misfire: { copies: 3 },
  nerves: { copies: 9 },
  medium: { copies: 9 },
} as const satisfies { readonly [F in RouletteFace]: Printed<Roulette> };
