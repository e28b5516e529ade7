/** The game of hands on boardgame.io, as its guide asks: moves on a draft, on the server alone where they need secrets, one view per player. */
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
const DEALT = 5;

const lay = ({ G, playerID, random, events }, face) => {
  const hand = G.hands[playerID];
  const at = hand.indexOf(face);
  if (at < 0) return INVALID_MOVE;
  G.pile.push(...hand.splice(at, 1));
  if (G.deck.length === 0) G.deck = random.Shuffle(G.pile.splice(0));
  hand.push(G.deck.pop());
  G.moves += 1;
  events.endTurn();
};
export const hands = {
  name: 'hands',
  setup({ ctx, random }) {
    const deck = random.Shuffle(RANKS.flatMap(rank => Array(4).fill(rank)));
    return { hands: Object.fromEntries(ctx.playOrder.map(seat => [seat, deck.splice(-DEALT)])), deck, pile: [], moves: 0 };
  },
  moves: { lay: { move: lay, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.map(() => null),
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.map(() => null)]),
    ),
  }),
  disableUndo: true,
  minPlayers: 4,
  maxPlayers: 4,
};
