import { expect, test } from 'vitest';
import { cardsToldIn } from './card.ts';

test('the cards a text tells of are those its stories begin with', () => {
  const text = "card('dynamite', 'up to 3', () => {});\nplain(\n  '38-special', 1);\ndiscard('lawman'); // card(dynamite)";
  expect(cardsToldIn(text)).toEqual(['dynamite', '38-special']);
});
