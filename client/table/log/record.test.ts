/** In which order the log of a visit tells things. */
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { Record } from './record.ts';

// There is no browser to remember whom nobody wants to hear.
vi.mock('../../conduct/mute.ts', () => ({ muted: signal(new Set()) }));

test('somebody who comes back reads what was said before the deal, the deal, and then the game', () => {
  const record = new Record(() => 0);
  const said = (text: string) => ({ from: { seat: 1, name: 'Ben', who: 'ben' }, text });
  const lines = [said('hello'), said('nice cards'), { telling: { tell: 'passed', seat: 1 } }];
  record.retold({ lines, before: 1, deal: [{ tell: 'round', round: 1 }] });
  const told = record.lines.value.map(line => (line.kind === 'said' ? line.text : line.kind === 'told' ? line.telling.tell : null));
  expect(told).toEqual(['hello', 'round', 'nice cards', 'passed']);
});
