/** How the crowd joins Colyseus: one room a table, one client a seat. */
import { Client } from '@colyseus/sdk';

const SEATS = 4;
export const door = {
  async open(address, heard) {
    const client = new Client(address);
    const rooms = [await client.create('hands')];
    while (rooms.length < SEATS) rooms.push(await client.joinById(rooms[0].roomId));
    for (const [seat, room] of rooms.entries()) {
      const say = state => {
        const { turn, moves, players } = state;
        if (players?.[seat]?.hand === undefined) return;
        heard(seat, moves, turn === seat ? [...players[seat].hand] : []);
      };
      room.onStateChange(say);
      say(room.state);
    }
    return {
      key: rooms[0].roomId,
      lay: (seat, face) => rooms[seat].send('lay', face),
      close: () => {
        for (const room of rooms) void room.leave(true);
      },
    };
  },
  async look(address, roomId) {
    try {
      const room = await new Client(address).joinById(roomId);
      const moves = await new Promise(resolve => room.onStateChange.once(state => resolve(state.moves)));
      await room.leave();
      return moves;
    } catch {
      return null;
    }
  },
};
