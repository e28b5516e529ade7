/** What a player can do. */

import { cardFaced, type Frame, facesAt } from '../../kernel/cards/table.ts';
import { answerOf } from '../../kernel/machine/script.ts';
import { type Verb, verb } from '../../kernel/machine/verb.ts';
import type { Seat } from '../../kernel/seat.ts';
import { no } from './refusals.ts';
import { at, othersAlive, type Roulette, type RouletteFace } from './zones.ts';

type Nothing = Record<never, never>;

const always = (name: string, notNow: Verb<Roulette>['notNow']): Verb<Roulette> =>
  verb<Roulette, Nothing>({ name, needs: {}, notNow, why: () => null, moves: () => [{}] });
/** To play a card of this face: it must be held. */
const held = (face: RouletteFace, notNow: Verb<Roulette>['notNow']): Verb<Roulette> =>
  verb<Roulette, Nothing>({
    name: face,
    needs: {},
    notNow,
    why: (t, seat) => (cardFaced(t, at.hand(seat), face) === null ? no.noSuchCard : null),
    moves: (t, seat) => (cardFaced(t, at.hand(seat), face) === null ? [] : [{}]),
  });

export const pull = always('pull', () => no.notYourTurn);
export const thief = held('thief', () => no.notYourTurn);
export const will = held('will', () => no.nothingToAnswer);
export const misfire = held('misfire', () => no.nothingToAnswer);
export const die = always('die', () => no.nothingToAnswer);

/** Whom the Thief of this frame robs. */
export const victim = (f: Frame): Seat => answerOf(f, 'whom', f.by)['whom'] as Seat;

export const rob = verb<Roulette, { whom: 'seat' }>({
  name: 'rob',
  needs: { whom: 'seat' },
  notNow: () => no.nothingToAnswer,
  why: (t, seat, { whom }) => (whom === seat || !t.open.alive[whom] ? no.notThem : null),
  moves: (t, seat) => othersAlive(t, seat).map(whom => ({ whom })),
});
export const take = verb<Roulette, { face: 'face' }>({
  name: 'take',
  needs: { face: 'face' },
  notNow: () => no.nothingToAnswer,
  why: (t, _seat, { face }, f) => (cardFaced(t, at.hand(victim(f)), face as RouletteFace) === null ? no.notTheirs : null),
  // Sorted, so that the order of the moves tells nothing about the order of the hand.
  moves: (t, _seat, f) => [...new Set(facesAt(t, at.hand(victim(f))))].sort().map(face => ({ face })),
});
