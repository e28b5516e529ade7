/** The names of Liar's dice in English. */
import type { LiarsNames } from '../shape.ts';
import { counts } from './dice.ts';

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
