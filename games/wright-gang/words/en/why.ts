/** Why a move of Wright Brothers' Gang is good or bad, in English. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { WrightGrounds } from '../../bot/why.ts';

const cards = counted('en', { one: 'card', other: 'cards' });
const group = ({ size, value }: WrightGrounds['gives']): string => `${cards(size)} of value ${value}`;

export const why: ReasonWords<WrightGrounds> = {
  outguns: ({ most, ...own }) =>
    `Your revolver counts ${group(own)}; ${most === 0 ? 'nobody else has loaded anything' : `nobody else has loaded more than ${cards(most)}`}.`,
  outgunned: ({ most, ...own }) => `Your revolver counts only ${group(own)}; another has ${cards(most)} loaded.`,
  close: ({ most, ...own }) =>
    `Your revolver counts ${group(own)}; another has ${cards(most)} loaded, but a Miss or a stray card among them does not count.`,
  unarmed: () => 'Nothing counts in your revolver.',
  sheriff: ({ draws, deck }) =>
    `You draw ${cards(draws)}, and the fourth Sheriff, who ends the round, is one of the ${deck} in the deck.`,
  quiet: () => 'Nobody draws a card, so no Sheriff comes.',
  draws: ({ draws, ...own }) =>
    own.size === 0 ? `You draw ${cards(draws)}.` : `You keep your best group, ${group(own)}, and draw ${cards(draws)}.`,
  gives: own => (own.size === 0 ? 'You have no group to lose.' : `You keep your best group, ${group(own)}.`),
  breaks: own => `It takes from your best group, ${group(own)}.`,
  loads: own => (own.size === 0 ? 'Your revolver still counts nothing.' : `Your revolver then counts ${group(own)}.`),
  loaded: own => (own.size === 0 ? 'You have no group to load.' : `Your best group is loaded: ${group(own)}.`),
  unloaded: own => `Not all of your best group is loaded: you have ${group(own)}.`,
  sidekick: ({ limit }) => `From now on you hold up to ${cards(limit)}.`,
  warParty: ({ loaded }) => `The others have ${cards(loaded)} loaded, and each of them loses one.`,
  swap: ({ idle }) => `In your hand ${idle === 1 ? 'one card does' : `${cards(idle)} do`} not count in your best group.`,
  hits: own => (own.size === 0 ? 'Nothing counts in that revolver.' : `That revolver counts ${group(own)}.`),
  hitsOwn: () => 'It hits a card of your own.',
};
