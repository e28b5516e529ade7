/** No card without a story: a title in this folder names the cards it is about, between the rules and a colon. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ambush } from '../../cards/ambush.ts';
import { bandits } from '../../cards/bandits.ts';
import { colty } from '../../cards/colty.ts';
import { frontier } from '../../cards/frontier.ts';
import { mcready } from '../../cards/mcready.ts';
import { modules } from '../../cards/modules.ts';
import { row } from '../../cards/row.ts';
import { table } from '../../cards/table.ts';

const TITLE = /rule\(\s*'(?:R[VX]-\d+(?:, )?)+ ([a-z0-9, -]+): /g;

test('every card has a story of its own, and no story is about a card that does not exist', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder).filter(name => name.endsWith('.test.ts'));
  const told = files
    .flatMap(name => [...readFileSync(`${folder}${name}`, 'utf8').matchAll(TITLE)])
    .flatMap(([, ids]) => ids!.split(', '));
  const ids: string[] = [...colty, ...mcready, ...frontier, ...modules, ...bandits, ...ambush, ...table, ...row].map(
    card => card.id,
  );
  expect(ids.filter(id => !told.includes(id))).toEqual([]);
  expect(told.filter(id => !ids.includes(id))).toEqual([]);
});
