/** What can be learnt of Wright Brothers' Gang: five lessons, and examples for its rules. */
import type { School } from '../../../client/learn/lesson.ts';
import { examples } from './examples.tsx';

export const school: School = {
  lessons: [
    { id: 'loot', minutes: 2 },
    { id: 'load', minutes: 2 },
    { id: 'shootout', minutes: 2 },
    { id: 'division', minutes: 2 },
    { id: 'duel', minutes: 2 },
  ],
  load: async () => (await import('./lessons.ts')).taught,
  examples,
};
