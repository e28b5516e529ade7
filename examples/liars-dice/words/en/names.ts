/** The names of Liar's dice in English, and how dice are counted. */

import { counted } from '../../../../words/language.ts';
import type { LiarsNames } from '../shape.ts';

/** Dice in a sentence: `3 fours`. */
const faces = ['one', 'two', 'three', 'four', 'five', 'six'].map(one =>
  counted('en', { one, other: one === 'six' ? 'sixes' : `${one}s` }),
);
export const dice = (count: number, face: number): string => faces[face - 1]!(count);
export const counts = counted('en', { one: 'die', other: 'dice' });

export const names: LiarsNames = {
  name: 'Liar’s dice',
  about: 'Everybody rolls in secret. Bid higher, or call the bluff.',
  zones: { box: 'the box' },
  facts: { dice: 'dice left', active: 'whose turn it is', bid: 'the bid' },
  verbs: {
    bid: { button: 'Bid', you: 'bid', they: 'bids' },
    doubt: { button: 'Doubt it', you: 'doubt', they: 'doubts' },
  },
  questions: { bid: { asked: 'Raise the bid, or doubt it.', others: name => `${name} is thinking about the bid.` } },
  options: { dice: { name: 'Dice', about: 'How many dice everybody begins with.', value: counts } },
  endings: { 'last-dice': 'one player still had dice' },
  bots: { counter: { name: 'Counter', plays: 'counts its own dice and guesses the rest' } },
  points: counts,
  // The reasons are written in English where they stand.
  refusal: why => why,
};
