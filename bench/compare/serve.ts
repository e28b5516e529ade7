/** Our server with the game of hands: `serve.js <port> <folder>`, as shipped, except for its limits per address. */
import { startServer } from '../../server/server.ts';
import { localServer } from '../../testing/local-server.ts';
import { answerUsage } from '../server/usage.ts';
import { hands } from './hands.ts';

const [, , port, folder] = process.argv;
const { url } = await startServer(
  { ...localServer(folder!), PORT: Number(port) },
  { games: new Map([['hands', { game: hands as never, bots: [] }]]) },
);
answerUsage(url);
