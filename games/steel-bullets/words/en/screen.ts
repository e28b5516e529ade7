/** What the screen of Steel Bullets says in English. The shape of the other languages follows from this file. */

import { acts, does, list, whom, yours } from '../../../../words/en/grammar.ts';
import { counted } from '../../../../words/language.ts';
import type { Who } from '../../../../words/phrase.ts';
import { aimOf, type Situation } from '../../faces.ts';
import * as n from '../../figures.ts';
import { whomWith } from '../shape.ts';
import { cards, named } from './cards.ts';

const bullets = counted('en', { one: 'bullet', other: 'bullets' });
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const kinds = counted('en', { one: 'kind of card', other: 'kinds of cards' });
const against = (card: Situation, target: Who | null): string =>
  target === null ? '' : ` ${aimOf(card) === 'for' ? 'for' : 'against'} ${whom(target)}`;

export const screen = {
  cards: counted('en', { one: 'card', other: 'cards' }),
  middle: 'The middle of the table',
  cylinder: 'The cylinder',
  shut: (n: number): string => `Chamber ${n}, shut`,
  known: (n: number, face: string): string => `Chamber ${n}, shut; only you know: ${face}`,
  open: (n: number, face: string): string => `Chamber ${n}, open: ${face}`,
  lookedInto: (lookers: readonly Who[]): string => `looked into by ${list(lookers.map(whom))}`,
  /** In a chamber there is little room. */
  inChamber: { click: 'Click', bang: 'Bang!' },
  breath: 'Hold your breath…',
  chooseIt: 'choose it',
  next: 'next',
  tokens: 'Bullets',
  loaded: (count: number): string => `${bullets(count)} in ${n.chambers} chambers.`,
  spent: (n: number): string => (n === 0 ? 'None has been fired.' : n === 1 ? 'One is fired already.' : `${n} are fired already.`),
  inCylinder: (n: number): string => `${bullets(n)} in the cylinder`,
  deck: 'Deck',
  discard: 'Discard',
  deckTold: (cards: string): string => `Deck: ${cards}`,
  discardTold: (cards: string, top: string | null): string =>
    top === null ? 'Discard: empty' : `Discard: ${cards}, on top ${top}`,
  handOf: (cards: string): string => `${cards} in hand`,
  out: 'out',
  most: 'the most',
  youAreOut: 'You are out.',
  skipToEnd: 'Skip to the end',
  again: 'Play again',
  moments: {
    bang: 'Bang!',
    saved: {
      misfire: (who: Who): string => `Misfire: ${who.you ? 'you are' : `${who.name} is`} saved`,
      panic: (who: Who): string => `Panic: ${who.you ? 'you are' : `${who.name} is`} safe`,
    },
    out: (who: Who): string => does(who, 'are out', 'is out'),
    cancelled: (who: Who, card: Situation): string => `${yours(who)} ${named.faces[card]} is cancelled`,
  },
  shot: (who: Who, chamber: number, loaded: number, shut: number, panic: boolean): string =>
    `${does(who, 'open', 'opens')} chamber ${chamber}${panic ? ' in Panic' : ''}: ${loaded} of ${shut} shut chambers ${loaded === 1 ? 'was' : 'were'} loaded.`,
  /** What a Bang! means for whoever has opened it. */
  unless: (who: Who): string => `${does(who, 'are', 'is')} out, unless a Misfire saves ${who.you ? 'you' : 'them'} now.`,
  you: 'You',
  /** What has come of a card in a chain of answers, for those who hear it. */
  fates: { waits: 'waits', works: 'works', cancelled: 'cancelled' },
  odds: (loaded: number, shut: number): string =>
    `Loaded: ${loaded} of ${shut} shut chambers, ${Math.round((100 * loaded) / shut)} %.`,
  /** In the middle of the cylinder there is little room: how many of those that are shut, and what they are. */
  ofShut: (loaded: number, shut: number): string => `${loaded} of ${shut}`,
  areLoaded: 'loaded',
  inPlay: 'In play',
  turnNext: 'Play blue cards, or open the next chamber.',
  turnAny: 'Play blue cards, or open any chamber.',
  /** The axle tells what everybody knows; this, what is left of it for somebody who has looked. */
  unknown: (bangs: number, of: number): string => `Chambers unknown to you: ${bangs} of ${of} loaded.`,
  certain: 'Every shut chamber is loaded: to open one is a sure Bang!',
  openThis: (n: number, chance: number): string => `Open chamber ${n} · ${Math.round(100 * chance)} %`,
  lookInto: (n: number): string => `Look into chamber ${n}`,
  plays: (who: Who, card: Situation, target: Who | null): string => `${acts(who, named.verbs[card])}${against(card, target)}.`,
  cancelIt: 'Cancel it?',
  othersMayAnswer: 'The others may answer.',
  passed: 'You let it pass. Nobody sees that.',
  noWill: 'You hold no Will, so there is nothing to answer.',
  unasked: 'You wanted no question about this card.',
  noMisfire: 'Bang! You hold no Misfire: you are out.',
  nobodySees: 'Nobody sees who has passed.',
  whom: whomWith(cards),
  sure: 'Go out although you hold a Misfire?',
  fromDiscard: 'The discard',
  fromHand: (whose: Who): string => (whose.you ? 'Your hand' : `The hand of ${whose.name}`),
  hints: { play: 'may be played', not: 'cannot be played now', waits: 'waits' },
  askMe: 'My Wills',
  askMeAbout:
    'While you hold a Will, your page asks at every card whether you cancel it. Untick the cards that you would never cancel: there it asks nothing and lets the time run out. Nobody can tell, and the time is no shorter.',
  askMeOn: (unasked: number): string => (unasked === 0 ? 'asked at every card' : `not asked at ${kinds(unasked)}`),
  orders: 'My orders',
  ordersAbout:
    'Nobody waits for answers in a correspondence game. Tick the cards that the table cancels with a Will of yours, if you hold one. Nobody can tell what you have ticked: every window lasts as long as ever.',
  ordersGiven: (given: number): string => (given === 0 ? 'nothing is cancelled' : `${kinds(given)} cancelled`),
  againstMe: (card: string): string => `${card}, only against me`,
  neverAsk: (card: Situation): string => `Never ask about: ${named.faces[card]}`,
  done: 'Done',
  shots: (clicks: number, bangs: number): string => `The hammer fell ${times(clicks + bangs)}; it went bang ${times(bangs)}.`,
  wills: (n: number): string => (n === 0 ? 'Not one Will was played.' : `A Will was played ${times(n)}.`),
};
