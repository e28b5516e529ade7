/** Our server with the game of hands: `serve.js <port> <folder>`, as it is shipped, but for what one machine may ask of it. */
import { defaults } from '../../server/config.ts';
import { startServer } from '../../server/server.ts';
import { answerUsage } from '../server/usage.ts';
import { hands } from './hands.ts';

const NO_LIMIT = 1_000_000;
const [, , port, folder] = process.argv;
const { url } = await startServer(
  {
    ...defaults,
    HOST: '127.0.0.1',
    PORT: Number(port),
    DATA_DIR: folder!,
    LOG: 'warn',
    MESSAGES_PER_SECOND: NO_LIMIT,
    REQUESTS_PER_SECOND: NO_LIMIT,
    CONNECTIONS_PER_ADDRESS: NO_LIMIT,
    GUESTS_PER_MINUTE: NO_LIMIT,
  },
  { games: new Map([['hands', { game: hands as never, bots: [] }]]) },
);
answerUsage(url);
