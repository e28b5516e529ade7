/** Cards inside a Russian sentence. Apart from the grammar: the first page needs that, and not this. */
import { declining } from '../declined.ts';

export const { counts, countsTaken, declined, inSentence, noun } = declining('ru', {
  none: 'ни одной карты',
  more: 'ещё',
  is: { one: 'карта', few: 'карты', many: 'карт' },
  takes: { one: 'карту', few: 'карты', many: 'карт' },
});
