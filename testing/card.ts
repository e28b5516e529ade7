/** A test that tells what one card does. Its title begins with the id of the card, so that a game can ask which of its cards no test tells of. */
import { test } from 'vitest';
import { told } from '../kernel/story.ts';

export const card = (id: string, says: string, body: () => void): void => test(`${id}: ${says}`, () => told(body));

const TOLD = /\b(?:card|plain)\(\s*'([^']+)'/g;
/** The cards that the tests of this text tell of: `card('dynamite', …)`, or `plain('dynamite', …)` where many cards share one story. */
export const cardsToldIn = (text: string): string[] => [...text.matchAll(TOLD)].map(([, id]) => id!);
