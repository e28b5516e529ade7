/** Which names look alike. */
import { expect, test } from 'vitest';
import { nameAt, skeleton } from './names.ts';
import { emptyTable, known, type Seating, sit } from './seating.ts';

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Аnn'],
  ['Ann', 'Änn'],
  ['Ann', 'A.n n'],
  ['Bill', 'BiII'],
  ['Bill', 'B1ll'],
  ['Joe', 'J0е'],
  ['Marnie', 'Mamie'],
  ['Мария', 'Mария'],
])('%s looks like %s', (one, other) => {
  expect(skeleton(one)).toBe(skeleton(other));
});
test.each([
  ['Ann', 'Anna'],
  ['Bill', 'Ben'],
  ['Stranger 1024', 'Stranger 1025'],
  ['Иван', 'Ивана'],
  ['李小龍', '李連杰'],
])('%s does not look like %s', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other));
});
test('the second guest of a name gets a number, and stays distinct when a guest takes a new name', () => {
  const seated = (seating: Seating, guest: string, name: string): Seating => sit(seating, { id: guest, name }, null) as Seating;
  const three = seated(seated(seated(emptyTable('a', 3), 'a', 'Ann'), 'b', 'Аnn'), 'c', 'ann');
  expect(three.chairs.map(chair => chair.kind === 'guest' && chair.name)).toEqual(['Ann', 'Аnn (2)', 'ann (3)']);
  expect(known(three, { id: 'b', name: 'Ben' }).chairs[1]).toMatchObject({ name: 'Ben' });
  expect(known(three, { id: 'b', name: 'ANN' }).chairs[1]).toMatchObject({ name: 'ANN (2)' });
  expect(known(three, { id: 'a', name: 'Ann' }).chairs[0]).toMatchObject({ name: 'Ann' });
  // A watcher must not be mistaken for a player.
  expect(nameAt(three, 'rail', 'Ann')).toBe('Ann (4)');
  expect(nameAt(three, 'a', 'Ann')).toBe('Ann');
});
