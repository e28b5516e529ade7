/** What the screen of Wright Brothers' Gang says in English. The shape of the other languages follows from this file. */
import { counted } from '../../language.ts';

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
  loadedOf: (cards: string): string => `${cards} loaded`,
  roundOf: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  turnHint: 'Lay cards on the loot, play an event, or pass.',
  mayLoad: 'You may load.',
  trueSum: (n: number): string => `A true sum: ${cards(n)} go to the loot.`,
  toLoot: (n: number): string => (n === 1 ? 'One card goes to the loot.' : `${cards(n)} of a kind go to the loot.`),
  butLoad: 'You may load them.',
  swapWhom: 'Whose cards? You take two at random and give two back.',
  yourOwn: 'Your own card',
  sureShootout: 'Start the shoot-out? Your hand will be the first, and you load no more.',
  sureDuel: 'Declare a duel? It is real only if your card is the higher one.',
  hints: {
    discard: 'may be discarded',
    load: 'may be loaded',
    play: 'may be played',
    give: 'may be given back',
    not: 'cannot be used now',
    waits: 'waits',
  },
  slap: 'Slap!',
  slapHint: 'Your hand on the pile. The last one gets nothing.',
  duelCue: 'Draw!',
  duelHint: 'Is the challenger’s card higher? Slap. If not, keep your hands off.',
  watching: 'The hands are in the air.',
  yourHandIsFirst: 'Your hand is on the pile first, by right.',
  handIsFirst: (name: string): string => `${name} started it and has the first hand.`,
  challenger: 'challenger',
  defender: 'challenged',
  stillLoad: 'Still time to load:',
  loadThis: (face: string): string => `Load ${face}`,
  judgedLead: (cards: string): string => `In the loot: ${cards}.`,
  lastHand: 'last hand: no share, begins the next round',
  startedIt: 'started the shoot-out',
  winsTies: 'first hand: wins every tie',
  takesBonus: 'first hand: takes the bonus cards',
  toDivision: 'On to the division',
  division: (round: number): string => `The division, round ${round}`,
  leftOut: 'the last hand: left out',
  emptyRevolver: 'an empty revolver',
  opened: (n: number): string => `opens ${cards(n)}`,
  struck: (face: string): string => `${face}, struck out by a Miss`,
  total: (n: number): string => `${points(n)} in all`,
  halves: (players: number): string =>
    players === 2 ? 'The winner takes the whole loot.' : 'Each takes half of what is left, rounded up.',
  nextRound: 'Next round',
  toTheEnd: 'To the final count',
  chart: 'Points after each round',
  bestHaul: (name: string, cards: string, round: number): string => `Best haul: ${name}, ${cards} in round ${round}.`,
  oftenLast: (name: string, times: number): string => `Slowest hand: ${name}, last ${times === 2 ? 'twice' : `${times} times`}.`,
  endings: (shots: number, rounds: number): string =>
    shots === 0
      ? 'Nobody ever dared to start shooting.'
      : `Shoot-outs called: ${shots} in ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`,
};
