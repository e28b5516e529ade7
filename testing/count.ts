/** A reporter that ends the run with one plain line, so that any reader of the output sees the count. */
import type { Reporter, TestModule } from 'vitest/node';

export default class Count implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const passed = tests.filter(test => test.result().state === 'passed').length;
    const failed =
      tests.filter(test => test.result().state === 'failed').length + modules.filter(module => module.errors().length > 0).length;
    console.log(`${passed} passed, ${failed} failed`);
  }
}
