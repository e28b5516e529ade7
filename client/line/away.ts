/** Why there are no tables with others just now, in a sentence; null while there is nothing to say. */
import { say } from '../shell/words.ts';
import { serverState } from './server.ts';

export const whyAway = (): string | null => {
  const { saloon } = say().ui;
  switch (serverState.value) {
    case 'connecting':
    case 'open':
    case 'outdated':
      return null;
    case 'cookieless':
      return saloon.cookieless;
    default:
      return saloon.away;
  }
};
