/** The division: revolvers are opened, Misses fired one after another, and the loot is shared out (WB-48 … WB-52). */
import type { Dealer } from '../../../kernel/knowledge.ts';
import { act, answerOf, ask, each, script, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsAt, type Frame, facesAt } from '../../../kernel/table.ts';
import { ranking, sharers, shares, targets, usualTarget, volley } from '../division.ts';
import { worth } from '../verbs/faces.ts';
import { miss } from '../verbs/miss.ts';
import { at, type T, type Wright } from '../zones.ts';

const shooter = (f: Frame): Seat => f.vars['shooter'] as Seat;

/** WB-52b: compulsory; a choice only where several revolvers hold the highest value. WB-52f: nothing to hit, nothing happens. */
const fire = (d: Dealer<Wright>, f: Frame): void => {
  const possible = targets(d.table);
  if (possible.length === 0) return;
  const whom = possible.length === 1 ? possible[0]! : (answerOf(f, 'aim', shooter(f))['whom'] as Seat);
  const faces = facesAt(d.table, at.revolver(whom));
  const highest = faces.reduce((best, face, i) => (worth(face) > worth(faces[best]!) ? i : best), 0);
  d.say('missed', { seat: shooter(f), whom });
  d.move([cardsAt(d.table, at.revolver(whom))[highest]!], at.revolver(whom), at.cancelled(whom));
};

/** WB-51, WB-75: one card received is one point. WB-5, WB-46: who goes without opens the next round. */
const share = (d: Dealer<Wright>): void => {
  const { table } = d;
  const ranked = ranking(table);
  const taken = shares(ranked, table.seats, cardsAt(table, at.loot).length);
  d.say('ranked', { ranking: ranked, shares: taken });
  for (const seat of ranked) d.move(cardsAt(d.table, at.loot).slice(0, taken[seat]!), at.loot, at.won(seat));
  const { open } = table;
  d.open({
    score: open.score.map((points, seat) => points + taken[seat]!),
    rounds: [...open.rounds, { ending: open.ending!, hands: open.hands, shares: taken }],
    first: table.seats === 2 ? ranked[1]! : open.hands.at(-1)!,
  });
};

const severalTargets = (t: T): boolean => targets(t).length > 1;

export const dividing = script<Wright>([
  act(d => {
    for (const seat of sharers(d.table)) d.reveal(cardsAt(d.table, at.revolver(seat)), at.revolver(seat));
  }),
  each(
    volley,
    'shooter',
    when(
      severalTargets,
      ask({
        question: 'aim',
        who: (_t, f) => [shooter(f)],
        verbs: [miss],
        into: 'aim',
        lapse: (t, seat) => ({ do: 'miss', whom: usualTarget(t, seat) }),
      }),
    ),
    act(fire),
  ),
  act(share),
]);
