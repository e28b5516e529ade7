/** Why a move of Caliber 45 is good or bad, in English. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted, dollars } from '../../../../words/language.ts';
import type { CaliberGrounds } from '../../bot/why.ts';

const cards = counted('en', { one: 'card', other: 'cards' });
const bullets = counted('en', { one: 'bullet', other: 'bullets' });
const money = dollars('en');

export const why: ReasonWords<CaliberGrounds> = {
  guards: ({ beaten, of }) => `Of the ${of} loot cards that may lie there, you have the bullets for the guards of ${beaten}.`,
  arms: ({ hand, full }) => `You hold ${hand} of ${full} cards: one more is one more shot.`,
  swap: ({ bullets: n, better, of }) =>
    `You give up ${n === 0 ? 'no bullets' : bullets(n)}; of the ${of} cards you have not seen, ${better} carry more.`,
  hire: () => 'Without a cowboy you cannot ride.',
  cowboy: ({ shots, better, of }) => `This cowboy fires ${shots} at once; of all ${of}, ${better} fire more.`,
  rivals: ({ bullets: n, cards: most }) => `You have ${bullets(n)}; the rival with the fullest hand holds ${cards(most)}.`,
  alone: () => 'No rival rides: your team needs no help against anybody.',
  meets: ({ left }) => `It beats them and leaves you ${left === 0 ? 'no bullets' : bullets(left)}.`,
  defends: ({ left }) => `It stops the shot and leaves you ${left === 0 ? 'no bullets' : bullets(left)}.`,
  ridesOff: () => 'You keep your cowboy and leave the robbery.',
  falls: () => 'You lose your cowboy.',
  flees: ({ dollars: n }) => `You keep your cowboy and leave ${money(n)} to the others.`,
  unanswered: ({ strength, limit }) => `Their cowboy fires only ${limit}: against ${strength} nothing helps but a Mustang.`,
  shot: ({ strength, cards: n, percent }) =>
    `That hand has ${cards(n)}: with a chance of about ${percent} % that is not enough against ${strength}.`,
};
