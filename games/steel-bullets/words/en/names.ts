/** The names of Steel Bullets in English, besides those of its cards: what its poster says, too. */

import { counted } from '../../../../words/language.ts';
import * as n from '../../figures.ts';
import type { CommonNames } from '../shape.ts';

export const names: CommonNames = {
  name: 'Steel Bullets',
  houseName: 'The Empty Chamber',
  about: `${n.chambers} chambers, few bullets: hope to hear a click.`,
  faces: {
    click: 'Click',
    bang: 'Bang!',
  },
  zones: {
    cylinder: 'the cylinder',
    loading: 'the cards of the cylinder',
    deck: 'the deck',
    discard: 'the discard',
    hand: 'the hand',
    played: 'the card in play',
    out: 'the cards that left the game',
    box: 'the box',
  },
  facts: {
    active: 'whose turn it is',
    alive: 'who is still in',
    fell: 'out, in this order',
    bullets: 'bullets in the cylinder',
    opened: 'open chambers',
    looked: 'who has looked into each chamber',
    last: 'the chamber opened last',
    phase: 'part of the turn',
    protected: 'whether the open chamber can do no harm',
    lawyers: 'Lawyers settled in this turn',
    pending: 'cards that wait to take effect, the last one on top',
  },
  verbs: {
    open: { button: 'Open a chamber', you: 'open', they: 'opens' },
    pass: { button: 'Pass', you: 'pass', they: 'passes' },
    'give-up': { button: 'Go out', you: 'are out', they: 'is out' },
    peek: { button: 'Look into a chamber', you: 'look into', they: 'looks into' },
    swap: { button: 'Swap', you: 'swap', they: 'swaps' },
    stop: { button: 'Leave it as it is', you: 'leave it as it is', they: 'leaves it as it is' },
    fetch: { button: 'Fetch', you: 'fetch', they: 'fetches' },
    take: { button: 'Take', you: 'take', they: 'takes' },
  },
  questions: {
    turn: { asked: 'Your turn: play blue cards, or open a chamber.', others: name => `${name} is choosing: a card or a chamber.` },
    answer: { asked: 'Do you cancel it with a Will?', others: () => 'The table waits for answers.' },
    bang: { asked: 'Bang! Play a Misfire, or you are out.', others: name => `Bang! ${name} can play a Misfire, or is out.` },
    open: { asked: 'Your Panic: which chamber do you open?', others: name => `${name} is choosing a chamber in Panic.` },
    peek: { asked: 'Which shut chamber do you look into?', others: name => `${name} is choosing a chamber to look into.` },
    swap: {
      asked: 'Swap it with another shut chamber, or leave it as it is.',
      others: name => `${name} is thinking about a swap.`,
    },
    fetch: { asked: 'Your Lawyer: which card do you fetch?', others: name => `${name} is looking through the discard.` },
    take: { asked: 'Your Thief: which card do you take?', others: name => `${name} is choosing a card to take.` },
  },
  options: {
    window: {
      name: 'Time to answer',
      about: 'How long everybody may think whether to cancel a card.',
      value: counted('en', { one: 'second', other: 'seconds' }),
    },
    outHand: {
      name: 'Hand of a player who is out',
      about: 'Where those cards go.',
      values: { discard: 'to the discard', out: 'out of the game' },
    },
    first: { name: 'First player', about: 'Who has the first turn where nobody has won before.', chance: 'decided by lot' },
  },
  endings: { 'last-one-standing': 'one player was left' },
  bots: {
    greenhorn: { name: 'Greenhorn', plays: 'plays whatever comes to hand' },
    gunhand: { name: 'Gunhand', plays: 'counts the bullets' },
    sharpshooter: { name: 'Sharpshooter', plays: 'forgets nothing and forgives nothing' },
    legend: { name: 'Legend', plays: 'thinks every move through' },
    abigail: { name: 'Abigail', level: 'sharpshooter', plays: 'takes any way out rather than open a chamber' },
    dallas: { name: 'Dallas', level: 'greenhorn', plays: 'never looks and never dodges: opens and hopes' },
    vernon: { name: 'Vernon', level: 'sharpshooter', plays: 'spends a Will on whatever you play' },
    silas: { name: 'Silas', level: 'legend', plays: 'steals a card at the first chance' },
  },
  points: null,
  // The reasons are written in English where they stand.
  refusal: why => why,
};
