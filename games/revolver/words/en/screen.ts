/** What the screen of Revolver says in English. The shape of the other languages follows from this file. */
import { counted, plural } from '../../../../words/language.ts';
import type { Who } from '../../../../words/phrase.ts';
import { cards } from './cards.ts';
import { terms } from './terms.ts';

const card = counted('en', { one: 'card', other: 'cards' });
const chips = counted('en', { one: 'power chip', other: 'power chips' });
const reds = counted('en', { one: 'red chip', other: 'red chips' });
const grits = counted('en', { one: 'True Grit token', other: 'True Grit tokens' });
const dollars = counted('en', { one: 'silver dollar', other: 'silver dollars' });
const spaces = counted('en', { one: 'turn space', other: 'turn spaces' });
const bandits = counted('en', { one: 'bandit', other: 'bandits' });
const turns = counted('en', { one: 'turn', other: 'turns' });
const tokens = counted('en', { one: 'token', other: 'tokens' });
const attacks = plural('en', { one: 'attack', other: 'attacks' });

export const screen = {
  terms,
  /** Every card, battlefields and the border among them. */
  cards,
  wanted: 'Wanted',
  read: 'Read the card',
  reading: 'The card in full',
  middle: 'The battlefields',
  /** Whose side the player is on: null on the rail. */
  where: (turn: number, place: string, space: number, side: string | null): string =>
    `Turn ${turn}${side === null ? '' : `, you are ${side}`} · ${place}, space ${space}`,
  /** Battlefields, short. */
  places: {
    bank: 'The Bank',
    'whiskey-canyon': 'Whiskey Canyon',
    'buzzard-point': 'Buzzard Point',
    'san-manzanillo-prison': 'The prison',
    'rattlesnake-creek': 'Rattlesnake Creek',
    'express-315': '3:15 Express',
  },
  states: { passed: 'passed', current: 'the marker is here', later: 'still to come' },
  fieldNow: (name: string, space: number, of: number): string => `${name}, the current battlefield, space ${space} of ${of}`,
  spacesOf: (n: number): string => `${spaces(n)}.`,
  defence: (n: number): string => `Defence ${n}.`,
  totalOf: (side: string, n: string): string => `${side}: firepower ${n}`,
  columnOf: (who: Who): string => (who.you ? 'Your column' : `Column of ${who.name}`),
  ambushHere: 'An ambush card, face down',
  marks: {
    fire: (n: string): string => `firepower ${n}`,
    chips,
    red: reds,
    grit: grits,
    hostage: 'the Hostage child',
    eagle: 'blank under the Eagle',
    under: 'under another card',
  },
  /** Who is ahead: what each side has still before it. */
  lead: {
    title: 'Who is ahead',
    ahead: 'ahead',
    gang: (n: number): string => `${bandits(n)} left`,
    train: (n: number): string => `${turns(n)} to the train`,
    border: (n: number): string => `${tokens(n)} to the border`,
  },
  gang: 'The gang',
  gangOf: (alive: number, of: number): string => `The gang: ${alive} of ${of} alive`,
  gangChip: (alive: number, of: number): string => `Gang ${alive} of ${of}`,
  nextToFall: (rating: number): string => `next to fall: a ${rating}`,
  jack: 'Jack',
  jackDies: { you: 'dies: you lose', foe: 'dies: you win', rail: 'dies: the law wins' },
  nothingMore: 'Their death changes nothing else.',
  survives: 'Survives, and loses the token.',
  choiceOf: { casualty: (name: string): string => `${name} is hit`, target: (name: string): string => `Choose ${name}` },
  chooseFirst: 'Choose one',
  isDead: (name: string): string => `${name}, dead`,
  border: 'Mexican Border',
  borderHas: (n: number): string => `Mexican Border: ${tokens(n)}`,
  supply: 'Supply',
  deck: 'Deck',
  discard: 'Discard pile',
  /** As a caption under a pile on a plate. */
  piled: { hand: 'in hand', deck: 'deck', discard: 'discards', frontier: 'Frontier' },
  frontier: 'Frontier',
  pileOf: (label: string, cards: string): string => `${label}: ${cards}`,
  dollarsOf: dollars,
  rangeOf: (who: Who): string => (who.you ? 'Your Open Range' : `Open Range of ${who.name}`),
  stashed: 'A card under the Strongbox',
  yourThings: 'Your piles',
  handOf: (cards: string): string => `${cards} in hand`,
  hints: {
    play: 'may be played',
    pay: 'may be discarded to pay',
    use: 'may be used',
    choose: 'may be chosen',
    not: 'cannot be used now',
    lock: 'has a Lock',
    waits: 'waits',
  },
  gangHint: 'Play cards, then end your turn.',
  lawHint: 'Play cards, then attack.',
  endGang: 'End the turn',
  endLaw: 'Attack',
  sureGiveUp: 'Give up? Your opponent wins at once.',
  price: (cost: string): string => `Cost: ${cost}.`,
  printedAs: (name: string): string => `On the printed card: ${name}`,
  printed: (n: number): string => `(Printed: discard ${card(n)}; cards in force change that.)`,
  /** What is so as things stand, and what may change it: no promise. */
  preview: (mcready: string, colty: string, hits: boolean): string =>
    `If McReady adds nothing: ${mcready} : ${colty}${hits ? ', a bandit is hit' : ''}.`,
  lawPreview: (mcready: string, colty: string, hits: boolean): string =>
    `If you add nothing: ${mcready} : ${colty}, ${hits ? 'a bandit is hit' : 'no hit'}.`,
  lawHolds: (n: number): string => `McReady holds ${card(n)}.`,
  hit: (mcready: string, colty: string): string => `The attack is a hit, ${mcready} : ${colty}. One of the weakest bandits is hit.`,
  lying: (cards: string): string => `They are: ${cards}.`,
  payAll: 'Your other cards pay for it.',
  payMore: (n: number): string => `Pick ${card(n)} more to discard.`,
  payNow: (n: number): string => `Pay: discard ${card(n)}.`,
  discardNow: (n: number): string => `Discard ${card(n)} of your choice.`,
  playAt: (place: string): string => `Play it: ${place}`,
  useIt: (name: string): string => `Use ${name}`,
  sureUse: (name: string, does: string): string => `${name}. ${does}?`,
  react: (card: string): string => `${card}: do you cancel it? Nobody sees what you could do.`,
  cancelWith: (card: string): string => `Cancel with ${card}`,
  blow: (n: number): string => (n === 0 ? 'Mark the cards that are hit.' : `${card(n)} marked.`),
  findByName: 'Find by name',
  attack: 'Attack',
  attackHits: 'A hit: one of the weakest bandits.',
  attackFails: 'The gang holds out: McReady needs more.',
  /** A hit, part by part. */
  attacked: {
    title: (place: string): string => `The attack: ${place}`,
    defence: 'defence of the place',
    bonus: 'for this attack',
    why: (mcready: string, colty: string): string => `${mcready} is more than ${colty}: one of the weakest bandits is hit.`,
    died: (name: string): string => `${name} falls.`,
    grit: (name: string): string => `${name} survives: True Grit.`,
    hostage: (name: string): string => `${name} survives: the Hostage child.`,
    choose: (who: Who): string => `Next, ${who.you ? 'you choose' : `${who.name} chooses`} which of them it is.`,
    none: 'no firepower',
  },
  duel: {
    title: 'The duel outside the Black Dog saloon',
    rules: 'Only a card with a Lock wins. Both have one: the higher printed firepower; a tie is Colty’s.',
    stakes:
      'At stake: if Colty wins, the train guard goes, Cortez takes the Hostage child and McReady loses a card at random; if McReady wins, the child is safe and the guard stays. To back down is to lose without losing a card.',
    you: 'you',
    faceDown: 'A card, face down',
    onlyYou: 'only you see it',
    noCard: 'goes to the discard pile',
    noneLaid: 'laid no card',
    called: 'called the bluff',
    backedDown: 'backed down',
    noLock: 'no Lock',
    lock: (n: string): string => `Lock, firepower ${n}`,
    results: { colty: 'Colty wins the duel', mcready: 'McReady wins the duel', 'back-down': 'McReady backs down' },
    after: {
      colty: 'The train guard is gone, Cortez has the Hostage child, and McReady loses a card at random.',
      mcready: 'The Hostage child is safe; the guard stays on the train.',
      'back-down': 'The train guard is gone, and Cortez has the Hostage child.',
    },
    goOn: 'Go on',
  },
  freed: {
    title: 'Santiago is free!',
    why: (mcready: string, colty: string): string =>
      `The attack at the prison failed, ${mcready} : ${colty}. Santiago joins the gang with a True Grit token; a Garrotte under him goes to Colty’s hand.`,
  },
  chart: 'Attack by attack',
  attackOf: (turn: number, place: string, mcready: string, colty: string): string =>
    `Turn ${turn}, ${place}: McReady ${mcready}, Colty ${colty}`,
  fell: (dead: number, of: number): string => `Bandits fallen: ${dead} of ${of}.`,
  hits: (n: number, of: number): string => `Hits: ${n} of ${of} ${attacks(of)}.`,
};
