/** A sentence why there are no tables with others just now; null when there are. */
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
