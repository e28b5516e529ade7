/** What Steel Bullets teaches: four lessons, and examples for its rules. */
import type { School } from '../../../client/learn/lesson.ts';
import { examples } from './learn/examples.tsx';

export const school: School = {
  lessons: [
    { id: 'cylinder', minutes: 1 },
    { id: 'saved', minutes: 2 },
    { id: 'looking', minutes: 2 },
    { id: 'answering', minutes: 2 },
  ],
  load: async () => (await import('./learn/lessons.ts')).taught,
  examples,
};
