/** What a newcomer to Wright Brothers' Gang is told, in English. */
import type { WrightFirst } from '../first.ts';

export const first: WrightFirst = {
  roles: [
    {
      who: 'You are one of a gang that robs a bank on an airship, and nobody in it trusts anybody.',
      won: 'Fill the loot pile together, load your revolver in secret, and take the larger share in the shoot-out: most points after the last round win.',
    },
  ],
  hints: {
    'zone:sheriffs':
      'A Sheriff. Once there are enough of them anybody may start the shoot-out, and the last one starts it by itself: load your revolver in time.',
    'zone:sidekicks': 'A Sidekick lies on the table: its owner holds one card more until the round ends.',
    'question:give': 'You have taken cards with a Swap. Now give back as many, whichever you like.',
  },
};
