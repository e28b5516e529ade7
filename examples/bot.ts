/** A player in thirty lines. `npm run bot -- http://localhost:4545` opens a table with bots; with the code of a table after it, it sits down at yours. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { isRefusal } from '../kernel/refusal.ts';
import { connect } from '../wire/client.ts';

const [house = 'http://localhost:4545', code] = process.argv.slice(2);
const guest = await fetch(`${house}/api/guest`, { method: 'POST' }).catch(() => {
  console.error(`Nobody answers at ${house}. npm start, in another terminal, starts a server.`);
  process.exit(1);
});
const client = connect({
  url: `${house.replace('http', 'ws')}/ws`,
  open: address => new WebSocket(address, { headers: { cookie: guest.headers.getSetCookie().join() } }),
  now: () => performance.now(),
  wake: (after, run) => clearTimeout.bind(null, setTimeout(run, after)),
  chance: Math.random,
  entropy: () => randomBytes(16).toString('hex'),
});
const anyOf = <X>(list: readonly X[]): X => list[Math.floor(Math.random() * list.length)]!;

client.on('update', ({ table, update: { offers, moves, outcome } }) => {
  const asked = offers.filter(offer => offer.question !== null);
  const verb = asked.length > 0 ? anyOf(asked).do : null;
  const choices = moves?.filter(move => move.do === verb) ?? [];
  if (choices.length > 0) void client.ask({ ask: 'move', table, move: anyOf(choices) });
  if (outcome !== null) console.log(`The game is over. Points: ${outcome.score.join(', ')}`);
  if (outcome !== null) client.close();
});
client.on('cue', ({ table }) => setTimeout(() => void client.press(table), 200 + 300 * Math.random()));

const created = await (code
  ? { table: code }
  : client.ask({ ask: 'create', game: 'wright-gang', seats: 3, bots: ['gunhand', 'greenhorn'] }));
if (isRefusal(created)) throw new Error(created.why);
await client.ask({ ask: 'enter', ...created });
await client.ask({ ask: 'sit', ...created });
await client.ask({ ask: 'ready', ...created, ready: true });
await client.ask({ ask: 'start', ...created });
