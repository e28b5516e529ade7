/** The deal, and a turn: play Thieves or pull the trigger; a player who meets the bullet dies unless they hold a Misfire. */
import type { Dealer } from '../../kernel/cards/dealer.ts';
import { cardFaced, cardsAt, type Frame, faceOf } from '../../kernel/cards/table.ts';
import { act, answerOf, ask, call, script, when } from '../../kernel/machine/script.ts';
import type { Seat } from '../../kernel/seat.ts';
import { die, misfire, pull, thief } from './verbs.ts';
import { at, nextAlive, type Roulette, type RouletteTable } from './zones.ts';

const DEALT = 3;
const inDrum = new Set(['click', 'bang']);

const draw = (d: Dealer<Roulette>, seat: Seat, n: number): void =>
  d.move(cardsAt(d.table, at.deck).slice(0, n), at.deck, at.hand(seat));
const spin = (d: Dealer<Roulette>): void => {
  d.shuffle(at.drum);
  d.open({ fired: 0 });
};

export const deal = script<Roulette>([
  act(d => {
    const chambers = cardsAt(d.table, at.box).filter(id => inDrum.has(faceOf(d.table, id)));
    d.move(chambers, at.box, at.drum);
    d.move(cardsAt(d.table, at.box), at.box, at.deck);
    spin(d);
    d.shuffle(at.deck);
    for (let seat = 0; seat < d.table.seats; seat++) draw(d, seat, DEALT);
  }),
]);

const answered = (into: string) => (_t: RouletteTable, f: Frame) => answerOf(f, into, f.by).do;
export const turn = script<Roulette>([
  ask({ question: 'turn', who: (_t, f) => [f.by], verbs: [pull, thief], into: 'turn', lapse: () => ({ do: 'pull' }) }),
  call(answered('turn')),
]);

const wasBang = (t: RouletteTable): boolean => faceOf(t, cardsAt(t, at.drum)[t.open.fired - 1]!) === 'bang';
/** Every answer to a bang spins the drum. */
const onlyClicked = (t: RouletteTable): boolean => t.open.fired > 0;
export const pulling = script<Roulette>([
  act(d => {
    d.reveal([cardsAt(d.table, at.drum)[d.table.open.fired]!], at.drum);
    d.open({ fired: d.table.open.fired + 1 });
  }),
  when(
    wasBang,
    ask({
      question: 'bang',
      who: (_t, f) => [f.by],
      verbs: [die, misfire],
      into: 'bang',
      lapse: () => ({ do: 'die' }),
      within: 10_000,
    }),
    call(answered('bang')),
  ),
  when(
    onlyClicked,
    act((d, f) => {
      draw(d, f.by, 1);
      d.open({ turn: nextAlive(d.table, f.by) });
    }),
  ),
]);

export const dying = script<Roulette>([
  act((d, f) => {
    d.move(cardsAt(d.table, at.hand(f.by)), at.hand(f.by), at.discard);
    d.open({ alive: d.table.open.alive.map((alive, seat) => alive && seat !== f.by) });
    d.open({ turn: nextAlive(d.table, f.by) });
    d.say('out', { seat: f.by });
    spin(d);
  }),
]);
/** A player whom a Misfire saved plays on. */
export const misfiring = script<Roulette>([
  act((d, f) => {
    d.move([cardFaced(d.table, at.hand(f.by), 'misfire')!], at.hand(f.by), at.discard);
    draw(d, f.by, 1);
    spin(d);
  }),
]);
