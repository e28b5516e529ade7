/** A name that refers to nothing is detected when the game is made. */
import { expect, test } from 'vitest';
import { bare, nod, plain } from '../../testing/toys/bare.ts';
import { call, script, window } from './script.ts';

const answered = plain('answered', {}, [{}]);
const opened = window({ question: 'any', who: () => [0], verbs: [answered], within: () => 1000 });

test.each([
  ['a script that is not there', () => bare([call('nowhere')]), 'script "game" calls "nowhere", which is no script'],
  ['a verb that the game does not have', () => bare([opened]), 'script "game" asks for "answered", which is no verb of the game'],
  ['an answer without a script', () => bare([opened], { verbs: [answered] }), 'may be answered by "answered", which has no script'],
  ['two verbs of one name', () => bare([], { verbs: [nod, nod] }), 'two verbs are called "nod"'],
  [
    'a lock on a verb that does not stand',
    () => bare([], { scripts: { quiet: script([], { locks: ['nod'] }) } }),
    'script "quiet" locks "nod", which is no standing verb',
  ],
])('%s is refused', (_what, make, fault) => {
  expect(make).toThrow(`bare cannot be made: ${fault.startsWith('may') ? `script "game" ${fault}` : fault}`);
});
test('a complete declaration makes a game', () => {
  expect(() => bare([call('more')], { scripts: { more: script([]) } })).not.toThrow();
});
