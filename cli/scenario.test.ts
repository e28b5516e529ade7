/** `sixgun scenario`: the tool with which outsiders write rule scenarios. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { gameIds } from './choose.ts';
import { fine, inOwnFolder, sixgun } from './testing/sixgun.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { file } = inOwnFolder();

describe('scenario', () => {
  test('the examples pass', async () => {
    const out = fine(await sixgun('scenario', join(root, 'examples/scenarios')));
    expect(out).toMatch(/^ok {4}.*slowest-hand\.json: The slowest hand/m);
    expect(out).toMatch(/^ok {4}.*caliber-45.seven-shot-carbine\.json/m);
    expect(out).toMatch(/\n\d+ passed, 0 failed\n$/);
  });
  test('a failure names the file and the step, and exits with code 1', async () => {
    const story = JSON.parse(readFileSync(join(root, 'examples/scenarios/wright-gang/false-slap.json'), 'utf8')) as {
      script: object[];
    };
    writeFileSync(
      file('bad.json'),
      JSON.stringify({ ...story, script: [story.script[0], { Billy: 'pass', expect: { asked: [] } }] }),
    );
    writeFileSync(file('torn.json'), '{ "game": ');
    const { code, out } = await sixgun(
      'scenario',
      'bad.json',
      'torn.json',
      'nowhere.json',
      join(root, 'examples/scenarios/wright-gang/false-slap.json'),
    );
    expect(out).toMatch(/^FAIL {2}bad\.json: A hand .*\n {6}step 2 \{"Billy":"pass".*it is refused/m);
    expect(out).toMatch(/^FAIL {2}torn\.json\n {6}this is not JSON/m);
    expect(out).toMatch(/^FAIL {2}nowhere\.json\n {6}there is no such file/m);
    expect(out).toMatch(/\n1 passed, 3 failed\n$/);
    expect(code).toBe(1);
  });
  test.each(gameIds)('%s is described in full, and in brief', async id => {
    const out = fine(await sixgun('scenario', '--describe', id));
    const { game, rulebook, described, words } = boxes[id];
    expect(out.length).toBeLessThan(12_500);
    for (const zone of Object.keys(game.zones)) expect(out).toMatch(new RegExp(`^ {2}${zone}: `, 'm'));
    for (const face of game.faces) expect(out).toMatch(new RegExp(`( {2}|· )${face} \\*\\d`));
    for (const fact of Object.keys(words.en.facts)) expect(out).toMatch(new RegExp(`^ {2}${fact} `, 'm'));
    for (const option of Object.keys(game.options)) expect(out).toMatch(new RegExp(`( {2}|· )${option}: `));
    for (const tell of Object.keys(described.tellings)) expect(out).toMatch(new RegExp(`( {2}|· )${tell}\\b`));
    for (const question of Object.keys(words.en.questions)) expect(out).toMatch(new RegExp(`^ {2}${question}: .*; time up: `, 'm'));
    for (const { rule } of rulebook.refusals) expect(out).toContain(rule);
    for (const verb of Object.keys(words.en.verbs)) {
      const parts = Object.keys(game.needs(verb)!).map(part => ` <${part}: [^>]+>`);
      expect(out).toMatch(new RegExp(`( {2}|· )${verb}${parts.join('')}`));
    }
    const { rule, why } = rulebook.refusals[0]!;
    const faces = game.faces.slice(0, 1);
    const full = fine(await sixgun('scenario', '--describe', id, ...faces, rule));
    for (const face of faces) expect(full).toContain(`${face}: ${words.en.faces[face]}`);
    expect(full).toContain(`${rule}: ${why}`);
    expect((await sixgun('scenario', '--describe', id, 'moon')).err).toMatch(
      /has no face, verb, question, fact, option or rule "moon"/,
    );
  });
});
