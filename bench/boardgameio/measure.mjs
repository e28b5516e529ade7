/**
 * The cost of an input on boardgame.io: complete random games of the cut-down roulette, without the debug panel and without subscribers.
 * `node measure.mjs` prints one line of JSON with two measurements:
 *
 *   lone    one client that plays every seat on its own store: the leanest path there is, but one that keeps nothing secret
 *   local   the `Local()` authority and one client for each seat, which gets only its own view: its documented way to play a game with
 *           secrets in one process. Moves run on the authority alone (`client: false`), as its guide asks where they need secrets
 */
import { fileURLToPath } from 'node:url';
import { Client, Local } from './engine.mjs';
import { roulette } from './roulette.mjs';

/** Microseconds of processor time for warming up, and how often all rounds are timed. */
const warmUp = 3e6;
const replays = 3;
const endless = 3000;

/** A small seeded generator of whole numbers below n. */
function picker(seed) {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A table: the client through whose eyes a seat chooses, and a move made through it. */
function loneTable(seats, seed) {
  const client = Client({ game: { ...roulette, seed }, numPlayers: seats, debug: false });
  return {
    seatedAt: () => client,
    make: (move, args, playerID) => client.store.dispatch({ type: 'MAKE_MOVE', payload: { type: move, args, playerID } }),
    leave: () => {},
  };
}

const onlyThere = moves => Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }]));
const secretly = {
  ...roulette,
  moves: onlyThere(roulette.moves),
  turn: {
    ...roulette.turn,
    stages: Object.fromEntries(
      Object.entries(roulette.turn.stages).map(([name, { moves }]) => [name, { moves: onlyThere(moves) }]),
    ),
  },
};
function localTable(seats, seed) {
  // The authority is found by the identity of the game, so all clients of a table share one object.
  const game = { ...secretly, seed };
  const clients = Array.from({ length: seats }, (_, seat) => {
    const options = { game, numPlayers: seats, playerID: String(seat), matchID: 'match', multiplayer: Local(), debug: false };
    const client = Client(options);
    client.start();
    return client;
  });
  return {
    seatedAt: seat => clients[Number(seat)],
    make: (move, args, seat) => clients[Number(seat)].moves[move](...args),
    leave: () => {
      for (const client of clients) client.stop();
    },
  };
}

/** Processor time, so that other work of the machine is not counted. Garbage collection is. */
function cpuMicros() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Plays one game to its end: chooses a seat that may move, then one of its moves. Returns the moves made. */
function playGame(open, seats, pick) {
  const seed = pick(2 ** 31);
  const table = open(seats, seed);
  const made = [];
  for (;;) {
    const { ctx } = table.seatedAt('0').store.getState();
    if (ctx.gameover !== undefined) break;
    if (made.length === endless) throw new Error('a game that never ends');
    const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
    const seat = active[pick(active.length)];
    const seen = table.seatedAt(seat).store.getState();
    const choices = roulette.ai.enumerate(seen.G, seen.ctx, seat);
    const { move, args } = choices[pick(choices.length)];
    table.make(move, args, seat);
    for (let each = 0; each < seats; each++)
      if (table.seatedAt(each).store.getState()._stateID !== seen._stateID + 1)
        throw new Error(`the engine refused ${move} by seat ${seat}`);
    made.push({ move, args, seat });
  }
  table.leave();
  return { seed, made };
}

/** Replays the moves of a game, which costs only the engine's time. */
function replay(open, seats, { seed, made }) {
  const table = open(seats, seed);
  const start = cpuMicros();
  for (const { move, args, seat } of made) table.make(move, args, seat);
  const micros = cpuMicros() - start;
  if (table.seatedAt('0').store.getState().ctx.gameover === undefined) throw new Error('a game that diverged on replay');
  table.leave();
  return micros;
}

const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Measured like our own engine: all moves are chosen first, then replayed to warm up, then timed; the median of all rounds. */
function measure(open, { seats, games, rounds, seed }) {
  const pick = picker(seed);
  const all = Array.from({ length: rounds }, () => {
    const start = cpuMicros();
    const played = Array.from({ length: games }, () => playGame(open, seats, pick));
    const perSecond = (games * 1e6) / (cpuMicros() - start);
    return { played, perSecond, made: played.reduce((sum, game) => sum + game.made.length, 0) };
  });
  const microsPerInput = ({ played, made }) => played.reduce((sum, game) => sum + replay(open, seats, game), 0) / made;
  const until = cpuMicros() + warmUp;
  for (let warm = 0; cpuMicros() < until; warm++) microsPerInput(all[warm % rounds]);
  const micros = Array.from({ length: replays }, () => all.map(microsPerInput)).flat();
  return {
    usPerInput: median(micros),
    gamesPerSecond: median(all.map(({ perSecond }) => perSecond)),
    inputs: all.reduce((sum, { made }) => sum + made, 0),
    games: games * rounds,
  };
}

/**
 * @typedef {{ usPerInput: number, gamesPerSecond: number, inputs: number, games: number }} Figures
 * @param {{ seats?: number, games?: number, rounds?: number, seed?: number }} [run]
 * @returns {{ lone: Figures, local: Figures }}
 */
export function measureBoardgameio({ seats = 6, games = 20, rounds = 9, seed = 1 } = {}) {
  const run = { seats, games, rounds, seed };
  return { lone: measure(loneTable, run), local: measure(localTable, run) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(measureBoardgameio()));
