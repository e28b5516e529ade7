/** A test that shows a rule: its title begins with the ids it shows, and no story in it may end with an unmentioned open question. */
import { test } from 'vitest';
import { told } from '../kernel/proving/story.ts';

const CITES = /^[A-Z]+[0-9]*-[0-9]+[a-z]?(, [A-Z]+[0-9]*-[0-9]+[a-z]?)* /;

export const rule = (title: string, body: () => void): void => {
  if (!CITES.test(title)) throw new Error(`"${title}" cites no rule: begin with ids, as in "WB-51, WB-63 the winner takes all"`);
  test(title, () => told(body));
};
