/** `sixgun scenario`: stories written as JSON files. */
import { type ScenarioResult, scenariosIn } from '../kernel/proving/scenario.ts';
import { gameNamed, scenarioGames } from './choose.ts';
import { type Command, Failed, misused, printTo, readArgs } from './command.ts';
import { describe, describeParts } from './describe.ts';
import { jsonFiles, textOf } from './files.ts';

const fault = (failure: string): ScenarioResult => ({ title: '', passed: false, steps: 0, failure });
const played = (file: string): readonly ScenarioResult[] => {
  let text: string;
  try {
    text = textOf(file);
  } catch (e) {
    if (e instanceof Failed) return [fault(e.message.slice(file.length + 2))];
    throw e;
  }
  return scenariosIn(text, scenarioGames);
};

const options = { describe: { type: 'string' } } as const;

export const scenarioCommand: Command = {
  about: 'play stories written as JSON files and check what they expect',
  help: `sixgun scenario <file or folder>…
sixgun scenario --describe <game> [<face, verb, fact or rule>…]

Plays each file and prints a line for it; the exit code is 1 when one of them fails. A file may hold one scenario or a list of
them. In a folder, all .json files are played, to the bottom.
How to write one is in docs/scenarios.md; --describe lists all that a scenario of
a game may name, and says more about what is named after it.`,
  run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    if (values.describe !== undefined) {
      const id = gameNamed(values.describe);
      print(positionals.length === 0 ? describe(id) : describeParts(id, positionals));
      return 0;
    }
    if (positionals.length === 0) misused('which files? Name scenarios, or --describe <game>');
    const files = jsonFiles(positionals);
    if (files.length === 0) misused(`there is no .json file in ${positionals.join(', ')}`);
    const results = files.flatMap(file => {
      const ofFile = played(file);
      for (const [i, result] of ofFile.entries()) {
        const name = `${file}${ofFile.length > 1 ? `, ${i + 1}` : ''}${result.title === '' ? '' : `: ${result.title}`}`;
        print(
          result.passed ? `ok    ${name} (${result.steps} steps)` : `FAIL  ${name}\n${result.failure?.replace(/^/gm, '      ')}`,
        );
      }
      return ofFile;
    });
    const passed = results.filter(result => result.passed).length;
    print(`${passed} passed, ${results.length - passed} failed`);
    return passed === results.length ? 0 : 1;
  },
};
