/** How the crowd joins boardgame.io's server: by its lobby, then one client a seat. */
import { createRequire } from 'node:module';
import { hands } from './boardgameio-hands.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const SEATS = 4;

const post = async (address, path, body) => {
  const response = await fetch(`${address}/games/hands/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};
const seatOf = (address, { matchID, credentials }, seat) => {
  const playerID = String(seat);
  const multiplayer = SocketIO({ server: address });
  return Client({ game: hands, numPlayers: SEATS, multiplayer, matchID, playerID, credentials: credentials[seat], debug: false });
};
export const door = {
  async open(address, heard) {
    const { matchID } = await post(address, 'create', { numPlayers: SEATS });
    const credentials = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(address, `${matchID}/join`, { playerID: String(seat), playerName: `Guest ${seat}` });
      credentials.push(joined.playerCredentials);
    }
    const key = { matchID, credentials };
    const clients = Array.from({ length: SEATS }, (_, seat) => seatOf(address, key, seat));
    for (const [seat, client] of clients.entries()) {
      client.subscribe(state => {
        if (state !== null) heard(seat, state.G.moves, state.ctx.currentPlayer === String(seat) ? state.G.hands[seat] : []);
      });
      client.start();
    }
    return {
      key,
      lay: (seat, face) => clients[seat].moves.lay(face),
      close: () => {
        for (const client of clients) client.stop();
      },
    };
  },
  async look(address, key) {
    // A client of an unknown match is told nothing; the lobby knows.
    if (!(await fetch(`${address}/games/hands/${key.matchID}`)).ok) return null;
    const client = seatOf(address, key, 0);
    const moves = await new Promise(resolve => {
      client.subscribe(state => {
        if (state !== null) resolve(state.G.moves);
      });
      client.start();
    });
    client.stop();
    return moves;
  },
};
