/** What can be learnt of Caliber 45: four lessons, and examples for its rules. */
import type { School } from '../../../client/learn/lesson.ts';
import { examples } from './learn/examples.tsx';

export const school: School = {
  lessons: [
    { id: 'arming', minutes: 2 },
    { id: 'robbery', minutes: 2 },
    { id: 'shootout', minutes: 3 },
    { id: 'gang', minutes: 3 },
  ],
  load: async () => (await import('./learn/lessons.ts')).taught,
  examples,
};
