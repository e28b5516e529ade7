/** The order of the log of a visit. */
import '../../testing/no-browser.ts';
import { expect, test } from 'vitest';
import { Record } from './record.ts';

test('a returning player reads the chat before the deal, then the deal, then the game', () => {
  const record = new Record(() => 0);
  const said = (text: string) => ({ from: { seat: 1, name: 'Ben', who: 'ben' }, text });
  const lines = [said('hello'), said('nice cards'), { telling: { tell: 'passed', seat: 1 } }];
  record.retold({ lines, before: 1, deal: [{ tell: 'round', round: 1 }] });
  const told = record.lines.value.map(line => (line.kind === 'said' ? line.text : line.kind === 'told' ? line.telling.tell : null));
  expect(told).toEqual(['hello', 'round', 'nice cards', 'passed']);
});
test('the log marks a bot’s moves for a player, as they happen and after a reload', () => {
  const story = [
    { telling: { tell: 'passed', seat: 0 } },
    { note: 'held', seat: 0 },
    { telling: { tell: 'loaded', seat: 0 } },
    { note: 'back', seat: 0 },
    { telling: { tell: 'drew', seat: 0 } },
  ] as const;
  const heldIn = ({ lines }: Record) =>
    lines.value.flatMap(line => (line.kind === 'told' ? [[line.telling.tell, ...line.held]] : []));
  const [live, back] = [new Record(() => 0), new Record(() => 0)];
  for (const line of story) 'note' in line ? live.noted(line) : live.told(line.telling);
  back.retold({ lines: story, before: 0, deal: [] });
  for (const record of [live, back]) expect(heldIn(record)).toEqual([['passed'], ['loaded', 0], ['drew']]);
});
