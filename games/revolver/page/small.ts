/** Is the table drawn for a phone? There piles lie on plates, the gang is one chip, and choices need a confirmation. */
import { signal } from '@preact/signals';
import { noWiderThan } from '../../../client/look/widths.ts';

const narrow = matchMedia(noWiderThan('phone'));
export const small = signal(narrow.matches);
narrow.addEventListener('change', () => {
  small.value = narrow.matches;
});
