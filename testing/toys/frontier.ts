/**
 * Claims on the frontier: a toy with places as a second axis and two decks with different backs. On their turn players bury a card of their
 * hand at a place, or dig at one: the top of the tale deck is laid open there, and they look at the lowest card that another has buried.
 */

import type { Dealer } from '../../kernel/cards/dealer.ts';
import { cardFaced, cardsAt, faceOf, facesAt, type Shape, type Table } from '../../kernel/cards/table.ts';
import { field, furnish, own, pile, spots } from '../../kernel/cards/zones.ts';
import type { Game } from '../../kernel/game.ts';
import { act, answerOf, ask, call, loop, script } from '../../kernel/machine/script.ts';
import { verb } from '../../kernel/machine/verb.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';

export const places = ['mine', 'river'] as const;
type Place = (typeof places)[number];
type Face = 'gold' | 'rock' | 'snake' | 'ghost' | 'flood';
export const tales: readonly string[] = ['ghost', 'flood'];

const zones = {
  ore: pile('nobody'),
  tales: pile('nobody'),
  hand: own('owner', { never: ['snake'] }),
  claim: field(places, 'owner', { never: ['snake'] }),
  trail: spots(places, 'all'),
  cellar: spots(places, 'nobody', { order: 'free' }),
} as const;
export const room = furnish(zones, 3);
export const { at } = room;

export interface Frontier extends Shape {
  readonly zones: typeof zones;
  readonly face: Face;
  readonly open: { readonly turn: Seat; readonly digs: number };
  readonly kept: null;
  readonly config: Record<string, never>;
}
type T = Table<Frontier>;

const no = {
  notNow: { rule: 'FR-1', why: 'It is not your turn.' },
  notHeld: { rule: 'FR-2', why: 'You do not hold that card.' },
  noPlace: { rule: 'FR-3', why: 'There is no such place.' },
} as const satisfies { readonly [name: string]: Refusal };
const isPlace = (word: string): word is Place => (places as readonly string[]).includes(word);

const bury = verb<Frontier, { face: 'face'; place: 'word' }>({
  name: 'bury',
  needs: { face: 'face', place: 'word' },
  notNow: () => no.notNow,
  why: (t, seat, { face, place }) => {
    if (!isPlace(place)) return no.noPlace;
    return cardFaced(t, at.hand(seat), face as Face) === null ? no.notHeld : null;
  },
  *moves(t, seat) {
    for (const face of new Set(facesAt(t, at.hand(seat)).sort())) for (const place of places) yield { face, place };
  },
});
const dig = verb<Frontier, { place: 'word' }>({
  name: 'dig',
  needs: { place: 'word' },
  notNow: () => no.notNow,
  why: (_t, _seat, { place }) => (isPlace(place) ? null : no.noPlace),
  moves: () => places.map(place => ({ place })),
});

const asked = (f: { readonly vars: object; readonly by: Seat }): { readonly face: Face; readonly place: Place } =>
  (f.vars as { readonly move: { readonly face: Face; readonly place: Place } }).move;
const openClaims = (d: Dealer<Frontier>): void => {
  for (let seat = 0; seat < d.table.seats; seat++)
    for (const place of places) d.reveal(cardsAt(d.table, at.claim(seat, place)), at.claim(seat, place));
};
const draw = (d: Dealer<Frontier>, seat: Seat): void => {
  const top = cardsAt(d.table, at.ore)[0];
  if (top === undefined) return;
  // Snakes are never held: they crawl into the cellar at once, seen by all.
  if (faceOf(d.table, top) === 'snake') d.reveal([top], at.ore);
  d.move([top], at.ore, faceOf(d.table, top) === 'snake' ? at.cellar('mine') : at.hand(seat));
};

const TALES = 6;
const over = (t: T): boolean => t.open.digs === TALES;
export const frontier: Game<KindsOf<Frontier>> = makeGame<Frontier>({
  id: 'frontier',
  version: 1,
  fewest: 2,
  options: {},
  room,
  cards: {
    gold: { copies: 3 },
    rock: { copies: (_config, seats) => 3 * seats },
    snake: { copies: 2 },
    ghost: { copies: TALES / 2, back: 'tale' },
    flood: { copies: TALES / 2, back: 'tale' },
  },
  verbs: [bury, dig],
  standing: [],
  scripts: {
    game: script([
      act(d => {
        d.move(
          cardsAt(d.table, at.box).filter(id => tales.includes(faceOf(d.table, id))),
          at.box,
          at.tales,
        );
        d.move(cardsAt(d.table, at.box), at.box, at.ore);
        d.shuffle(at.tales);
        d.shuffle(at.ore);
        for (let seat = 0; seat < d.table.seats; seat++) for (let n = 0; n < 2; n++) draw(d, seat);
      }),
      call('play'),
    ]),
    position: script([call('play')]),
    play: script([
      loop(
        t => !over(t),
        ask({
          question: 'turn',
          who: t => [t.open.turn],
          verbs: [bury, dig],
          into: 'turn',
          lapse: () => ({ do: 'dig', place: 'mine' }),
        }),
        call((t, f) => answerOf(f, 'turn', t.open.turn).do, {
          by: t => t.open.turn,
          vars: (t, f) => ({ move: answerOf(f, 'turn', t.open.turn) }),
        }),
        act(d => d.open({ turn: (d.table.open.turn + 1) % d.table.seats })),
      ),
    ]),
    bury: script([
      act((d, f) => {
        const { face, place } = asked(f);
        d.move([cardFaced(d.table, at.hand(f.by), face)!], at.hand(f.by), at.claim(f.by, place));
        draw(d, f.by);
      }),
    ]),
    dig: script([
      act((d, f) => {
        const { place } = asked(f);
        d.move([cardsAt(d.table, at.tales)[0]!], at.tales, at.trail(place));
        const other = (f.by + 1) % d.table.seats;
        const buried = cardsAt(d.table, at.claim(other, place));
        if (buried.length > 0) d.look(f.by, buried.slice(0, 1), at.claim(other, place));
        if (buried.length > 2) d.move(buried.slice(-1), at.claim(other, place), at.cellar(place));
        d.open({ digs: d.table.open.digs + 1 });
        if (over(d.table)) openClaims(d);
      }),
    ]),
  },
  rest: face => (tales.includes(face) ? 'tales' : 'ore'),
  begin: (_config, seats) => ({ open: { turn: 0, digs: 0 }, kept: Array.from({ length: seats }, () => null) }),
  outcome(t) {
    if (!over(t)) return null;
    const score = Array.from({ length: t.seats }, (_, seat) =>
      places.reduce((sum, place) => sum + facesAt(t, at.claim(seat, place)).filter(face => face === 'gold').length, 0),
    );
    return { score, winners: score.flatMap((n, seat) => (n === Math.max(...score) ? [seat] : [])), endings: ['dug out'] };
  },
});
