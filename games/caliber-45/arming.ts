/** Arming: one action a turn, clockwise, until somebody calls a robbery (C45-66, C45-67). */
import { act, answerOf, ask, call, script } from '../../kernel/script.ts';
import { cardsAt, faceOf } from '../../kernel/table.ts';
import { money, weapons } from './decks.ts';
import { swap } from './verbs/cards.ts';
import { draw, hire, keep, pass, refuse, rob, unbail } from './verbs/plain.ts';
import { drawWeapon, loseCowboy, nextCowboy, throwCards } from './weapons.ts';
import { at, type Caliber, type Face, teamsFor } from './zones.ts';

const DEALT = 6;
const BAIL = 3;
const LAPS = 3;
const MOST_ARMINGS = 200;
const isWeapon = (face: Face): boolean => weapons.some(row => row.card === face);
const isMoney = (face: Face): boolean => money.some(row => row.card === face);

/** C45-65. */
export const setUp = script<Caliber>([
  act(d => {
    const { seats, config } = d.table;
    const teams = teamsFor(seats, config.teams)!;
    // C45-3: team-mates are spread by going round the teams.
    d.open({ teams: d.table.open.teams.map((_, seat) => seat % teams), active: config.first ?? d.below(seats) });
    const box = cardsAt(d.table, at.box);
    const inBox = (fits: (face: Face) => boolean) => box.filter(id => fits(faceOf(d.table, id)));
    const cowboysBox = inBox(face => !isWeapon(face) && !isMoney(face));
    d.move(inBox(isWeapon), at.box, at.weapons, { quiet: true });
    d.move(inBox(isMoney), at.box, at.spread, { quiet: true });
    d.move(cowboysBox, at.box, at.stable, { quiet: true });
    d.shuffle(at.weapons);
    d.shuffle(at.spread);
    d.shuffle(at.stable);
    for (let seat = 0; seat < seats; seat++) {
      d.move(cardsAt(d.table, at.weapons).slice(0, DEALT), at.weapons, at.hand(seat));
      nextCowboy(d, seat);
    }
  }),
]);

export const armingTurn = script<Caliber>([
  ask({
    question: 'arming',
    who: (_t, f) => [f.by],
    verbs: [draw, swap, rob, hire, unbail, pass],
    into: 'action',
    lapse: (t, seat, f) => ({ do: draw.why(t, seat, { do: 'draw' }, f) === null ? 'draw' : 'pass' }),
  }),
  act((d, f) => {
    const { passes, armings } = d.table.open;
    const passed = answerOf(f, 'action', f.by).do === 'pass';
    d.open({ passes: passed ? passes + 1 : 0, armings: armings + 1, active: (f.by + 1) % d.table.seats });
  }),
  call((_t, f) => answerOf(f, 'action', f.by).do, { vars: (_t, f) => ({ move: answerOf(f, 'action', f.by) }) }),
  // C45-33, C45-87: nobody wants to ride any more.
  act(d => {
    const { passes, armings } = d.table.open;
    if (passes >= LAPS * d.table.seats || armings >= MOST_ARMINGS) d.open({ ended: 'standstill' });
  }),
]);

export const drawing = script<Caliber>([act((d, f) => drawWeapon(d, f.by))]);
export const swapping = script<Caliber>([
  act((d, f) => {
    throwCards(d, f.by, (f.vars['move'] as { readonly cards: readonly string[] }).cards);
    drawWeapon(d, f.by);
  }),
]);
/** C45-21: looked at alone, then kept under three tokens or put away for all to see. */
export const hiring = script<Caliber>([
  act((d, f) => nextCowboy(d, f.by)),
  ask({ question: 'hire', who: (_t, f) => [f.by], verbs: [keep, refuse], into: 'hired', lapse: () => ({ do: 'keep' }) }),
  act((d, f) => {
    if (answerOf(f, 'hired', f.by).do === 'keep') d.open({ tokens: d.table.open.tokens.with(f.by, BAIL) });
    else loseCowboy(d, f.by);
    d.say(answerOf(f, 'hired', f.by).do === 'keep' ? 'hired' : 'turned-away', { seat: f.by });
  }),
]);
export const unbailing = script<Caliber>([
  act((d, f) => {
    d.open({ tokens: d.table.open.tokens.with(f.by, d.table.open.tokens[f.by]! - 1) });
    d.say('unbailed', { seat: f.by });
  }),
]);
export const passing = script<Caliber>([act((d, f) => d.say('passed', { seat: f.by }))]);
