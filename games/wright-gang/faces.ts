/** What a card is: a number and what it is worth, an event, or something that can be loaded. */
import type { numbers } from './figures.ts';

export const events = ['swap', 'sidekick', 'war-party'] as const;
export type WrightEvent = (typeof events)[number];
export type WrightFace = (typeof numbers)[number] | WrightEvent | 'joker' | 'miss' | 'sheriff';

/** Only a number is written as one sign. */
export const worth = (face: string): number => (face.length === 1 ? Number(face) : 0);
export const isNumber = (face: string): boolean => worth(face) > 0;
export const isEvent = (face: string): face is WrightEvent => events.some(event => event === face);
/** WB-16. */
export const loadable = (face: string): face is WrightFace => isNumber(face) || face === 'joker' || face === 'miss';
