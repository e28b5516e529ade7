/** What the log of Steel Bullets says: one line for one thing. */
import { expect, test } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { languages } from '../../../words/language.ts';
import { steelBullets } from '../game.ts';

import { talk as en } from './en/talk.ts';
import { talk as ru } from './ru/talk.ts';
import { talk as uk } from './uk/talk.ts';

const words = { en, ru, uk };

test('a cylinder that is shuffled is one line', () => {
  const { table } = story(steelBullets, { Ann: { hand: 'misfire' }, Bob: {} }, { zones: { cylinder: { 1: 'bang' } } }).does(
    'Ann',
    'open 1',
  );
  const played = steelBullets.play(table, { seat: 0, move: { do: 'misfire' }, at: 0 });
  if (isRefusal(played)) throw new Error(played.why);
  const reader = { viewer: 'rail', names: ['Ann', 'Bob'] } as const;
  const lines = languages.map(language =>
    played
      .told('rail')
      .filter(({ tell }) => tell === 'shuffled' || tell === 'reloaded')
      .map(telling => words[language].tell(telling, reader))
      .filter(line => line !== null),
  );
  expect(lines).toEqual([
    ['The cylinder is shuffled: 1 bullet in 6 chambers.'],
    ['Барабан перетасован: 1 патрон на 6 камор.'],
    ['Барабан перетасовано: 1 патрон на 6 камер.'],
  ]);
});
