/** Thief: see another's hand and take one card of it. */

import { cardFaced, cardsAt, countAt, facesAt } from '../../../kernel/cards/table.ts';
import { act, answerOf, ask, script, when } from '../../../kernel/machine/script.ts';
import { rob, take, victim } from '../verbs.ts';
import { at, othersAlive, type Roulette, type RouletteFace } from '../zones.ts';
import { anyoneMayCancel, discardThis, playThis } from './played.ts';

export const thief = {
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
