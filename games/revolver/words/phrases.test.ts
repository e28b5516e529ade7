/** What the log of Revolver says: one line for a play, where a card goes, how the game ended, and what is wrong with a deck. */
import { expect, test } from 'vitest';
import type { Telling } from '../../../kernel/game.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { languages } from '../../../words/language.ts';
import { refused } from '../../../words/refused.ts';
import { tableWords } from '../../../words/table.ts';
import { revolver } from '../game.ts';
import { words } from './words.ts';

const reader = { viewer: 'rail', names: ['Ann', 'Bob'] } as const;
const inAll = (telling: Telling): (string | null)[] => languages.map(language => words[language].tell(telling, reader));
const moved = (card: string, from: object, to: object): Telling =>
  ({ tell: 'moved', cards: [card], from: { seat: null, place: null, ...from }, to: { seat: null, place: null, ...to } }) as never;

test('a play is one line', () => {
  expect(inAll({ tell: 'plays', seat: 1, card: 'deputy', at: 'bank' })).toEqual([
    'Bob plays Deputy at the Bank.',
    'Bob разыгрывает в банке карту «Помощник шерифа».',
    'Bob розігрує в банку карту «Помічник шерифа».',
  ]);
  const table = { zone: 'played' };
  for (const telling of [
    moved('deputy', { zone: 'hand', seat: 1 }, table),
    moved('deputy', table, { zone: 'column', seat: 1, place: 'bank' }),
    moved('sandstorm', table, { zone: 'blockers', place: 'bank' }),
    moved('strongbox', table, { zone: 'range', seat: 1 }),
    moved('dynamite', table, { zone: 'discard', seat: 0 }),
    moved('cortez', { zone: 'gang' }, { zone: 'graveyard' }),
  ])
    expect(inAll(telling)).toEqual([null, null, null]);
});
test('a card that moves, or goes under another, says where', () => {
  const column = (place: string) => ({ zone: 'column', seat: 1, place });
  expect(inAll(moved('mounted-posse', column('bank'), column('buzzard-point')))).toEqual([
    'Mounted Posse moves to Bob’s column at Buzzard Point.',
    '«Конный отряд» переходит в колонку игрока Bob на «Утёсе Стервятников».',
    '«Кінний загін» переходить у колонку гравця Bob на «Скелі Стерв’ятників».',
  ]);
  expect(words.en.tell({ tell: 'under', card: 'volcanic-pistol', host: 'deputy', row: 'mcready:bank' }, reader)).toBe(
    'Volcanic pistol goes under Deputy at the Bank.',
  );
});
test('a plural title has a plural verb', () => {
  expect(words.en.tell(moved('federales', { zone: 'column', seat: 1, place: 'bank' }, { zone: 'hand', seat: 1 }), reader)).toBe(
    'Federales go back to the hand.',
  );
  expect(words.en.tell({ tell: 'destroyed', card: 'bloodhounds', row: 'mcready:bank' }, reader)).toBe(
    'Bloodhounds are destroyed at the Bank.',
  );
  expect(words.en.tell({ tell: 'chips', card: 'stolen-horses', row: 'colty:bank', n: 2 }, reader)).toBe(
    'Stolen horses get 2 power chips.',
  );
});
test('whom True Grit saves', () => {
  expect(inAll({ tell: 'saved', card: 'skinny-landell', by: 'grit' })).toEqual([
    'Skinny Landell is saved by True Grit.',
    '«Стойкость» спасает Тощего Лэнделла.',
    '«Стійкість» рятує Худого Ленделла.',
  ]);
  expect(words.ru.tell({ tell: 'saved', card: 'deputy', by: 'grit' }, reader)).toBe('«Стойкость» спасает карту «Помощник шерифа».');
});
test('McReady’s bargain, and how the game ended', () => {
  expect(inAll({ tell: 'bargain', seat: 1, dollars: 2 })).toEqual([
    'Bob chooses two silver dollars and pays their price.',
    'Bob выбирает два серебряных доллара — и их цену.',
    'Bob обирає два срібні долари — і їхню ціну.',
  ]);
  expect(inAll({ tell: 'ended', ending: 'border', winner: 0 })).toEqual([
    'The gang is over the border: Ann wins.',
    'Банда ушла за границу: побеждает Ann.',
    'Банда втекла за кордон: перемагає Ann.',
  ]);
  expect(words.en.tell({ tell: 'ended', ending: 'gang-dead', winner: 1 }, { ...reader, viewer: 1 })).toBe(
    'Jack Colty is dead: you win.',
  );
});
test('a refused deck is explained in words, and so is an option that lacks another', () => {
  const saidOf = (asked: object): string[] => {
    const refusal = revolver.configure(asked as never, 2);
    if (!isRefusal(refusal)) throw new Error('nothing is refused');
    return languages.map(language => refused(tableWords[language], words[language], refusal));
  };
  expect(saidOf({ mcreadyDeck: '-john-wayne -deputy*9 +cowboy' })).toEqual([
    'That deck is not legal. (McReady’s deck: The deck has 55 cards; it needs 62. Cowboy: 8 copies, but the box has only 7. Deputy: 1 more taken out than the base deck has. There is no card “john-wayne”.)',
    'Такая колода не годится. (колода Макреди: В колоде 55 карт, а нужно 62. Ковбой: 8, а в коробке только 7. Помощник шерифа: убрано на 1 больше, чем есть в базовой колоде. Карты «john-wayne» нет.)',
    'Така колода не годиться. (колода Макреді: У колоді 55 карт, а треба 62. Ковбой: 8, а в коробці лише 7. Помічник шерифа: прибрано на 1 більше, ніж є в базовій колоді. Карти «john-wayne» немає.)',
  ]);
  expect(saidOf({ coltyDeck: '-dynamite +upturned-wagon', set11: true, set12: true, set13: true, moduleD: true })[0]).toBe(
    'That deck is not legal. (Colty’s deck: Firepower: 30, but the base deck has only 29.)',
  );
  expect(saidOf({ moduleB: true, set11: true, set12: true, set13: true })).toEqual([
    'OPTION_DEPENDENCY: an option lacks another that it needs. (module B needs module A)',
    'Для этой настройки не хватает другой. (для модуля Б нужен модуль А)',
    'Для цього налаштування бракує іншого. (для модуля Б потрібен модуль А)',
  ]);
});
