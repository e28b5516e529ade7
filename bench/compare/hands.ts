/**
 * A minimal game of hidden hands: on their turn players lay a card of their hand open on the pile and draw another one. It is
 * rewritten for each server that ours is compared with (`others/`), and never ends.
 */
import { cardFaced, cardsAt, countAt, facesAt, type Shape, type Table } from '../../kernel/cards/table.ts';
import { furnish, own, pile } from '../../kernel/cards/zones.ts';
import type { Game } from '../../kernel/game.ts';
import { act, answerOf, ask, loop, script } from '../../kernel/machine/script.ts';
import { verb } from '../../kernel/machine/verb.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';

const SEATS = 4;
const DEALT = 5;
const copies = 4;

const zones = { deck: pile('nobody'), hand: own('owner'), pile: pile('all') } as const;
const room = furnish(zones, SEATS);
const { at } = room;
type Rank = 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight' | 'nine' | 'ten' | 'jack' | 'queen' | 'king' | 'ace';
interface Hands extends Shape {
  readonly zones: typeof zones;
  readonly face: Rank;
  readonly open: { readonly turn: number; readonly moves: number };
  readonly kept: null;
  readonly config: Record<string, never>;
}
const lay = verb<Hands, { face: 'face' }>({
  name: 'lay',
  needs: { face: 'face' },
  notNow: () => ({ rule: 'HA-1', why: 'It is not your turn.' }),
  why: (t, seat, { face }) =>
    cardFaced(t, at.hand(seat), face as Rank) === null ? { rule: 'HA-2', why: 'You do not hold that card.' } : null,
  *moves(t, seat) {
    for (const face of new Set(facesAt(t, at.hand(seat)).sort())) yield { face };
  },
});
const draw = act<Hands>(d => {
  const { turn, moves } = d.table.open;
  if (countAt(d.table, at.deck) === 0) {
    d.move(cardsAt(d.table, at.pile), at.pile, at.deck);
    d.shuffle(at.deck);
  }
  d.move(cardsAt(d.table, at.deck).slice(0, 1), at.deck, at.hand(turn));
  d.open({ turn: (turn + 1) % SEATS, moves: moves + 1 });
});
const play = loop<Hands>(
  () => true,
  ask({
    question: 'turn',
    who: (t: Table<Hands>) => [t.open.turn],
    verbs: [lay],
    into: 'laid',
    lapse: t => ({ do: 'lay', face: facesAt(t, at.hand(t.open.turn))[0]! }),
  }),
  act((d, f) => {
    const { turn } = d.table.open;
    d.move([cardFaced(d.table, at.hand(turn), answerOf(f, 'laid', turn)['face'] as Rank)!], at.hand(turn), at.pile);
  }),
  draw,
);
export const hands: Game<KindsOf<Hands>> = makeGame<Hands>({
  id: 'hands',
  version: 1,
  fewest: SEATS,
  options: {},
  room,
  cards: {
    two: { copies },
    three: { copies },
    four: { copies },
    five: { copies },
    six: { copies },
    seven: { copies },
    eight: { copies },
    nine: { copies },
    ten: { copies },
    jack: { copies },
    queen: { copies },
    king: { copies },
    ace: { copies },
  },
  verbs: [lay],
  standing: [],
  scripts: {
    game: script([
      act(d => {
        d.move(cardsAt(d.table, at.box), at.box, at.deck);
        d.shuffle(at.deck);
        for (let seat = 0; seat < SEATS; seat++) d.move(cardsAt(d.table, at.deck).slice(0, DEALT), at.deck, at.hand(seat));
      }),
      play,
    ]),
    position: script([play]),
  },
  rest: 'deck',
  begin: (_config, seats) => ({ open: { turn: 0, moves: 0 }, kept: Array.from({ length: seats }, () => null) }),
  outcome: () => null,
});
