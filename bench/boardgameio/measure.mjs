/**
 * What an input costs on boardgame.io: complete random games of the cut-down roulette, each on a client of its own without a
 * server, without subscribers and without the debug panel. `node measure.mjs` prints one line of JSON.
 */
import { fileURLToPath } from 'node:url';
import { Client } from './engine.mjs';
import { roulette } from './roulette.mjs';

/** Counted in inputs, so that a table of two is as warm as a table of six. */
const warmUpInputs = 6000;
const endless = 3000;

/** A small seeded generator of whole numbers below n. */
function picker(seed) {
  let state = seed >>> 0;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Plays one game to its end: a seat that may move is chosen, then one of its moves. Only the dispatches count as engine time. */
function playGame(seats, pick) {
  const client = Client({ game: { ...roulette, seed: pick(2 ** 31) }, numPlayers: seats, debug: false });
  let inputs = 0;
  let milliseconds = 0;
  for (;;) {
    const { G, ctx, _stateID } = client.store.getState();
    if (ctx.gameover !== undefined) return { inputs, milliseconds };
    if (inputs === endless) throw new Error('a game that never ends');
    const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
    const playerID = active[pick(active.length)];
    const choices = roulette.ai.enumerate(G, ctx, playerID);
    const { move, args } = choices[pick(choices.length)];
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };

    const start = performance.now();
    client.store.dispatch(action);
    milliseconds += performance.now() - start;

    if (client.store.getState()._stateID !== _stateID + 1) throw new Error(`the engine refused ${move} by seat ${playerID}`);
    inputs += 1;
  }
}

/**
 * @param {{ seats?: number, games?: number, seed?: number }} [run]
 * @returns {{ usPerInput: number, gamesPerSecond: number, inputs: number, games: number }}
 */
export function measureBoardgameio({ seats = 6, games = 300, seed = 1 } = {}) {
  const pick = picker(seed);
  for (let warm = 0; warm < warmUpInputs; ) warm += playGame(seats, pick).inputs;

  let inputs = 0;
  let milliseconds = 0;
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const played = playGame(seats, pick);
    inputs += played.inputs;
    milliseconds += played.milliseconds;
  }
  const elapsed = performance.now() - start;
  return { usPerInput: (milliseconds * 1000) / inputs, gamesPerSecond: (games * 1000) / elapsed, inputs, games };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(measureBoardgameio()));
