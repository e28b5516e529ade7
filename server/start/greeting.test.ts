/** The command line a host needs where they started the server; `server/main.test.ts` tests the rest of the greeting. */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { commandIn } from './greeting.ts';

test.each<[string, Parameters<typeof commandIn>, string]>([
  ['in a checkout', [root, { npm_command: 'run-script' }], 'npm run sixgun --'],
  ['by the package alone', [tmpdir(), { npm_command: 'exec', npm_config_package: './x.tgz' }], 'npx --package ./x.tgz sixgun'],
  [
    'from a folder with a blank',
    [tmpdir(), { npm_command: 'exec', npm_config_package: '/a b/x.tgz' }],
    'npx --package "/a b/x.tgz" sixgun',
  ],
  ['by npx where it is installed', [tmpdir(), { npm_command: 'exec' }], 'npx sixgun'],
  ['where it is a command', [tmpdir(), {}], 'sixgun'],
])('%s the greeting names the command that works there', (_, where, command) => {
  expect(commandIn(...where)).toBe(command);
});
