/** Cards inside a Ukrainian sentence. */
import { declining } from '../declined.ts';

export const { counts, countsTaken, declined, inSentence, noun } = declining('uk', {
  none: 'жодної карти',
  more: 'ще',
  is: { one: 'карта', few: 'карти', many: 'карт' },
  takes: { one: 'карту', few: 'карти', many: 'карт' },
});
