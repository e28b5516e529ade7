/** What a newcomer to Steel Bullets is told, in English. */
import type { SteelFirst } from '../shape.ts';

export const first: SteelFirst = {
  roles: [
    {
      who: 'You sit at a table where a loaded revolver goes round.',
      won: 'Open chamber after chamber and stay alive: the last one left wins.',
    },
  ],
  hints: {
    'question:turn': 'Your turn: play as many blue cards as you like, then open a chamber.',
    'question:answer': 'Somebody has played a card. While the time runs you may cancel it with your Will, or let it pass.',
    'question:bang': 'A Bang! Only a Misfire saves you now.',
    'tell:reloaded': 'The cylinder was shuffled: what anybody knew of its chambers is worth nothing now.',
  },
};
