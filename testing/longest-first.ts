/** The order of test files: what plays whole games, in numbers or in a browser, begins at once, so that nobody waits for it in the end. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In the house: a page plays to the end of a game, full tables are looked at, or program after program is started. */
const TAKES_LONG = /playToTheEnd|testing\/(fullest|boxes)|crashRun|spawnSync|Topology/;
const isLong = ({ project, moduleId }: TestSpecification): boolean =>
  project.name === 'house' ? TAKES_LONG.test(readFileSync(moduleId, 'utf8')) : project.name !== 'rules';

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
