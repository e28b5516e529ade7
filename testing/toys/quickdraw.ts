/** Quick draw: a card is turned up at the cue and the first hand takes it; the deck decides the length. A toy with a race and a standing verb. */

import { cardsAt, countAt, type Frame, type Shape, type Table } from '../../kernel/cards/table.ts';
import { furnish, own, pile } from '../../kernel/cards/zones.ts';
import type { Game } from '../../kernel/game.ts';
import { isDown } from '../../kernel/machine/race.ts';
import { act, loop, race, script, when } from '../../kernel/machine/script.ts';
import { standing, verb } from '../../kernel/machine/verb.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';

const zones = { deck: pile('nobody'), prize: pile('nobody'), won: own('all') } as const;
export const room = furnish(zones, 4);
export const { at } = room;
/** How long a hand may come down after the cue, unless the table says otherwise. */
export const WITHIN = 1000;
const options = {
  cards: { kind: 'number', min: 1, max: 6, default: 2 },
  mayMiss: { kind: 'number', min: 0, max: 3, default: 0 },
  within: { kind: 'number', min: WITHIN, max: 600_000, default: WITHIN },
} as const;

export interface Quickdraw extends Shape {
  readonly zones: typeof zones;
  readonly face: 'watch' | 'boots';
  readonly open: { readonly finish: readonly (readonly Seat[])[]; readonly spat: readonly number[] };
  readonly kept: null;
  readonly config: { readonly cards: number; readonly mayMiss: number; readonly within: number };
}
type T = Table<Quickdraw>;
const no = {
  noRace: { rule: 'QD-1', why: 'There is no race.' },
  handDown: { rule: 'QD-2', why: 'Your hand is down.' },
  enough: { rule: 'QD-3', why: 'Once is enough.' },
} as const satisfies { readonly [name: string]: Refusal };

const draw = verb<Quickdraw, Record<never, never>>({
  name: 'draw',
  needs: {},
  notNow: () => no.noRace,
  why: () => null,
  moves: () => [{}],
});
/** May be done at any moment until the player's own hand is down. */
const spit = standing<Quickdraw, Record<never, never>>({
  name: 'spit',
  needs: {},
  notNow: () => no.noRace,
  may: (t, seat) => (isDown(t, seat) ? no.handDown : t.open.spat[seat]! > 0 ? no.enough : null),
  why: () => null,
  moves: () => [{}],
  run: (d, seat) => d.open({ spat: d.table.open.spat.map((n, s) => (s === seat ? n + 1 : n)) }),
});

const hands = (f: Frame): readonly Seat[] => f.vars['hands'] as readonly Seat[];
const rounds = loop<Quickdraw>(
  t => countAt(t, at.deck) > 0,
  act(d => d.move(cardsAt(d.table, at.deck).slice(0, 1), at.deck, at.prize)),
  race({
    question: 'draw',
    who: t => Array.from({ length: t.seats }, (_, seat) => seat),
    hand: draw,
    into: 'hands',
    within: t => t.config.within,
    mayMiss: t => t.config.mayMiss,
    atCue: d => d.reveal(cardsAt(d.table, at.prize), at.prize),
  }),
  when(
    (_t, f) => hands(f).length > 0,
    act((d, f) => d.move(cardsAt(d.table, at.prize), at.prize, at.won(hands(f)[0]!))),
  ),
  when(
    (_t, f) => hands(f).length === 0,
    act(d => d.move(cardsAt(d.table, at.prize), at.prize, at.box)),
  ),
  act((d, f) => {
    d.open({ finish: [...d.table.open.finish, hands(f)] });
    d.say('finished', { hands: hands(f) });
  }),
);

export const quickdraw: Game<KindsOf<Quickdraw>> = makeGame<Quickdraw>({
  id: 'quickdraw',
  version: 1,
  fewest: 1,
  options,
  room,
  cards: { watch: { copies: config => Math.ceil(config.cards / 2) }, boots: { copies: config => Math.floor(config.cards / 2) } },
  verbs: [draw],
  standing: [spit],
  scripts: {
    game: script([
      act(d => {
        d.move(cardsAt(d.table, at.box), at.box, at.deck);
        d.shuffle(at.deck);
      }),
      rounds,
    ]),
    position: script(rounds),
  },
  rest: 'deck',
  begin: (_config, seats) => ({
    open: { finish: [], spat: Array.from({ length: seats }, () => 0) },
    kept: Array.from({ length: seats }, () => null),
  }),
  outcome(t: T) {
    if (t.open.finish.length < t.config.cards) return null;
    const score = Array.from({ length: t.seats }, (_, seat) => countAt(t, at.won(seat)));
    return {
      score,
      winners: score.flatMap((n, seat) => (n === Math.max(...score) ? [seat] : [])),
      endings: t.open.finish.map(() => 'drawn'),
    };
  },
});
