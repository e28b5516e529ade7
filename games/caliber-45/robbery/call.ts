/** The call: the caller turns up his cowboy, the others answer in turn, and a money card is picked (C45-35 … C45-37, C45-83). */
import type { Dealer } from '../../../kernel/knowledge.ts';
import { act, answerOf, ask, each, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsAt, countAt, type Frame } from '../../../kernel/table.ts';
import { STEP } from '../decks.ts';
import { charge } from '../money.ts';
import { pick } from '../verbs/cards.ts';
import { decline, join } from '../verbs/plain.ts';
import { at, type Caliber, clockwiseFrom, hasCowboy, mayPay, type Robbery, type T } from '../zones.ts';

export const change = (d: Dealer<Caliber>, part: Partial<Robbery>): void =>
  d.open({ robbery: { ...d.table.open.robbery!, ...part } });

/** C45-26: whoever rides with tokens on pays for each of them. */
const ride = (d: Dealer<Caliber>, seat: Seat): void => {
  const { tokens, robbery } = d.table.open;
  change(d, { riders: [...robbery!.riders, seat] });
  d.reveal(cardsAt(d.table, at.cowboy(seat)), at.cowboy(seat));
  d.say('rides', { seat });
  const bail = tokens[seat]! * STEP;
  d.open({ tokens: tokens.with(seat, 0) });
  charge(d, seat, bail);
};
const asked = (f: Frame): Seat => f.vars['asked'] as Seat;
/** C45-35: without a cowboy, or unable to pay, it is a no without a question. */
const mayRide = (t: T, seat: Seat): boolean => hasCowboy(t, seat) && mayPay(t, seat, t.open.tokens[seat]!);

export const theCall = [
  act<Caliber>((d, f) => {
    d.open({
      robbery: { caller: f.by, riders: [], turn: f.by, stage: 'call', acted: [], shot: null },
      robberies: d.table.open.robberies + 1,
      passes: 0,
      armings: 0,
    });
    ride(d, f.by);
  }),
  each<Caliber>(
    (t, f) => clockwiseFrom(t, f.by).slice(1),
    'asked',
    when(
      (t, f) => mayRide(t, asked(f)),
      ask({
        question: 'call',
        who: (_t, f) => [asked(f)],
        verbs: [join, decline],
        into: 'answer',
        lapse: () => ({ do: 'decline' }),
      }),
      act((d, f) => {
        if (answerOf(f, 'answer', asked(f)).do === 'join') ride(d, asked(f));
        else d.say('stays', { seat: asked(f) });
      }),
    ),
  ),
  ask<Caliber>({
    question: 'pick',
    who: (_t, f) => [f.by],
    verbs: [pick],
    into: 'pick',
    lapse: (t, _seat, _f, roll) => ({ do: 'pick', card: roll(countAt(t, at.spread)) }),
  }),
  act<Caliber>((d, f) => {
    const card = cardsAt(d.table, at.spread)[answerOf(f, 'pick', f.by)['card'] as number]!;
    d.move([card], at.spread, at.loot);
    change(d, { stage: 'attack' });
  }),
];
