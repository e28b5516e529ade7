/** What Revolver teaches: eight lessons, and examples for its rules. */
import type { School } from '../../../client/learn/lesson.ts';
import { examples } from './learn/examples.tsx';

export const school: School = {
  lessons: [
    { id: 'turn', minutes: 2 },
    { id: 'attack', minutes: 3 },
    { id: 'law', minutes: 2, seat: 1 },
    { id: 'ambush', minutes: 2 },
    { id: 'prison', minutes: 1 },
    { id: 'frontier', minutes: 2 },
    { id: 'duel', minutes: 2 },
    { id: 'decks', minutes: 2 },
  ],
  load: async () => (await import('./learn/lessons.ts')).taught,
  examples,
};
