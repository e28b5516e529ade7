/** The fault of a log, in words for the player. The words must have been loaded (`useSpoken('faults')`). */
import { faultIn } from '../../words/faults.ts';
import { pageWords } from '../shell/page-words.ts';
import { gameWords, isGameSpoken, say } from '../shell/words.ts';

export const faultSaid = (fault: string, game: string | null = null): string =>
  faultIn(pageWords('faults'), fault, why => {
    const own = game !== null && isGameSpoken(game) ? gameWords(game).refusal(why) : null;
    return own ?? say().table.refusal(why);
  });
