/** `sixgun scenario`: stories written as JSON files. */
import { runScenario, type ScenarioResult } from '../kernel/scenario.ts';
import type { Json } from '../kernel/secret.ts';
import { everyGame, gameNamed } from './choose.ts';
import { type Command, Failed, misused, onlySo, print, readArgs } from './command.ts';
import { describe } from './describe.ts';
import { jsonFiles, textOf } from './files.ts';

const fault = (failure: string): ScenarioResult => ({ title: '', passed: false, steps: 0, failure });
const played = (file: string): ScenarioResult => {
  let text: string;
  try {
    text = textOf(file);
  } catch (e) {
    if (e instanceof Failed) return fault(e.message.slice(file.length + 2));
    throw e;
  }
  try {
    return runScenario(JSON.parse(text) as Json, everyGame);
  } catch (e) {
    if (e instanceof SyntaxError) return fault(`this is not JSON: ${e.message}`);
    throw e;
  }
};

const options = { describe: { type: 'string' } } as const;

export const scenarioCommand: Command = {
  about: 'play stories written as JSON files and check what they expect',
  help: `sixgun scenario <file or folder>…
sixgun scenario --describe <game>

Plays each file and prints a line for it; the exit code is 1 when one of them fails. In a folder, all .json files are played.
How to write one is in docs/scenarios.md; --describe lists the zones, faces, facts, verbs, questions and options of a game.`,
  run(args) {
    const { values, positionals } = readArgs(args, options);
    if (values.describe !== undefined) {
      onlySo(positionals, 0);
      print(describe(gameNamed(values.describe)));
      return 0;
    }
    if (positionals.length === 0) misused('which files? Name scenarios, or --describe <game>');
    const files = jsonFiles(positionals);
    if (files.length === 0) misused(`there is no .json file in ${positionals.join(', ')}`);
    const results = files.map(file => {
      const result = played(file);
      const title = result.title === '' ? '' : `: ${result.title}`;
      print(result.passed ? `ok    ${file}${title} (${result.steps} steps)` : `FAIL  ${file}${title}\n      ${result.failure}`);
      return result;
    });
    const passed = results.filter(result => result.passed).length;
    print(`${passed} passed, ${results.length - passed} failed`);
    return passed === results.length ? 0 : 1;
  },
};
