/** The least that any server of tables must do: every message from one of four goes to all four. No rules, no log, no names. */
import { type WebSocket, WebSocketServer } from 'ws';
import { answerUsage } from './usage.ts';

const SEATS = 4;

const rooms = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  answerUsage(`ws://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? [];
  rooms.set(url, room);
  if (room.push(socket) > SEATS) socket.close();
  socket.on('message', data => {
    const text = String(data);
    for (const member of room) member.send(text);
  });
});
