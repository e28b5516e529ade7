/** What the screen of Caliber 45 says in English. The shape of the other languages follows from this file. */

import { acts, does, list, whom } from '../../../../words/en/grammar.ts';
import { counted, dollars } from '../../../../words/language.ts';
import type { Who } from '../../../../words/phrase.ts';
import { names } from './names.ts';

const money = dollars('en');
const cards = counted('en', { one: 'card', other: 'cards' });
const guards = counted('en', { one: 'guard', other: 'guards' });
const warriors = counted('en', { one: 'warrior', other: 'warriors' });
const bullets = counted('en', { one: 'bullet', other: 'bullets' });
const tokens = counted('en', { one: 'bail token', other: 'bail tokens' });
const robberies = counted('en', { one: 'robbery', other: 'robberies' });
const minutes = counted('en', { one: 'minute', other: 'minutes' });

export const screen = {
  middle: 'The middle of the table',
  dollars: money,
  /** The three teams. */
  teams: names.teams,
  /** A team's standing in a line. */
  worth: (team: string, worth: number, goal: number): string =>
    worth < goal ? `${team}: ${money(worth)} of ${money(goal)}` : `${team}: ${money(worth)}. They have reached ${money(goal)}`,
  moneyOf: (n: number): string => `money: ${money(n)}`,
  noMoney: 'no money',
  owes: (n: number): string => `owes ${money(n)}`,
  tokensOn: (n: number): string => tokens(n),
  handOf: (n: number): string => `${cards(n)} in hand`,
  cowboy: 'Cowboy',
  noCowboy: 'no cowboy',
  faceDown: 'cowboy, face down',
  limit: (n: number): string => `shoots ${n}`,
  limitTold: (n: number): string => `at most ${bullets(n)} at once`,
  guards: (n: number): string => (n === 0 ? 'no guards' : guards(n)),
  warriors: (n: number): string => warriors(n),
  bullets,
  weapons: 'Weapons',
  thrown: 'Thrown',
  stable: 'Cowboys',
  graveyard: 'Lost',
  spread: 'Money cards',
  spent: 'Spent money',
  pileTold: (pile: string, n: number): string => (n === 0 ? `${pile}: empty` : `${pile}: ${cards(n)}`),
  spentTold: (n: number, worth: number): string => (n === 0 ? 'Spent money: none' : `Spent money: ${cards(n)}, ${money(worth)}`),
  spreadTold: (n: number): string => `${cards(n)} face down. All are equally likely.`,
  moneyCard: (n: number, of: number): string => `Money card ${n} of ${of}`,
  /** A number that the printed rulebook does not give. */
  house: 'house value',
  robbery: (n: number): string => `Robbery ${n}`,
  arming: (done: number): string => (done === 0 ? 'Before the first robbery' : `After ${robberies(done)}`),
  stages: { call: 'The call', attack: 'The attack', 'shoot-out': 'The shoot-out' },
  rides: 'rides',
  asked: 'is being asked',
  waits: 'not asked yet',
  caller: 'called it',
  stayTold: (who: readonly Who[]): string => (who.length === 0 ? 'Nobody stays.' : `Staying: ${list(who.map(whom))}.`),
  /** What can be done, and what it costs. */
  armNow: 'Draw, or call a robbery.',
  swapNow: 'Your hand is full: throw a card and draw another, or call a robbery.',
  hireNow: 'You have no cowboy: hire one, or pass.',
  bailNow: (n: number): string => `${tokens(n)} on your cowboy: take one off for a turn, or pay when you ride.`,
  bailCosts: (n: number): string => `Riding costs ${money(n)} in bail.`,
  robIs: (who: Who): string => `${acts(who, names.verbs.rob)}.`,
  youStay: 'You stay at home until this robbery is over.',
  need: (n: number): string => `${bullets(n)} needed`,
  volley: (strength: number, laid: number): string =>
    laid > strength ? `Strength ${strength}: ${bullets(laid - strength)} lost` : `Strength ${strength}`,
  tooFew: (strength: number, needed: number): string => `${strength} of ${needed}: not enough`,
  overLimit: (limit: number, needed: number): string => `Your cowboy shoots only ${limit} of ${needed}: no volley will do.`,
  shotAt: (by: Who, target: Who, strength: number): string =>
    `${does(by, 'shoot', 'shoots')} at ${whom(target)}: strength ${strength}`,
  shootAt: 'Whom do you shoot at?',
  shootThis: (target: Who): string => `Shoot at ${whom(target)}`,
  /** What can be done on one's turn in the shoot-out. */
  shootout: (may: { readonly shoot: boolean; readonly swap: boolean; readonly draw: boolean }): string => {
    const ways = [may.shoot && 'tap bullets to shoot', may.swap && 'a card to swap it', may.draw && 'draw a card'];
    return `Your turn: ${[...ways.filter(Boolean), 'or flee'].join(', ')}.`;
  },
  aimed: 'shot at',
  answers: (who: Who): string => `${does(who, 'must answer', 'must answer')} the shot.`,
  sureFall: 'Let your cowboy die although you could save it?',
  sureFlee: 'Flee, and leave the loot to others?',
  withCoyote: 'A Coyote goes only with one ammunition card.',
  hints: { play: 'may be played', throw: 'may be thrown', not: 'cannot be played now', waits: 'waits' },
  /** Change, as it is given. */
  pays: (who: Who, n: number): string => `${does(who, 'pay', 'pays')} ${money(n)}`,
  paysWith: (n: number): string => `lays down ${money(n)}`,
  change: (n: number): string => `change: ${money(n)}`,
  noChange: 'No change: it is owed, and will be settled by itself.',
  uneven: 'The teams are uneven: a smaller one hardly has a chance. The handicap gives it a nearer goal.',
  takes: (n: number): string => `A game like this takes about ${minutes(n)}.`,
  shorter: (goal: number, n: number): string => `Play to ${money(goal)} instead: about ${minutes(n)}`,
  chooseTeams: 'Choose who plays with whom',
  takeHandicap: 'Play with the handicap',
  /** A robbery is over: who did what, and who takes what and why. */
  ended: {
    title: (n: number): string => `Robbery ${n}: how it ended`,
    met: (shots: string, guards: string): string => `${shots} against ${guards}`,
    shot: (target: Who, strength: number): string => `shot at ${whom(target)}: ${strength}`,
    defended: (shot: number, shots: string): string => `held ${shots} against ${shot}`,
    nothing: 'nothing',
    took: (n: number): string => `+${money(n)}`,
    paid: (n: number): string => `−${money(n)}`,
    last: (who: Who): string => `${does(who, 'take', 'takes')} the loot: the last to act of those still riding.`,
    only: (who: Who): string => `${does(who, 'take', 'takes')} the loot: nobody else still rides.`,
    turn: (who: Who): string =>
      `${does(who, 'take', 'takes')} the loot: nobody had to act, and it was ${who.you ? 'your' : 'their'} turn.`,
    nobody: 'Nobody is left to take it: the money goes to the discard.',
    'war-party': 'A war party carries no money.',
    dynamite: 'Every cowboy who rode is dead.',
    sheriff: 'Every rider paid or lost the cowboy. All money that is nobody’s is spread again.',
    goOn: 'Go on',
  },
  /** The end. */
  howItWent: 'What each team was worth',
  rode: (n: number): string =>
    n === 0 ? 'There was no robbery.' : n === 1 ? 'There was one robbery.' : `There were ${robberies(n)}.`,
  lost: (n: number): string => (n === 0 ? 'No cowboy was lost.' : n === 1 ? 'One cowboy was lost.' : `${n} cowboys were lost.`),
  /** On a card, in little room. */
  ammunition: 'bullets',
  howFar: 'The gangs',
  inTheDecks: 'In the decks (house values)',
  decksAbout:
    'The printed rulebook gives the sizes of the decks and a few numbers only. What is marked with a star is the house’s own.',
  yours: 'Your cowboy and your money',
  notPicked: 'Not picked yet',
  left: { killed: 'killed', jailed: 'in jail', 'rode-off': 'rode off', fled: 'fled' },
  openTold: (who: readonly Who[]): string => `Still to answer: ${list(who.map(whom))}.`,
  rideAlong: 'Do you ride along?',
  justEnough: (n: number): string => `Just enough: ${cards(n)}`,
  pickAny: 'Take any card',
  due: (who: Who, n: number): string => `${does(who, 'owe', 'owes')} ${money(n)}`,
};
