/** What a newcomer to Caliber 45 is told, in English. */
import type { CaliberFirst } from '../shape.ts';

export const first: CaliberFirst = {
  roles: [
    {
      who: 'You ride with one of the gangs that are all after the same money.',
      won: 'Arm yourself, ride along on robberies and shoot it out for the loot: the first team that is worth the goal wins.',
    },
  ],
  hints: {
    'question:call':
      'A robbery is called. If you ride along you meet the guards and then shoot it out for the loot; if you stay at home you risk nothing and get nothing.',
    'question:meet': 'Guards stand in your way: shoot all of them, ride off on a Mustang, or lose your cowboy.',
    'question:shoot-out': 'The shoot-out: your shot passes the turn to its target. The loot goes to the team that is left.',
    'question:defend': 'You are shot at: fire back as strongly, ride off on a Mustang, or lose your cowboy.',
  },
};
