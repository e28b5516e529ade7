/**
 * Colyseus with the game of hands: `colyseus-serve.mjs <port> <folder> <patches|once>`: told every 50 ms, as it comes, or each move at
 * once.
 */
import { defineRoom, defineServer, Room } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerUsage } from '../../../dist/bench/server/usage.js';

const [, , port, , tells] = process.argv;
const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
const DEALT = 5;
const SEATS = 4;

const Player = schema({ hand: t.array('string').view(), held: t.uint8() }, 'Player');
const Table = schema(
  { players: t.array(Player), pile: t.array('string'), deck: t.uint8(), turn: t.uint8(), moves: t.uint32() },
  'Table',
);

const shuffled = cards => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
};
class HandsRoom extends Room {
  maxClients = SEATS;
  state = new Table();
  /** Hidden data are not part of the state. */
  deck = shuffled(RANKS.flatMap(rank => Array(4).fill(rank)));
  seats = new Map();
  messages = {
    lay: (client, face) => this.lay(this.seats.get(client.sessionId), face),
  };
  onCreate() {
    if (tells === 'once') this.patchRate = null;
    for (let seat = 0; seat < SEATS; seat++) {
      const player = new Player();
      player.hand.push(...this.deck.splice(-DEALT));
      player.held = DEALT;
      this.state.players.push(player);
    }
    this.state.deck = this.deck.length;
    this.state.turn = 0;
    this.state.moves = 0;
  }
  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
    if (tells === 'once') this.broadcastPatch();
  }
  lay(seat, face) {
    const { state, deck } = this;
    const { hand } = state.players[seat];
    const at = hand.indexOf(face);
    if (seat !== state.turn || at < 0) return;
    hand.splice(at, 1);
    state.pile.push(face);
    if (deck.length === 0) {
      deck.push(...shuffled([...state.pile]));
      state.pile.clear();
    }
    hand.push(deck.pop());
    state.deck = deck.length;
    state.turn = (seat + 1) % SEATS;
    state.moves += 1;
    if (tells === 'once') this.broadcastPatch();
  }
}
const server = defineServer({ rooms: { hands: defineRoom(HandsRoom) }, transport: new WebSocketTransport(), greet: false });
await server.listen(Number(port), '127.0.0.1');
answerUsage(`http://127.0.0.1:${port}`);
