/** The end of an unrated game says why, and whose hands caused it. */
import { expect, test } from 'vitest';
import type { ChairView } from '../../../wire/protocol.ts';
import { client as en } from '../../../words/en/client.ts';
import type { Who } from '../../../words/phrase.ts';
import { client as ru } from '../../../words/ru/client.ts';
import { client as uk } from '../../../words/uk/client.ts';
import { unratedSaid } from './unrated.ts';

const chair: ChairView = {
  kind: 'guest',
  name: '',
  who: '',
  ready: false,
  connected: true,
  held: false,
  heldIn: null,
  ping: null,
};
const chairs: readonly ChairView[] = [{ ...chair, hands: 'fast' }, chair, { ...chair, hands: 'steady' }];
const named = (seat: number): Who => ({ you: false, name: ['Ann', 'Ben', 'Cid'][seat]! });

test.each([
  ['Not rated', en],
  ['Без рейтинга', ru],
  ['Без рейтингу', uk],
] as const)('%s: …', (begins, { after }) => {
  expect(unratedSaid(after, { chairs }, named)).toBeNull();
  const hands = unratedSaid(after, { chairs, unrated: 'hands' }, named)!;
  expect(hands).toContain('(Ann, Cid)');
  const together = unratedSaid(after, { chairs, unrated: 'together' }, named)!;
  expect(together).not.toContain('Ann');
  const others = (['untimed', 'bots', 'house', 'strangers', 'enough', 'apart', 'line'] as const).map(
    unrated => unratedSaid(after, { chairs, unrated }, named)!,
  );
  for (const said of [hands, together, ...others]) expect(said.startsWith(`${begins}: `)).toBe(true);
});
