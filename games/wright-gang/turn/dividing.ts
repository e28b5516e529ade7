/** The division: revolvers are opened, Misses fired one after another, and the loot is shared out (WB-48 … WB-52). */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt, facesAt } from '../../../kernel/cards/table.ts';
import { ranking, shares, targets, usualTarget, volley } from '../division.ts';
import { worth } from '../faces.ts';
import { miss } from '../verbs/miss.ts';
import { act, answer, ask, at, each, script, type Wright, type WrightFrame, type WrightTable, when } from '../zones.ts';

/** WB-52b: compulsory; a choice only where several revolvers hold the highest value. WB-52f: nothing to hit, nothing happens. */
const fire = (d: Dealer<Wright>, f: WrightFrame): void => {
  const possible = targets(d.table);
  if (possible.length === 0) return;
  const whom = possible.length === 1 ? possible[0]! : answer(f, 'aim', f.vars.shooter, miss)!.whom;
  const faces = facesAt(d.table, at.revolver(whom));
  const highest = faces.reduce((best, face, i) => (worth(face) > worth(faces[best]!) ? i : best), 0);
  d.say('missed', { seat: f.vars.shooter, whom });
  d.move([cardsAt(d.table, at.revolver(whom))[highest]!], at.revolver(whom), at.cancelled(whom));
};

/** WB-51, WB-75: one card received is one point. WB-5, WB-46: the player who goes without opens the next round. */
const share = (d: Dealer<Wright>): void => {
  const { table } = d;
  const ranked = ranking(table);
  const loot = cardsAt(table, at.loot).length;
  const taken = shares(ranked, table.seats, loot);
  d.say('ranked', { ranking: ranked, shares: taken, loot, out: table.open.hands.filter(seat => !ranked.includes(seat)) });
  for (const seat of ranked) d.move(cardsAt(d.table, at.loot).slice(0, taken[seat]!), at.loot, at.won(seat));
  const { open } = table;
  d.open({
    score: open.score.map((points, seat) => points + taken[seat]!),
    rounds: [...open.rounds, { ending: open.ending!, hands: open.hands, shares: taken }],
    first: table.seats === 2 ? ranked[1]! : open.hands.at(-1)!,
  });
};

const severalTargets = (t: WrightTable): boolean => targets(t).length > 1;

export const dividing = script([
  act(d => {
    // WB-52h: all of them, that of the last hand too.
    for (const seat of d.table.open.hands) d.reveal(cardsAt(d.table, at.revolver(seat)), at.revolver(seat));
  }),
  each(
    volley,
    'shooter',
    when(
      severalTargets,
      ask({
        question: 'aim',
        who: (_t, f) => [f.vars.shooter],
        verbs: [miss],
        into: 'aim',
        lapse: (t, seat) => ({ do: 'miss', whom: usualTarget(t, seat) }),
      }),
    ),
    act(fire),
  ),
  act(share),
]);
