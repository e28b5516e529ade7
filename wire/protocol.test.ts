/** The protocol and its description say the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFromServer, tells } from './from-server.ts';
import { LONGEST_LINE, LONGEST_NAME } from './lines.ts';
import { proofFault } from './proof.ts';
import { arrangement, PROTOCOL, type Proof, readRequest, request, type Told } from './protocol.ts';

const text = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
const section = (title: string): string => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const every: { readonly [T in Told['tell']]: true } = {
  welcome: true,
  table: true,
  update: true,
  cue: true,
  set: true,
  proof: true,
  said: true,
  note: true,
  story: true,
  lobby: true,
  elsewhere: true,
  notice: true,
  gone: true,
  closing: true,
};

describe('docs/protocol.md', () => {
  test.each(request.options.map(option => [option.entries.ask.literal, Object.keys(option.entries)] as const))(
    'tells what to ask with "%s", and every part of it',
    (ask, parts) => {
      const row = section('Questions')
        .split('\n')
        .find(line => line.startsWith(`| \`${ask}\` |`));
      expect(row).toBeDefined();
      for (const part of parts) if (part !== 'id' && part !== 'ask') expect(row).toContain(`\`${part}\``);
    },
  );
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
  test.each(tells)('tells what "%s" means', tell => {
    expect(section('Tellings')).toContain(`### \`${tell}\`\n`);
  });
  test('knows the version and the limits', () => {
    expect(section('Versions')).toContain(`\`protocol\`, now ${PROTOCOL}.`);
    expect(section('Limits')).toContain(`${LONGEST_LINE} characters`);
    expect(section('Limits')).toContain(`${LONGEST_NAME} characters`);
  });
  test('quotes questions that a server would take, and a proof that holds', () => {
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

test('every kind of telling that there is can be read, and no other', () => {
  expect([...tells].sort()).toEqual(Object.keys(every).sort());
});

test('a page passes over notes, and lines of a story, that it does not know', () => {
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
