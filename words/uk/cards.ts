/** Cards inside a Ukrainian sentence. Apart from the grammar: the first page needs that, and not this. */
import { declining } from '../declined.ts';

export const { counts, countsTaken, declined, inSentence, noun } = declining('uk', {
  none: 'жодної карти',
  more: 'ще',
  is: { one: 'карта', few: 'карти', many: 'карт' },
  takes: { one: 'карту', few: 'карти', many: 'карт' },
});
