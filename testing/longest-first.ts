/**
 * The order of test files: those with many whole games, or games in a browser, begin first, so that the run does not wait for them at the
 * end.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In the house, the longest first: commands are tried one after another, a copy is built, a page plays to the end of a game, and so on. */
const TAKES_LONG = [/clone\.ts'/, /fifth-house\.ts'/, /playToTheEnd|testing\/(fullest|boxes)|crashRun|spawnSync|Topology/];
const placeOf = ({ project, moduleId }: TestSpecification): number => {
  if (project.name !== 'house') return project.name === 'rules' ? TAKES_LONG.length : 0;
  const text = readFileSync(moduleId, 'utf8');
  const place = TAKES_LONG.findIndex(sign => sign.test(text));
  return place === -1 ? TAKES_LONG.length : place;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
