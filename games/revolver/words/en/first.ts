/** What a newcomer to Revolver is told, in English. */
import type { RevolverFirst } from '../shape.ts';

export const first: RevolverFirst = {
  roles: [
    {
      who: 'You are Jack Colty, running with your gang from the bank to the train. Colonel McReady hunts you, battlefield by battlefield.',
      won: 'Keep Colty alive until the train leaves, or empty the Mexican Border: then the gang is away and you win. McReady wins when Colty or all of the bandits are dead.',
    },
    {
      who: 'You are Colonel McReady, and Jack Colty’s gang is on the run from you.',
      won: 'Outgun the gang battlefield by battlefield: kill Colty or all of his bandits before the train or the border saves them.',
    },
  ],
  hints: {
    'question:play':
      'Your Play phase: pay for cards with cards of your hand. Firepower at the current battlefield decides the attack.',
    'question:react': 'You may cancel what is being played. Your card is gone then, so keep it for something that hurts.',
    'question:casualty': 'A bandit is hit. After an attack of McReady’s the weakest go first.',
    'tell:attack':
      'The attack: McReady needs more firepower than Colty has here. A success kills one bandit, however large the difference.',
  },
};
