/** Caliber 45 in English, all that is said at the table. */
import { acts, capital, does, list, some, whom, yours } from '../../../../words/en/grammar.ts';
import { table } from '../../../../words/en/table.ts';
import { counted, dollars } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import { type CaliberFace, isAmmo, shotsOf } from '../../faces.ts';
import { type CaliberPhrases, caliberTalk } from '../shape.ts';
import { names } from './names.ts';

const { faces, verbs } = names;
const money = dollars('en');
const counts = counted('en', { one: 'card', other: 'cards' });
const tokens = counted('en', { one: 'bail token', other: 'bail tokens' });
const many: { readonly [F in CaliberFace]?: string } = { cactus: 'Cacti', 'fort-knox': 'Fort Knox cards', dynamite: 'Dynamites' };
/** What has no article: people, and a place. */
const isBare = (face: CaliberFace): boolean => shotsOf(face) > 0 || face === 'fort-knox' || face === 'dynamite';

const named = ([face, copies]: readonly [CaliberFace, number]): string => {
  if (isAmmo(face)) return copies === 1 ? faces[face] : `${some(copies, '', 'cards')} of ${faces[face]}`;
  return copies === 1 && isBare(face) ? faces[face] : some(copies, faces[face], many[face] ?? `${faces[face]}s`);
};
/** `6 bullets and a Mustang`, `two cards of 6 bullets`, `2 cards`. */
const cards = ({ known, hidden, count }: Cards<CaliberFace>): string => {
  if (count === 0) return 'no cards';
  if (hidden === 0) return list(known.map(named));
  if (known.length > 0) return list([...known.map(named), hidden === 1 ? 'another card' : `${hidden} more cards`]);
  return hidden === 1 ? 'a card' : counts(hidden);
};
const go = ({ count }: Cards<CaliberFace>): string => (count === 1 ? 'goes' : 'go');

export const phrases: CaliberPhrases = {
  cards,
  moved: {
    'weapons>hand': (moved, who) => `${acts(who, verbs.draw)} ${cards(moved)}.`,
    'hand>thrown': (moved, who) => `${does(who, 'discard', 'discards')} ${cards(moved)}.`,
    'thrown>weapons': () => 'The discarded weapon cards make a new deck.',
    'stable>cowboy': (moved, who) => `${does(who, 'get', 'gets')} ${moved.hidden > 0 ? 'a cowboy, face down' : cards(moved)}.`,
    'cowboy>graveyard': moved => `${capital(cards(moved))} ${go(moved)} to the lost cowboys.`,
    'graveyard>stable': () => 'The lost cowboys make a new deck.',
    'spread>loot': moved => `The card is turned up: ${cards(moved)}!`,
    'loot>money': (moved, who) => `${does(who, 'take', 'takes')} the loot: ${cards(moved)}.`,
    'loot>spent': moved => `${capital(cards(moved))} ${go(moved)} to the discarded money.`,
    'loot>spread': moved => `${capital(cards(moved))} ${go(moved)} back among the spread cards.`,
    'spent>spread': () => 'All discarded money goes back among the spread cards.',
    'money>spent': (moved, who) => `${does(who, 'pay', 'pays')} with ${cards(moved)}.`,
    'spent>money': (moved, who) => `${does(who, 'get', 'gets')} change: ${cards(moved)}.`,
  },
  revealed: { cowboy: (shown, who) => `${yours(who)} cowboy is turned up: ${cards(shown)}.` },
  shuffled: {
    weapons: 'The weapon deck is shuffled.',
    spread: 'The money cards are shuffled and spread.',
    stable: 'The cowboy deck is shuffled.',
  },
  passed: who => `${acts(who, verbs.pass)}.`,
  unbailed: (who, left) => `${acts(who, verbs.unbail)}: ${left === 0 ? 'none is left' : `${left} left`}.`,
  hired: (who, n) => `${acts(who, verbs.keep)}, with ${tokens(n)}.`,
  turnedAway: who => `${acts(who, verbs.refuse)}.`,
  called: who => `${acts(who, verbs.rob)}!`,
  joins: who => `${acts(who, verbs.join)}.`,
  stays: (who, able) => (able ? `${acts(who, verbs.decline)}.` : `${does(who, 'cannot ride and stay', 'cannot ride and stays')}.`),
  owes: (who, n, to) => `${does(who, 'owe', 'owes')} ${money(n)} ${to === 'bail' ? 'in bail' : 'to the Sheriff'}.`,
  waits: (who, n) =>
    `There is no change for it: ${who.you ? 'you owe' : `${who.name} owes`} ${money(n)} until it can be paid exactly.`,
  settled: (who, n) => `${does(who, 'settle', 'settles')} a debt of ${money(n)}.`,
  beat: (who, n) => `${does(who, 'shoot', 'shoots')} ${n === 1 ? 'the only one' : n === 2 ? 'both of them' : `all ${n} of them`}.`,
  killed: who => `${yours(who)} cowboy is killed.`,
  jailed: who => `${yours(who)} cowboy goes to jail.`,
  rodeOff: who => `${acts(who, verbs.mustang)}.`,
  fled: who => `${acts(who, verbs.flee)} from the shoot-out.`,
  shot: (who, target, strength) => `${does(who, 'shoot', 'shoots')} at ${whom(target)}: strength ${strength}!`,
  defended: who => `${acts(who, verbs.defend)} and ${who.you ? 'are' : 'is'} safe.`,
  voted: against =>
    against.length === 0 ? 'Everybody votes for new cowboys.' : `No new cowboys. Against: ${list(against.map(whom))}.`,
  freshCowboys: 'New cowboys are dealt.',
  million: team => `${capital(team)} have got together what they needed!`,
  standstill: 'Nobody wants to ride any more: the game ends.',
};

export const talk = caliberTalk(names, phrases, game => teller(table.phrases, game));
