/** The protocol and its description agree. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE, LONGEST_NAME } from './lines.ts';
import { proofFault } from './proof.ts';
import { PROTOCOL, type Proof } from './protocol.ts';
import { arrangement, isAtTable, readRequest, requests, treatmentOf } from './requests.ts';
import { readFromServer, tellings } from './tellings.ts';

const text = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
const section = (title: string): string => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const entries: { readonly [ask: string]: { readonly parts?: object; readonly answer?: object } } = requests;
const asks = Object.keys(requests) as (keyof typeof requests)[];
const partsOf = (ask: keyof typeof requests): readonly string[] => [
  ...(isAtTable({ ask } as never) ? ['table'] : []),
  ...Object.keys(entries[ask]?.parts ?? {}),
];
type Treatment = ReturnType<typeof treatmentOf>;
/** This sentence names exactly the questions treated this way. */
const namesAll = (words: string | undefined, isSo: (how: Treatment) => boolean): void => {
  const named = [...(words ?? '').matchAll(/`(\w+)`/g)].map(match => match[1]!).filter(name => name in requests);
  expect(named.sort()).toEqual(asks.filter(ask => isSo(treatmentOf({ ask }))).sort());
};

describe('docs/protocol.md', () => {
  test('describes every question, and no other', () => {
    const rows = section('Questions')
      .split('| change |')[0]!
      .matchAll(/^\| `(\w+)` \|/gm);
    expect([...rows].map(row => row[1]).sort()).toEqual([...asks].sort());
  });
  test.each(asks)('describes "%s", with every part of the question and its answer', ask => {
    const row = section('Questions')
      .split('\n')
      .find(line => line.startsWith(`| \`${ask}\` |`))!
      .split(' | ');
    for (const part of partsOf(ask)) expect(row[1]).toContain(`\`${part}\``);
    for (const part of Object.keys(entries[ask]?.answer ?? {})) expect(row[2]).toMatch(RegExp(`\\b${part}\\b`));
  });
  test('states the order of answers, which questions may be repeated, and which cost more', () => {
    const [atOnce, aside] = /except that (.*) wait for nothing, and (.*)\./.exec(section('Questions and answers'))!.slice(1);
    namesAll(atOnce, ({ order }) => order === 'at once');
    namesAll(aside, ({ order }) => order === 'aside');
    namesAll(/Without harm can be asked again: (.*);/.exec(section('Coming back'))?.[1], ({ repeatable }) => repeatable === true);
    namesAll(/\n\| (.*) from one address, and of one guest \|/.exec(section('Limits'))?.[1], ({ costly }) => costly === true);
  });
  test.each(arrangement.options.map(option => [option.entries.change.literal, Object.keys(option.entries)] as const))(
    'tells how the host changes "%s"',
    (change, parts) => {
      const row = section('Questions')
        .split('\n')
        .find(
          line => line.startsWith(`| \`${change}\` |`) && parts.every(part => part === 'change' || line.includes(`\`${part}\``)),
        );
      expect(row).toBeDefined();
    },
  );
  test('describes every telling, and no other', () => {
    const heads = section('Tellings').matchAll(/^### `(\w+)`$/gm);
    expect([...heads].map(head => head[1]).sort()).toEqual(Object.keys(tellings).sort());
  });
  test('states the version and the limits', () => {
    expect(section('Versions')).toContain(`\`protocol\`, now ${PROTOCOL}.`);
    expect(section('Limits')).toContain(`${LONGEST_LINE} characters`);
    expect(section('Limits')).toContain(`${LONGEST_NAME} characters`);
  });
  test('quotes valid questions, and a valid proof', () => {
    const lines = text.split('\n');
    const asked = lines.filter(line => line.startsWith('→ ')).map(line => readRequest(line.slice(2)));
    expect(asked.length).toBeGreaterThan(10);
    for (const each of asked) expect(each).not.toHaveProperty('no');
    const quoted = text.slice(text.indexOf('← {"tell":"proof"') + 2);
    const told = readFromServer(quoted.slice(0, quoted.indexOf('\n→')).replaceAll('\n', ' ')) as { readonly proof: Proof };
    const seed = 'fair:614a30704e44887a73a4f4e47e8f1fda9a4bf9f5b0ab84ac60d728d35800dd78';
    expect(proofFault(JSON.parse(JSON.stringify(told.proof)), seed)).toBeNull();
  });
});

test('a page ignores unknown notes and story lines', () => {
  const told = { tell: 'note', table: 'K7QM', seat: 1 };
  expect(readFromServer(JSON.stringify({ ...told, note: 'hinted' }))).toMatchObject({ note: 'hinted' });
  expect(readFromServer(JSON.stringify({ ...told, note: 'sneezed' }))).toBeNull();
  const known = [
    { telling: { tell: 'pass', seat: 0 } },
    { note: 'hinted', seat: 1 },
    { from: { name: 'Ann', who: 'ann', seat: 0 }, text: 'Howdy' },
  ];
  const lines = [{ note: 'sneezed', seat: 1 }, ...known, { song: 'O Susanna' }, null];
  const story = { tell: 'story', table: 'K7QM', lines };
  expect(readFromServer(JSON.stringify({ ...story, before: 2 }))).toMatchObject({ lines: known, before: 1 });
  expect(readFromServer(JSON.stringify(story))).toMatchObject({ lines: known, before: 0 });
});
