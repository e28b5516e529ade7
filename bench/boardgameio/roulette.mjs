/**
 * The cut-down roulette game on boardgame.io, written the way its guide asks: moves on a draft, a stage for every question,
 * one view per player. A card takes effect once all other players have let it pass.
 *
 * @typedef {{ face: string, by: string, victim: string | null }} Played a card that may still be answered
 * @typedef {{
 *   drum: string[], fired: number, deck: string[], discard: string[],
 *   hands: Record<string, string[]>, alive: Record<string, boolean>,
 *   played: Played[], robbed: string | null,
 * }} Table
 */
import { INVALID_MOVE } from './engine.mjs';

const chambers = ['click', 'click', 'click', 'click', 'click', 'bang'];
const copies = { will: 3, thief: 3, misfire: 3, nerves: 9, medium: 9 };
const situations = Object.entries(copies).flatMap(([face, count]) => Array(count).fill(face));
const dealt = 3;

const othersAlive = (G, seat) => Object.keys(G.alive).filter(other => other !== seat && G.alive[other]);

const holds = (G, seat, face) => G.hands[seat].includes(face);

function takeFromHand(G, seat, face) {
  G.hands[seat].splice(G.hands[seat].indexOf(face), 1);
}

function drawOne(G, seat) {
  if (G.deck.length > 0) G.hands[seat].push(G.deck.pop());
}

function reload(G, random) {
  G.drum = random.Shuffle(chambers);
  G.fired = 0;
}

/** Every question is answered by one move; with the last answer the turn is the current player's again. */
function ask(events, stages) {
  events.setActivePlayers({ value: stages, maxMoves: 1 });
}

/** All other players are asked about the card on top, with any hand: a pause must not reveal who holds a Will. */
function openWindow({ G, events }) {
  const responders = othersAlive(G, G.played.at(-1).by).filter(seat => G.hands[seat].length > 0);
  if (responders.length === 0) closeWindow({ G, events });
  else ask(events, Object.fromEntries(responders.map(seat => [seat, 'respond'])));
}

function closeWindow({ G, events }) {
  const card = G.played.pop();
  if (card.face === 'will') {
    G.played.pop();
    if (G.played.length > 0) openWindow({ G, events });
    else ask(events, {});
  } else if (G.hands[card.victim].length > 0) {
    G.robbed = card.victim;
    ask(events, { [card.by]: 'which' });
  }
}

function putOnTop({ G, playerID }, face) {
  takeFromHand(G, playerID, face);
  G.discard.push(face);
  G.played.push({ face, by: playerID, victim: null });
}

function pull({ G, events, playerID }) {
  const chamber = G.drum[G.fired];
  G.fired += 1;
  if (chamber === 'bang') return ask(events, { [playerID]: 'bang' });
  drawOne(G, playerID);
  events.endTurn();
}

function thief(context) {
  if (!holds(context.G, context.playerID, 'thief')) return INVALID_MOVE;
  putOnTop(context, 'thief');
  ask(context.events, { [context.playerID]: 'whom' });
}

function rob(context, victim) {
  const { G, playerID } = context;
  if (victim === playerID || !G.alive[victim]) return INVALID_MOVE;
  G.played.at(-1).victim = victim;
  openWindow(context);
}

function pass(context) {
  if (Object.keys(context.ctx.activePlayers).length === 1) closeWindow(context);
}

function will(context) {
  if (!holds(context.G, context.playerID, 'will')) return INVALID_MOVE;
  putOnTop(context, 'will');
  openWindow(context);
}

function take({ G, playerID }, face) {
  if (!holds(G, G.robbed, face)) return INVALID_MOVE;
  takeFromHand(G, G.robbed, face);
  G.hands[playerID].push(face);
  G.robbed = null;
}

function die({ G, events, random, playerID }) {
  G.discard.push(...G.hands[playerID]);
  G.hands[playerID] = [];
  G.alive[playerID] = false;
  reload(G, random);
  events.endTurn();
}

/** A player whom a Misfire saved plays on. */
function misfire({ G, random, playerID }) {
  if (!holds(G, playerID, 'misfire')) return INVALID_MOVE;
  takeFromHand(G, playerID, 'misfire');
  G.discard.push('misfire');
  drawOne(G, playerID);
  reload(G, random);
}

/** @returns {Table} */
function setup({ ctx, random }) {
  const deck = random.Shuffle(situations);
  return {
    drum: random.Shuffle(chambers),
    fired: 0,
    hands: Object.fromEntries(ctx.playOrder.map(seat => [seat, deck.splice(-dealt)])),
    deck,
    discard: [],
    alive: Object.fromEntries(ctx.playOrder.map(seat => [seat, true])),
    played: [],
    robbed: null,
  };
}

function nextAlive({ G, ctx }) {
  let at = ctx.playOrderPos;
  do at = (at + 1) % ctx.playOrder.length;
  while (!G.alive[ctx.playOrder[at]]);
  return at;
}

/** Chambers not yet fired, the deck and the hands of others are shown as backs; a thief sees the hand it robs. */
function playerView({ G, ctx, playerID }) {
  const sees = seat => seat === playerID || (seat === G.robbed && playerID === ctx.currentPlayer);
  return {
    ...G,
    drum: G.drum.map((chamber, i) => (i < G.fired ? chamber : null)),
    deck: G.deck.map(() => null),
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, sees(seat) ? hand : hand.map(() => null)])),
  };
}

function endIf({ G }) {
  const alive = Object.keys(G.alive).filter(seat => G.alive[seat]);
  if (alive.length === 1) return { winner: alive[0] };
}

/** All a seat may do in its current stage. */
function enumerate(G, ctx, seat) {
  const alone = move => ({ move, args: [] });
  const ifHeld = face => (holds(G, seat, face) ? [alone(face)] : []);
  switch (ctx.activePlayers?.[seat]) {
    case 'whom':
      return othersAlive(G, seat).map(victim => ({ move: 'rob', args: [victim] }));
    case 'respond':
      return [alone('pass'), ...ifHeld('will')];
    case 'which':
      return [...new Set(G.hands[G.robbed])].map(face => ({ move: 'take', args: [face] }));
    case 'bang':
      return [alone('die'), ...ifHeld('misfire')];
    default:
      return [alone('pull'), ...ifHeld('thief')];
  }
}

export const roulette = {
  name: 'roulette',
  setup,
  moves: { pull, thief },
  turn: {
    order: { first: () => 0, next: nextAlive },
    stages: {
      whom: { moves: { rob } },
      respond: { moves: { pass, will } },
      which: { moves: { take } },
      bang: { moves: { die, misfire } },
    },
  },
  endIf,
  playerView,
  // Nothing can be taken back at a table with secrets.
  disableUndo: true,
  minPlayers: 2,
  maxPlayers: 6,
  ai: { enumerate },
};
