/** The cards as data: what no type can say of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { ambush } from './cards/ambush.ts';
import { bandits } from './cards/bandits.ts';
import { colty } from './cards/colty.ts';
import { frontier } from './cards/frontier.ts';
import { mcready } from './cards/mcready.ts';
import { modules } from './cards/modules.ts';
import { row } from './cards/row.ts';
import { table } from './cards/table.ts';
import type { RevolverFace } from './faces.ts';
import { faces, isFace } from './faces.ts';
import type { Card, CardSet } from './vocabulary/card.ts';
import { cards as english } from './words/en/cards.ts';

const decks: readonly Card[] = [...colty, ...mcready, ...frontier, ...modules, ...bandits, ...ambush, ...table];
const everything = [...decks, ...row];
const copies = (cards: readonly Card[], set: CardSet): number =>
  cards.reduce((n, card) => n + (card.set === set ? card.copies : 0), 0);

describe('cards', () => {
  test('there are 157 titles, each with an id of its own', () => {
    expect(everything).toHaveLength(157);
    expect(new Set(everything.map(card => card.id)).size).toBe(157);
  });
  test('a text names only cards that exist', () => {
    const named: string[] = [];
    const walk = (x: unknown, key: string): void => {
      if (Array.isArray(x)) for (const y of x) walk(y, key);
      else if (typeof x === 'object' && x !== null) for (const [k, y] of Object.entries(x)) walk(y, k);
      else if (typeof x === 'string' && ['ids', 'notIds', 'id', 'cancels', 'perDiscarded'].includes(key)) named.push(x);
    };
    for (const card of everything) walk(card.effects, '');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(id => !isFace(id))).toEqual([]);
  });
  test('a unique card has one copy; a Lock has a number; an action has none', () => {
    for (const card of decks) {
      if (card.unique) expect([card.id, card.copies]).toEqual([card.id, 1]);
      if (card.icons.includes('lock')) expect([card.id, card.firepower === null]).toEqual([card.id, false]);
      if (['character', 'firepower'].includes(card.type)) expect([card.id, card.firepower === null]).toEqual([card.id, false]);
      if (['action', 'open-range', 'event'].includes(card.type)) expect([card.id, card.firepower]).toEqual([card.id, null]);
    }
  });
  test('every field says where it comes from', () => {
    for (const card of everything) expect([card.id, Object.values(card.source).flat().length > 3]).toEqual([card.id, true]);
  });
});

rule('RV-002, RV-003 five battlefields, sixteen bandits, two decks of 62', () => {
  expect(row.filter(card => card.set === 'base')).toHaveLength(5);
  expect(copies(bandits, 'base')).toBe(16);
  expect([copies(colty, 'base'), copies(mcready, 'base')]).toEqual([62, 62]);
});
rule('RV-004 1.1: two bandits, nine ambush cards, nine cards for each deck', () => {
  expect([copies(bandits, '1.1'), copies(ambush, '1.1'), copies(mcready, '1.1'), copies(colty, '1.1')]).toEqual([2, 9, 9, 9]);
});
rule('RV-005 1.2: the prison, Santiago, nine cards for each deck', () => {
  expect(row.filter(card => card.set === '1.2').map(card => card.id)).toEqual(['san-manzanillo-prison']);
  expect([copies(bandits, '1.2'), copies(mcready, '1.2'), copies(colty, '1.2')]).toEqual([1, 9, 9]);
});
rule('RV-006 1.3: eighteen Frontier cards, nine cards for each deck', () => {
  expect([copies(frontier, '1.3'), copies(mcready, '1.3'), copies(colty, '1.3')]).toEqual([18, 9, 9]);
});
rule('RV-007, RV-008 1.4: nine cards for each deck and the Frontier, three module cards; Travis Dane is a tenth for Colty', () => {
  expect([copies(mcready, '1.4'), copies(frontier, '1.4'), copies(modules, '1.4')]).toEqual([9, 9, 3]);
  const extra: readonly Card[] = colty.filter(card => 'inContentsList' in card);
  expect(extra.map(card => card.id)).toEqual(['travis-dane']);
  expect(copies(colty, '1.4') - copies(extra, '1.4')).toBe(9);
});
rule('RV-106 the gunfighters that may not be swapped out', () => {
  const gunfighters = decks.filter(card => card.icons.includes('gunfighter')).map(card => card.id);
  expect(gunfighters.toSorted()).toEqual(['brady-logan', 'charlie-weathers', 'colonel-mcready', 'the-jackson-clan']);
});
rule('RV-160 turn spaces and defence', () => {
  expect(row.map(card => `${card.id} ${card.spaces}/${card.defence}`)).toEqual([
    'bank 4/2',
    'whiskey-canyon 5/2',
    'buzzard-point 2/2',
    'san-manzanillo-prison 2/6',
    'rattlesnake-creek 5/1',
    'express-315 4/1',
  ]);
});

/** What is also the name of a symbol, a kind of card or a row is no card by itself. */
const words: readonly string[] = ['lawman', 'bounty-hunter', 'ambush'];
const elsewhere = ['cards', 'modules', 'words', 'page', 'stories'];
test('the machine names no card: its ids stand on the cards, in the presets, the modules and the tests', () => {
  const here = fileURLToPath(new URL('./', import.meta.url));
  const files = (readdirSync(here, { recursive: true }) as string[]).filter(
    file =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      file !== join('decks', 'presets.ts') &&
      !elsewhere.some(folder => file.startsWith(`${folder}${sep}`)),
  );
  expect(files.length).toBeGreaterThan(30);
  const ids = faces.filter(face => !words.includes(face));
  const named = files.flatMap(file => {
    const source = readFileSync(join(here, file), 'utf8');
    return ids.filter(id => source.includes(`'${id}'`)).map(id => `${file}: ${id}`);
  });
  expect(named).toEqual([]);
});
test('the comment above a card is its name and its English text, and a table has no other', () => {
  const folder = fileURLToPath(new URL('./cards/', import.meta.url));
  const said = readdirSync(folder).flatMap(file => {
    const [, ...comments] = readFileSync(join(folder, file), 'utf8').split('/**');
    expect(comments.length, file).toBeGreaterThan(1);
    return comments.slice(1).map(part => {
      const [comment, entry] = part.split('*/');
      const [, id] = /^\n {2}\{\n {4}id: '(.+)',$/m.exec(entry!)!;
      return [id, comment!.replace(/^ *\*/gm, '').replace(/\s+/g, ' ').trim()];
    });
  });
  const printed = everything.map(({ id }) => {
    const { name, text } = english[id as RevolverFace];
    return [id, `${name}${/[.!?]$/.test(name) ? '' : '.'} ${text}`.trim()];
  });
  expect(said.sort()).toEqual(printed.sort());
});
