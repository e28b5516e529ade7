/** What the screen of Wright Brothers' Gang says in English. The shape of the other languages follows from this file. */

import { does, whom, whose } from '../../../../words/en/grammar.ts';
import { counted } from '../../../../words/language.ts';
import type { Cards, Who } from '../../../../words/phrase.ts';
import type { WrightFace } from '../../zones.ts';
import { phrases } from './talk.ts';

const cards = counted('en', { one: 'card', other: 'cards' });
const points = counted('en', { one: 'point', other: 'points' });
const count = ['No', 'One', 'Two', 'Three', 'Four'];

export const screen = {
  event: 'event',
  middle: 'The middle of the table',
  loot: 'Loot',
  deck: 'Deck',
  bonus: 'Bonus',
  lootTold: (cards: string, top: string | null): string => (top === null ? 'Loot: empty' : `Loot: ${cards}, on top ${top}`),
  deckTold: (cards: string): string => `Deck: ${cards}`,
  bonusTold: (cards: string): string => `Bonus: ${cards}, face down`,
  sheriffs: (n: number): string => `${count[n]} Sheriff${n === 1 ? '' : 's'} of four`,
  allowed: (n: number, players: number): string =>
    n < 2 ? (n === 0 ? 'all quiet' : 'one more, and shooting is allowed') : `${players === 2 ? 'duel' : 'shoot-out'} allowed`,
  revolver: 'Your revolver',
  notLoaded: 'Empty. Load whenever you like, also when others move.',
  secret: 'Only you know what is in it.',
  handOf: (cards: string): string => `${cards} in hand`,
  loadedShort: 'loaded',
  dividedNow: (shares: string): string => `divided now: ${shares}`,
  stillIn: (n: number): string => (n === 0 ? '' : `${n} Sheriff${n === 1 ? '' : 's'} still in it`),
  loadedOf: (cards: string): string => `${cards} loaded`,
  roundOf: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  turnHint: 'Lay cards on the loot, play an event, or pass.',
  mayShoot: 'Lay cards on the loot, play an event, start shooting, or pass.',
  mayLoad: 'You may load.',
  trueSum: (n: number): string => `A true sum: ${cards(n)} go to the loot.`,
  toLoot: (n: number): string => (n === 1 ? 'One card goes to the loot.' : `${cards(n)} of a kind go to the loot.`),
  butLoad: 'You may load them.',
  swapWhom: 'Whose cards? You take two at random and give two back.',
  giveBack: (n: number): string => `Your Swap: give back ${cards(n)}.`,
  yourOwn: 'Your own card',
  sureShootout: 'Start the shoot-out? Your hand will be the first, and you load no more.',
  sureDuel: 'Declare a duel? It is real only if your card is the higher one.',
  hints: {
    discard: 'may be laid on the loot',
    load: 'may be loaded',
    play: 'may be played',
    give: 'may be given back',
    not: 'cannot be used now',
    waits: 'waits',
  },
  slap: 'Slap!',
  slapHint: 'Your hand on the pile. The last one gets nothing.',
  slapHintTwo: 'Your hand on the pile. The first one takes the bonus cards and wins ties.',
  whyShootout: (who: Who): string => `${does(who, 'have', 'has')} started a shoot-out.`,
  whySheriff: 'The fourth Sheriff is here: a shoot-out.',
  whySheriffDuel: 'The fourth Sheriff is here: a duel for the bonus cards.',
  whyDuel: (who: Who): string => `${does(who, 'challenge', 'challenges you')}: a card each will be turned up.`,
  duelCue: 'Draw!',
  duelHint: (who: Who): string => `Is ${whose(who)} card the higher one? Slap. If not, keep your hand off.`,
  watching: 'The hands are in the air.',
  handIsFirst: (who: Who): string =>
    who.you ? 'Your hand is on the pile first, by right.' : `${who.name} started it and has the first hand.`,
  challenger: 'Challenger',
  defender: 'Challenged',
  stillLoad: 'Still time to load:',
  loadThis: (face: string): string => `Load ${face}`,
  lastHand: (more: boolean): string => (more ? 'last hand: no share, begins the next round' : 'last hand: no share'),
  startedIt: 'started the shoot-out',
  winsTies: 'first hand: wins every tie',
  takesBonus: (n: number): string => `takes ${cards(n)} as the bonus`,
  bonusMark: 'bonus',
  slappedFalsely: 'slapped when it was off',
  duelIsOff: 'The duel is off',
  notHigher: (challenger: number, other: number): string => `${challenger} is not higher than ${other}: the duel is called off.`,
  division: (round: number): string => `The division, round ${round}`,
  emptyRevolver: 'an empty revolver',
  counts: (counting: Cards<WrightFace>, struck: Cards<WrightFace>): string =>
    struck.count === 0 ? phrases.cards(counting) : `${phrases.cards(counting)} (${phrases.cards(struck)} cancelled)`,
  nothingLeft: (struck: Cards<WrightFace>): string => `nothing left: ${phrases.cards(struck)} cancelled`,
  jokersAlone: 'Jokers alone count for nothing',
  nothingCounts: 'nothing that counts',
  ahead: {
    size: 'more cards than the next',
    value: 'as many as the next, but a higher number',
    hand: 'equal to the next, but the lower hand in the pile',
  },
  half: (of: number, takes: number): string => `${of} → ${takes}`,
  lost: (n: number): string => `${n} lost: nobody is left to take ${n === 1 ? 'it' : 'them'}.`,
  struck: (face: string): string => `${face}, struck out by a Miss`,
  total: (n: number): string => `${points(n)} in all`,
  halves: (players: number): string =>
    players === 2 ? 'The winner takes the whole loot.' : 'Each takes half of what is left, rounded up.',
  nextRound: 'Next round',
  toTheEnd: 'To the final count',
  chart: 'Points after each round',
  bestHaul: (who: Who, cards: string, round: number): string => `Best haul: ${whom(who)}, ${cards} in round ${round}.`,
  oftenLast: (who: Who, times: number): string =>
    `Slowest hand: ${who.you ? 'yours' : who.name}, last ${times === 2 ? 'twice' : `${times} times`}.`,
  endings: (shots: number, rounds: number, players: number): string =>
    shots === 0
      ? 'Nobody ever dared to start shooting.'
      : `${players === 2 ? 'Rounds ended by a challenge' : 'Shoot-outs called'}: ${shots} in ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`,
};
