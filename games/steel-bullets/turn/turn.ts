/** A turn: blue cards, a chamber, the answer to a Bang!, a card drawn, the gun passed on (SB-35). */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt, type Frame, faceOf } from '../../../kernel/cards/table.ts';
import { answerOf } from '../../../kernel/machine/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { situationCards } from '../cards.ts';
import { blue, isRevolver } from '../faces.ts';
import { dealt } from '../figures.ts';
import { mayOpen } from '../numbers.ts';
import { no } from '../refusals.ts';
import { open } from '../verbs/chamber.ts';
import {
  act,
  ask,
  at,
  type Bullets,
  type BulletsTable,
  call,
  cause,
  holdsCard,
  loop,
  nextAlive,
  script,
  verb,
  when,
} from '../zones.ts';
import { openChamber, openedIsBang, reload, spent } from './cylinder.ts';

/** SB-34. */
export const setUp = script([
  act(d => {
    const { seats, config } = d.table;
    const all = cardsAt(d.table, at.box).filter(id => !isRevolver(faceOf(d.table, id)));
    d.move(all, at.box, at.deck, { quiet: true });
    d.shuffle(at.deck);
    for (let seat = 0; seat < seats; seat++) d.move(cardsAt(d.table, at.deck).slice(0, dealt), at.deck, at.hand(seat));
    d.open({ active: config.first ?? d.below(seats) });
    reload(d, 1);
  }),
]);

/** SB-15: nobody is forced to play a Misfire. */
export const giveUp = verb({
  name: 'give-up',
  needs: {},
  notNow: () => no.noBang,
  why: () => null,
  moves: () => [{}],
});

const goOut = (d: Dealer<Bullets>, f: Frame): void => {
  const { alive, fell } = d.table.open;
  d.open({ alive: alive.with(f.by, false), fell: [...fell, f.by] });
  d.say('out', { seat: f.by });
  // SB-16: face up to the discard, unless the table agreed that it leaves the game.
  const to = d.table.config.outHand === 'out' ? at.out : at.discard;
  d.move(cardsAt(d.table, at.hand(f.by)), at.hand(f.by), to, { top: true });
};
/** SB-10, SB-11. */
const drawCard = (d: Dealer<Bullets>, seat: Seat): void => {
  const top = cardsAt(d.table, at.deck).slice(0, 1);
  if (top.length === 0) d.say('no-card', { seat });
  else d.move(top, at.deck, at.hand(seat));
};
const inDanger = (t: BulletsTable, f: Frame): boolean => openedIsBang(t) && !t.open.protected && t.open.alive[f.by]!;
const survived = (t: BulletsTable, f: Frame): boolean => t.open.alive[f.by]!;

const phaseOne = [
  act((d, f) => d.open({ phase: 'blue', protected: false, lawyers: 0, active: f.by })),
  loop(
    t => t.open.phase === 'blue',
    ask({
      question: 'turn',
      who: (_t, f) => [f.by],
      verbs: [...blue.map(card => situationCards[card].verb), open],
      into: 'turn',
      lapse: (t, _seat, _f, roll) => ({ do: 'open', chamber: mayOpen(t)[roll(mayOpen(t).length)]! }),
    }),
    call((_t, f) => answerOf(f, 'turn', f.by).do, { vars: (_t, f) => ({ move: answerOf(f, 'turn', f.by) }) }),
  ),
];
/** SB-37, SB-48: a Misfire that takes effect, or out. A cancelled one may be followed by another. */
const answerTheBang = loop(
  inDanger,
  ask({
    question: 'bang',
    who: (_t, f) => [f.by],
    verbs: [situationCards.misfire.verb, giveUp],
    into: 'bang',
    lapse: (t, seat) => ({ do: holdsCard(t, seat, 'misfire') ? 'misfire' : 'give-up' }),
  }),
  call((_t, f) => answerOf(f, 'bang', f.by).do, { vars: (_t, f) => ({ move: answerOf(f, 'bang', f.by) }) }),
);

export const turn = script([
  ...phaseOne,
  when(
    t => t.open.phase === 'opened',
    answerTheBang,
    act((d, f) => {
      const again = openedIsBang(d.table) && survived(d.table, f);
      if (again) d.say('saved', { seat: f.by });
      // SB-6: the cylinder is shuffled once the last Bang! is settled, before anything is drawn.
      if (spent(d.table)) reload(d, d.table.open.bullets);
      if (survived(d.table, f)) drawCard(d, f.by);
      // SB-13: a player who was saved takes another turn.
      if (!again) d.open({ active: nextAlive(d.table, f.by) });
    }),
  ),
]);

export const opening = script([act((d, f) => openChamber(d, f.by, cause(f, open).chamber))]);
export const givingUp = script([act(goOut)]);
